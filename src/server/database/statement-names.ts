import { createHash } from 'node:crypto';

/**
 * Names for statement texts, so that PostgreSQL parses and plans each text once for each
 * connection. A bounded number of them, because every connection keeps every plan: texts
 * beyond that go unnamed.
 */
export type StatementNames = {
  nameOf(text: string): string | undefined;
  /** Gives `text` another name, after a migration has changed what its old plan would answer. */
  renew(text: string): void;
};

export function statementNames(limit: number): StatementNames {
  const names = new Map<string, string>();
  return {
    nameOf(text) {
      const known = names.get(text);
      if (known || names.size >= limit) return known;
      const name = nameFor(text);
      names.set(text, name);
      return name;
    },
    renew(text) {
      const old = names.get(text);
      if (old) names.set(text, nameFor(`${old}${text}`));
    },
  };
}

function nameFor(text: string): string {
  return `fw_${createHash('sha256').update(text).digest('hex').slice(0, 16)}`;
}
