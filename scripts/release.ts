/**
 * `npm run release -- 0.2.0 --tested`: makes a version of what is committed here. It writes the
 * version into the packages and the changelog, commits and tags that, and leaves in `var/release`
 * an archive, the list of what is in it (CycloneDX) and their checksums. Nothing is pushed.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './run-step.ts';

const changed = ['package.json', 'package-lock.json', 'CHANGELOG.md'];
const folder = path.join(root, 'var/release');

try {
  release(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}

function release([version = '', ...flags]: string[]): void {
  requireReady(version, flags);
  const name = `framewell-${version}`;
  mkdirSync(folder, { recursive: true });
  try {
    for (const file of ['package.json', 'package-lock.json']) setVersion(file, version);
    closeChangelog(version);
    const sbom = ['sbom', '--package-lock-only', '--omit=dev', '--sbom-format=cyclonedx'];
    writeFileSync(path.join(folder, `${name}.cdx.json`), run('npm', sbom));
    run('git', ['commit', '--quiet', '--message', `Release ${version}`, ...changed]);
  } catch (error) {
    run('git', ['checkout', '--quiet', 'HEAD', '--', ...changed]);
    throw error;
  }
  run('git', ['tag', '--annotate', '--message', `framewell ${version}`, `v${version}`]);
  const archive = path.join(folder, `${name}.tar.gz`);
  run('git', ['archive', `--prefix=${name}/`, `--output=${archive}`, `v${version}`]);
  const sums = [`${name}.tar.gz`, `${name}.cdx.json`].map((file) => `${checksum(file)}  ${file}\n`);
  writeFileSync(path.join(folder, `${name}.sha256`), sums.join(''));
  process.stdout.write(`v${version} is tagged; ${folder} has what goes with it.\n`);
}

/** @throws Error that says what keeps this from being released. */
function requireReady(version: string, flags: string[]): void {
  const known = (JSON.parse(textOf('package.json')) as { version: string }).version;
  if (!/^\d+\.\d+\.\d+$/.test(version))
    throw new Error('Which version? npm run release -- 0.2.0 --tested');
  if (version.localeCompare(known, 'en', { numeric: true }) < 0)
    throw new Error(`${version} does not come after ${known}.`);
  if (run('git', ['tag', '--list', `v${version}`]))
    throw new Error(`v${version} is there already.`);
  if (run('git', ['status', '--porcelain'])) throw new Error('What is here is not all committed.');
  if (!unreleased()) throw new Error('CHANGELOG.md says of nothing under [Unreleased].');
  if (!flags.includes('--tested'))
    throw new Error('Has "npm run test:full" passed on this commit? Say so with --tested.');
}

/** What the changelog says under [Unreleased]. */
function unreleased(): string {
  const [, rest = ''] = textOf('CHANGELOG.md').split('## [Unreleased]\n');
  return (rest.split(/^## \[/m)[0] ?? '').trim();
}

function closeChangelog(version: string): void {
  const today = new Date().toISOString().slice(0, 10);
  const title = '## [Unreleased]\n';
  const closed = textOf('CHANGELOG.md').replace(title, `${title}\n## [${version}] - ${today}\n`);
  writeFileSync(path.join(root, 'CHANGELOG.md'), closed);
}

function setVersion(file: string, version: string): void {
  const json = JSON.parse(textOf(file)) as {
    version: string;
    packages?: { '': { version: string } };
  };
  json.version = version;
  if (json.packages) json.packages[''].version = version;
  writeFileSync(path.join(root, file), `${JSON.stringify(json, null, 2)}\n`);
}

function checksum(file: string): string {
  return createHash('sha256')
    .update(readFileSync(path.join(folder, file)))
    .digest('hex');
}

function textOf(file: string): string {
  return readFileSync(path.join(root, file), 'utf8');
}

function run(command: string, args: string[]): string {
  return execFileSync(command, args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    shell: command === 'npm' && process.platform === 'win32',
    stdio: ['ignore', 'pipe', 'pipe'],
  }).trim();
}
