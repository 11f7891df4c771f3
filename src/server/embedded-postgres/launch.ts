import { spawn, type ChildProcess } from 'node:child_process';
import type { Account } from './account.ts';

/**
 * Starts a PostgreSQL program as `account`, in a process group of its own: a Ctrl-C in the
 * terminal must not stop the database before the application has finished with it.
 */
export function launch(
  program: string,
  args: string[],
  options: { account: Account; output: number | 'pipe' },
): ChildProcess {
  const posix = process.platform !== 'win32';
  return spawn(program, args, {
    ...options.account,
    // '/' because the account may not be allowed into our current folder
    ...(posix && { cwd: '/', env: { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' } }),
    detached: posix,
    windowsHide: true,
    stdio: ['ignore', options.output, options.output],
  });
}

/** Runs a program to its end and answers what it printed. @throws Error when it fails. */
export async function runToEnd(program: string, args: string[], account: Account): Promise<string> {
  const child = launch(program, args, { account, output: 'pipe' });
  let printed = '';
  child.stdout?.on('data', (chunk) => (printed += String(chunk)));
  child.stderr?.on('data', (chunk) => (printed += String(chunk)));
  const exitCode = await new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  if (exitCode === 0) return printed;
  throw new Error(`${program} failed (${String(exitCode)}): ${printed.trim()}`);
}
