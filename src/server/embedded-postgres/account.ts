import { chownSync, existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** Whom PostgreSQL runs as; `null` is whoever runs this process. */
export type Account = { uid: number; gid: number } | null;

/**
 * PostgreSQL refuses to run as root, so under root it runs as the owner of the data it has
 * already, else as `postgres` or `nobody`. The account must stand in /etc/passwd: initdb asks.
 */
export function accountFor(dataDir: string): Account {
  if (process.getuid?.() !== 0) return null;
  const accounts = localAccounts();
  const owner = existsSync(dataDir) ? statSync(dataDir).uid : 0;
  const account =
    (owner === 0 ? undefined : accounts.find(({ uid }) => uid === owner)) ??
    accounts.find(({ name }) => name === 'postgres') ??
    accounts.find(({ name }) => name === 'nobody');
  if (account) return { uid: account.uid, gid: account.gid };
  throw new Error(
    'PostgreSQL does not run as root, and /etc/passwd has neither postgres nor nobody. ' +
      'Start as another user, or set DATABASE_URL.',
  );
}

/** Whether `account` may pass through every existing folder on the way into `dir`. */
export function canReach(account: Account, dir: string): boolean {
  if (!account) return true;
  const parent = path.dirname(dir);
  if (existsSync(dir)) {
    const { mode, uid, gid } = statSync(dir);
    const passes = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001;
    if ((mode & passes) === 0) return false;
  }
  return parent === dir || canReach(account, parent);
}

export function giveTo(account: Account, file: string): void {
  if (account) chownSync(file, account.uid, account.gid);
}

function localAccounts(): { name: string; uid: number; gid: number }[] {
  return readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .filter((fields) => fields.length >= 4)
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }));
}
