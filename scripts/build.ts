import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { lockFile } from '#server/instance.ts';
import { compressAssets } from './compress-assets.ts';
import { root, runStep, withProgress } from './run-step.ts';
import type { StepResult } from './run-step.ts';

const stamp = path.join(root, 'build', '.framewell-build');
const folder = path.join(root, 'var');
/** The rooms that pages are made of; a test compares them with what pages import. */
export const pageRooms = [
  'domain',
  'clients',
  'shop',
  'pictures',
  'face',
  'likeness',
  'try-on',
  'storefront',
];
const configs = ['vite.config.ts', 'react-router.config.ts', 'tsconfig.json'];
const steps = ['scripts/page-texts.ts', 'scripts/compress-assets.ts', 'scripts/face-engine.ts'];
/** The demo's page for GraphQL is built beside the pages of the shop, and is none of them. */
const graphiql = 'scripts/build-graphiql.ts';
const rooms = pageRooms.map((room) => `src/${room}`);
const sources = [
  ...rooms,
  // The reader that a page may start beside itself.
  'src/reading',
  'public',
  'package.json',
  'package-lock.json',
  ...configs,
  ...steps,
  graphiql,
  'demo/graphiql',
];

/**
 * Builds the pages for production unless nothing changed since the last time. Of several
 * processes that ask at once, one builds and the others wait for it.
 */
export async function ensureBuilt(): Promise<boolean> {
  if (isFresh(sourceHash())) return true;
  mkdirSync(folder, { recursive: true });
  let lock = lockFile(path.join(folder, 'build.lock'));
  for (; !lock; lock = lockFile(path.join(folder, 'build.lock'))) await sleep(100);
  try {
    const wanted = sourceHash();
    return isFresh(wanted) || (await build(wanted));
  } finally {
    lock.close();
  }
}

function isFresh(wanted: string): boolean {
  // Whoever begins the demo anew removes `var`, and what was built there with it.
  const isWhole = existsSync(stamp) && existsSync(path.join(folder, 'graphiql/page.js'));
  return isWhole && readFileSync(stamp, 'utf8') === wanted;
}

async function build(wanted = sourceHash()): Promise<boolean> {
  const { ok, output } = await withProgress('Building…', runBuildSteps());
  if (ok) writeFileSync(stamp, wanted);
  else console.error(output);
  return ok;
}

async function runBuildSteps(): Promise<StepResult> {
  const env = { NODE_ENV: 'production' };
  const generated = await runStep(process.execPath, ['scripts/generate/all.ts'], { env });
  if (!generated.ok) return generated;
  const beside = runStep(process.execPath, [graphiql], { env });
  const built = await runStep('react-router', ['build'], { env });
  if (built.ok) compressAssets(path.join(root, 'build/client/assets'));
  const tried = await beside;
  return built.ok ? tried : built;
}

/** Of every file's path, size and time; tests and what is generated do not count. */
function sourceHash(): string {
  const hash = createHash('sha256');
  for (const source of sources) {
    for (const file of filesBelow(path.join(root, source))) {
      const { size, mtimeMs } = statSync(file);
      hash.update(`${path.relative(root, file)}\0${size}\0${mtimeMs}\n`);
    }
  }
  return hash.digest('hex');
}

function filesBelow(place: string): string[] {
  const found = statSync(place, { throwIfNoEntry: false });
  if (!found || /\.test\.tsx?$/.test(place) || path.basename(place) === 'generated') return [];
  if (found.isFile()) return [place];
  return readdirSync(place)
    .sort()
    .flatMap((name) => filesBelow(path.join(place, name)));
}

if (import.meta.main) {
  const done = process.argv.includes('--if-changed') ? await ensureBuilt() : await build();
  process.exitCode = done ? 0 : 1;
}
