import { createHash } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { accountFor, canReach } from './account.ts';
import { makeTraversable } from './binaries.ts';

/**
 * Where the database of this clone lives: `var/pg` inside it. Under root, in a clone that the
 * unprivileged account cannot reach, below /var/lib/framewell instead. Existing data decides
 * first, so that a changed permission never makes the data seem to vanish.
 */
export function dataDirectory(clone: string): string {
  const inside = path.join(clone, 'var', 'pg');
  if (isCluster(inside) || process.getuid?.() !== 0) return inside;

  const key = createHash('sha256').update(realpathSync(clone)).digest('hex').slice(0, 16);
  const outside = path.join('/var/lib/framewell', key, 'pg');
  if (isCluster(outside)) return outside;
  return canReach(accountFor(inside), clone) ? inside : outside;
}

/** Whether `dataDir` holds a database cluster that was created to the end. */
export function isCluster(dataDir: string): boolean {
  return existsSync(path.join(dataDir, 'PG_VERSION'));
}

/**
 * Makes the folder around `dataDir` and lets the unprivileged account through.
 * @throws Error when that account cannot get there all the same.
 */
export function prepareParent(dataDir: string): void {
  const parent = path.dirname(dataDir);
  const account = accountFor(dataDir);
  if (!account) {
    mkdirSync(parent, { recursive: true });
    return;
  }
  makeTraversable(parent);
  const { mode } = statSync(parent);
  if (!canReach(account, parent) && canReach(account, path.dirname(parent))) {
    chmodSync(parent, mode | 0o111);
  }
  if (canReach(account, parent)) return;
  throw new Error(
    `Running as root, and the account for PostgreSQL (uid ${account.uid}) cannot reach ${dataDir}. ` +
      'Choose a folder it can pass into.',
  );
}
