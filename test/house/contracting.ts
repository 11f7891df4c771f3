/** What a statement takes away from a version that does not know of it. */
export type Contraction = string;

const clauses: [RegExp, Contraction][] = [
  [
    /\bdrop\s+(?!index\b|constraint\b|not\s+null\b|trigger\b|identity\b|expression\b)/,
    'takes something away',
  ],
  [/\brename\b/, 'gives another name'],
  // But for a uuid that becomes text, letter by letter: no statement of ours notices.
  [
    /\balter\s+(?:column\s+)?(\S+)\s+(?:set\s+data\s+)?type\s+(?!\s*text\s+using\s+\1::text\b)/,
    'changes a type',
  ],
  [/\bset\s+schema\b/, 'gives another schema'],
  [/\btruncate\b/, 'empties a table'],
];

/**
 * What in a migration breaks the version before it, which is serving while it runs: that one still
 * reads and writes what is taken away, and knows nothing of what is asked for. A list of known
 * words may become longer: `before` is the migrations until then, which say what was in it.
 */
export function contractionsIn(sql: string, before = ''): Contraction[] {
  const text = withoutWidened(sql, before)
    .replaceAll(/--.*$/gm, '')
    .replaceAll(/'(?:[^']|'')*'/g, "''")
    .toLowerCase();
  const made = new Set(
    [...text.matchAll(/\bcreate\s+table\s+(?:if\s+not\s+exists\s+)?([\w.]+)/g)].map(
      ([, name]) => name,
    ),
  );
  const added = new Set(
    [...text.matchAll(/\badd\s+column\s+(\w+)\s+boolean\b[^;,]*\bdefault\s+false\b/g)].map(
      ([, name]) => name,
    ),
  );
  return text.split(';').flatMap((statement) => {
    const altered = /\balter\s+table\s+(?:only\s+)?([\w.]+)/.exec(statement)?.[1];
    const indexed = /\bcreate\s+unique\s+index\b.*?\bon\s+([\w.]+)/s.exec(statement)?.[1];
    // Rows that the version before writes are not marked, so none of them is in such an index.
    const marked = /\bwhere\s+(\w+)\s*$/.exec(statement)?.[1];
    const found = clauses.filter(([clause]) => clause.test(statement)).map(([, what]) => what);
    if (altered && !made.has(altered)) found.push(...demandsIn(statement));
    if (indexed && !made.has(indexed) && !added.has(marked))
      found.push('makes values unique that were not');
    return found;
  });
}

/** The migration but for constraints that take what they took before, and further words. */
function withoutWidened(sql: string, before: string): string {
  return sql.replaceAll(
    /drop constraint (\w+),\s*add constraint \1\s+check \((\w+) in \(([^)]*)\)\)/g,
    (written, name: string, column: string, words: string) => {
      const known = new RegExp(
        `constraint ${name}\\s+check \\(${column} in\\s*\\(([^)]*)\\)\\)`,
        'g',
      );
      const last = [...before.matchAll(known)].at(-1)?.[1];
      const isWider = last && wordsOf(last).every((word) => wordsOf(words).includes(word));
      return isWider ? `drop constraint ${name}` : written;
    },
  );
}

function wordsOf(list: string): string[] {
  return list.split(',').map((word) => word.trim());
}

/** What rows must have from now on, which the version before does not give them. */
function demandsIn(statement: string): Contraction[] {
  const actions = statement.split(/,(?![^(]*\))/);
  return actions.flatMap((action) => {
    if (/\badd\s+column\b/.test(action) || /\badd\s+(?!constraint\b)\w+\s+\w/.test(action)) {
      const isAsked = /\bnot\s+null\b/.test(action) && !/\b(?:default|generated)\b/.test(action);
      return isAsked ? ['asks for a column that has no default'] : [];
    }
    if (/\badd\s+constraint\b/.test(action)) return ['asks more of rows'];
    const [, column] = /\balter\s+(?:column\s+)?(\w+)\s+set\s+not\s+null\b/.exec(action) ?? [];
    const hasDefault = column && new RegExp(`\\b${column}\\s+set\\s+default\\b`).test(statement);
    return column && !hasDefault ? ['asks for a value'] : [];
  });
}

/** The release since which nothing uses what a migration takes away, as it says; null without. */
export function unusedSince(sql: string): string | null {
  return /^-- Unused since (\d+\.\d+\.\d+):? /m.exec(sql)?.[1] ?? null;
}
