import { readdirSync, readFileSync, readlinkSync, realpathSync } from 'node:fs';
import { execFileSync } from 'node:child_process';

/** Whether a process with this id exists, also when it is not ours to signal. */
export function isAlive(pid: number): boolean {
  if (pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Whether `pid` was killed and waits for its parent to notice (Linux; elsewhere false). */
export function isZombie(pid: number): boolean {
  return /^[ZX]$/.test(statFields(pid)?.state ?? '');
}

/**
 * The PostgreSQL processes that work in `dataDir` (Linux): every one of them has it as its
 * current folder. A container may hide that folder from root; then the postmaster is known by
 * its command line, its children by their parent, and an orphan counts as ours to be safe.
 */
export function processesIn(dataDir: string): number[] {
  const folder = realpathSync(dataDir);
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.map(Number).filter((pid) => worksIn(pid, folder));
}

/** Whether `pid` runs a program named postgres (macOS and others with `ps`). */
export function isPostgres(pid: number): boolean {
  try {
    const name = execFileSync('ps', ['-p', String(pid), '-o', 'comm='], { encoding: 'utf8' });
    return name.includes('postgres');
  } catch {
    return false;
  }
}

function worksIn(pid: number, folder: string): boolean {
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === folder;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    return seemsToWorkIn(pid, folder);
  }
}

function seemsToWorkIn(pid: number, folder: string): boolean {
  const process = statFields(pid);
  if (process?.name !== 'postgres') return false;
  const postmaster = statFields(process.parent)?.name === 'postgres' ? process.parent : pid;
  const words = commandLine(postmaster);
  const at = words.indexOf('-D');
  return at < 0 || words[at + 1] === folder;
}

/** The fields after the program's name, which itself may hold spaces and brackets. */
function statFields(pid: number): { name: string; state: string; parent: number } | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const end = stat.lastIndexOf(')');
    const [state = '', parent = ''] = stat.slice(end + 2).split(' ');
    return { name: stat.slice(stat.indexOf('(') + 1, end), state, parent: Number(parent) };
  } catch {
    return undefined;
  }
}

function commandLine(pid: number): string[] {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
  } catch {
    return [];
  }
}
