import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compressAssets } from './compress-assets.ts';
import { root, runStep, withProgress } from './run-step.ts';
import type { StepResult } from './run-step.ts';

const stamp = path.join(root, 'build', '.framewell-build');
const sources = ['src', 'package-lock.json', 'vite.config.ts'];
const configs = ['react-router.config.ts', 'tsconfig.json'];

/** Builds the pages for production unless nothing changed since the last time. */
export async function ensureBuilt(): Promise<boolean> {
  const wanted = sourceHash();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return true;
  return build(wanted);
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
  const built = generated.ok ? await runStep('react-router', ['build'], { env }) : generated;
  if (built.ok) compressAssets(path.join(root, 'build/client/assets'));
  return built;
}

/** Of every file's path, size and time; tests and what is generated do not count. */
function sourceHash(): string {
  const hash = createHash('sha256');
  for (const source of [...sources, ...configs]) {
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
