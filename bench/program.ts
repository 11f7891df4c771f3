import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** What a served program has used since it started. */
export type Usage = {
  /** User and system time of its process. */
  cpuMs: number;
  /** SQL statements it has sent. */
  statements: number;
  /** What it holds of the machine's memory now. */
  rssBytes: number;
};

/** A program that serves in a process of its own. */
export type Program = Ready & {
  pid: number;
  usage(): Promise<Usage>;
  stop(): Promise<void>;
};

type Ready = {
  url: string;
  /** Of a browser that is signed in; empty where nobody can. */
  cookie: string;
};

/** Starts the program at `file` and waits until it says where it serves; `flags` are for Node. */
export async function startProgram(
  file: string,
  args: string[] = [],
  flags: readonly string[] = [],
): Promise<Program> {
  const child = fork(file, args, {
    execArgv: [...flags],
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ready = await told<Ready>(child);
  return {
    ...ready,
    pid: child.pid ?? 0,
    usage() {
      child.send('usage');
      return told<Usage>(child);
    },
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
    },
  };
}

/** The program's side: says where it serves, answers what it has used, ends with its parent. */
export function reportTo(
  parent: NodeJS.Process,
  {
    url,
    cookie,
    statements,
    close,
  }: Ready & { statements: () => number; close: () => Promise<void> },
): void {
  parent.on('message', () => {
    const { user, system } = process.cpuUsage();
    parent.send?.({
      cpuMs: (user + system) / 1000,
      statements: statements(),
      rssBytes: process.memoryUsage.rss(),
    } satisfies Usage);
  });
  const end = () => void close().finally(() => process.exit(0));
  if (!parent.connected) return end(); // it did not wait for us
  parent.once('disconnect', end);
  parent.send?.({ url, cookie } satisfies Ready);
}

async function told<Message>(child: ChildProcess): Promise<Message> {
  const gone = new AbortController();
  const onExit = () => gone.abort(new Error('a program of the bench has ended by itself'));
  child.once('exit', onExit);
  try {
    const [message] = (await once(child, 'message', { signal: gone.signal })) as [Message];
    return message;
  } finally {
    child.off('exit', onExit);
  }
}
