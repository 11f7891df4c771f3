import { spawn } from 'node:child_process';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '..');

export type StepOptions = {
  /** Lets the step's own output through instead of collecting it. */
  shown?: boolean;
  env?: Record<string, string>;
};

export type StepResult = { ok: boolean; output: string; seconds: number };

/** Runs one command in the root of the clone, with the programs that npm installed. */
export async function runStep(
  command: string,
  args: string[],
  { shown = false, env = {} }: StepOptions = {},
): Promise<StepResult> {
  const bin = path.join(root, 'node_modules/.bin');
  const searchPath = [path.dirname(process.execPath), bin, process.env.PATH].join(path.delimiter);
  const startedAt = performance.now();
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['ignore', shown ? 'inherit' : 'pipe', shown ? 'inherit' : 'pipe'],
    env: { ...process.env, ...env, PATH: searchPath },
  });
  let output = '';
  child.stdout?.on('data', (chunk) => (output += String(chunk)));
  child.stderr?.on('data', (chunk) => (output += String(chunk)));
  const exitCode = await new Promise<number | null>((resolve) => {
    child.on('error', (error) => {
      output += error.message;
      resolve(1);
    });
    child.on('close', resolve);
  });
  return { ok: exitCode === 0, output, seconds: (performance.now() - startedAt) / 1000 };
}

/** Prints `line` now, and again with the time every ten seconds until `work` is done. */
export async function withProgress<T>(line: string, work: Promise<T>): Promise<T> {
  console.log(line);
  const startedAt = performance.now();
  const ticking = setInterval(
    () => console.log(`${line} ${Math.round((performance.now() - startedAt) / 1000)} s`),
    10_000,
  );
  return work.finally(() => clearInterval(ticking));
}
