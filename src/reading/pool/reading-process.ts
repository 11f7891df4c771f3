import { fork } from 'node:child_process';
import { readFileSync, realpathSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import path from 'node:path';
import type { Question, Reply } from './work.ts';

/** The process that was asked is no more. */
export class ProcessEnded extends Error {}

export type ReadingProcess = {
  /**
   * One question at a time.
   *
   * @throws ProcessEnded when the process dies of it, or is ended meanwhile.
   */
  ask(question: Question): Promise<Reply>;
  /** What it holds at the moment; null where the system does not tell. */
  memoryBytes(): number | null;
  /** How long processors have worked for it since it began; null where the system does not tell. */
  workedMs(): number | null;
  end(): void;
};

/** On so many cores it works on one sheet, of which it must be done after so much work of all. */
type Limits = { threads: number; workLimitMs: number };

/**
 * How the C library of Linux hands out memory; others do not ask. What one thread frees, another
 * uses, and large pieces go back to the system at once, which gives them in pages of two megabytes:
 * in small ones that would take a quarter more work.
 */
const MEMORY_GIVEN_BACK = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '4000000',
  MALLOC_TRIM_THRESHOLD_: '64000000',
  GLIBC_TUNABLES: 'glibc.malloc.hugetlb=1',
};

const program = path.join(import.meta.dirname, 'process.ts');
const clone = path.resolve(import.meta.dirname, '../../..');

/**
 * Starts a process that reads. It works behind everything else on this machine, knows no setting
 * and no secret, may read the code of this program and nothing else, writes no file and starts
 * nothing.
 */
export function startReadingProcess({ threads, workLimitMs }: Limits): ReadingProcess {
  const modules = path.join(clone, 'node_modules');
  const readable = [
    path.join(clone, 'package.json'),
    ...[path.join(clone, 'src'), modules, realpathSync(modules)].map((each) =>
      path.join(each, '*'),
    ),
  ];
  const child = fork(program, [String(threads), String(workLimitMs)], {
    cwd: clone,
    execArgv: [
      '--permission',
      ...readable.map((place) => `--allow-fs-read=${place}`),
      '--allow-addons',
      '--allow-worker',
      '--max-old-space-size=320',
      '--max-semi-space-size=4',
      '--disable-warning=SecurityWarning',
    ],
    env: { ...MEMORY_GIVEN_BACK, NODE_ENV: 'production' },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let said = '';
  child.stderr?.on('data', (text: Buffer) => {
    said = (said + text.toString()).slice(-2000);
  });
  const ended = new Promise<never>((_resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      reject(new ProcessEnded(`A process that reads has ended: ${code ?? signal}\n${said}`));
    });
  });
  // Whoever asks hears of it. While nobody does, nobody has to.
  ended.catch(() => undefined);
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);

  return {
    ask(question) {
      const answered = new Promise<Reply>((resolve, reject) => {
        child.once('message', (reply: Reply) => resolve(reply));
        child.send(question, (error) => error && reject(new ProcessEnded(error.message)));
      });
      return Promise.race([answered, ended]);
    },
    memoryBytes: () => (child.pid === undefined ? null : heldBytes(child.pid)),
    workedMs: () => (child.pid === undefined ? null : workedMs(child.pid)),
    end: () => void child.kill('SIGKILL'),
  };
}

/** Only Linux tells what another process holds. */
function heldBytes(pid: number): number | null {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) * 1024;
  } catch {
    return null;
  }
}

/** Linux counts for other programs in hundredths of a second, on every machine. */
const TICK_MS = 10;

/** What Linux tells of another process, in its own code and in the system's for it. */
function workedMs(pid: number): number | null {
  try {
    const told = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name before may hold anything, in brackets; these are the 14th and 15th of all.
    const [own, system] = told
      .slice(told.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 13);
    return (Number(own) + Number(system)) * TICK_MS;
  } catch {
    return null;
  }
}
