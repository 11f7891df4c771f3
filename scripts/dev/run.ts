import { spawn, type ChildProcess } from 'node:child_process';
import { globSync, watch } from 'node:fs';
import path from 'node:path';
import { dataDirectory } from '#server/embedded-postgres/data-directory.ts';
import { startEmbedded } from '#server/embedded-postgres/embedded.ts';
import { root, runStep } from '../run-step.ts';

/**
 * What `npm run dev` runs: the demo shop in a process of its own, which is started again when a
 * file changes that its server has loaded, a contract or a migration. Pages are reloaded in it
 * by Vite without that. The database is held here and runs on.
 */
const contracts = new Set(['.graphqls', '.graphql']);
const readByServer = new Set(['.sql', ...contracts]);
/** Editors write a file in several steps, and branches change many files at once. */
const settledMs = 150;

const loaded = new Set<string>();
const watched = new Set<string>();
const changed = new Set<string>();
let server: ChildProcess | undefined;
let settling: NodeJS.Timeout | undefined;
let isStopping = false;
let work = Promise.resolve();

const database = process.env.DATABASE_URL
  ? undefined
  : await startEmbedded({ dataDir: dataDirectory(root) });
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop());
for (const file of globSync('src/**/*.{sql,graphqls,graphql}', { cwd: root }))
  watchFolderOf(path.join(root, file));
void runStep(process.execPath, ['scripts/build-graphiql.ts'], { env: { NODE_ENV: 'production' } });
start([]);

function start(files: string[]): void {
  const program = ['--conditions=development', `--import=${import.meta.dirname}/tell-loaded.ts`];
  const child = spawn(process.execPath, [...program, path.join(root, 'demo/dev.ts'), ...files], {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  child.on('message', (file) => {
    if (typeof file !== 'string') return;
    loaded.add(file);
    watchFolderOf(file);
  });
  child.on('exit', (code) => {
    if (server !== child) return;
    server = undefined;
    // A first start that fails, as on a port in use, would fail again; a change may mend the rest.
    if (files.length === 0) void stop(code ?? 1);
    else console.log('The server ended. It starts again when one of its files changes.');
  });
  server = child;
}

/** A folder, since an editor that saves puts a new file in the place of the old one. */
function watchFolderOf(file: string): void {
  const folder = path.dirname(file);
  if (watched.has(folder)) return;
  watched.add(folder);
  watch(folder, (_event, name) => {
    if (name) note(path.join(folder, name));
  });
}

function note(file: string): void {
  if (!loaded.has(file) && !readByServer.has(path.extname(file))) return;
  changed.add(file);
  clearTimeout(settling);
  settling = setTimeout(() => {
    work = work.then(startAgain);
  }, settledMs);
}

async function startAgain(): Promise<void> {
  if (isStopping) return;
  const files = [...changed];
  changed.clear();
  if (files.some((file) => contracts.has(path.extname(file)))) {
    const { ok, output } = await runStep(process.execPath, ['scripts/generate/all.ts']);
    if (!ok) return console.error(output);
  }
  await end();
  start(files.map((file) => path.relative(root, file)));
}

async function end(): Promise<void> {
  const child = server;
  server = undefined;
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}

async function stop(code = 0): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  await end();
  await database?.stop();
  process.exit(code);
}
