/**
 * Makes `node_modules` match `package-lock.json`. Runs before anything is installed, so it
 * imports nothing of ours and works on Node 20.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const modules = path.join(root, 'node_modules');
const stamp = path.join(modules, '.framewell-install');
const installedNode = path.join(modules, 'node', 'bin', 'node');

/** Installs when the lockfile changed since the last time. `say` receives progress lines. */
export async function ensureInstalled(say) {
  const wanted = lockHash();
  if (readIfThere(stamp) === wanted && existsSync(installedNode)) return;
  if (!isInstalledAlready()) {
    rmSync(stamp, { force: true });
    await install(say);
  }
  // An npm that runs no install scripts leaves this package without its program.
  if (!existsSync(installedNode)) await npm(['rebuild', 'node', '--ignore-scripts=false'], say);
  if (!existsSync(installedNode)) throw new Error('npm did not install Node 24 (package "node").');
  writeFileSync(stamp, wanted);
}

/** The Node 24 that npm installed; null before that. */
export function installedNodePath() {
  return existsSync(installedNode) ? installedNode : null;
}

async function install(say) {
  say('Installing… (about a minute the first time)');
  await npm(['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund'], say);
}

function lockHash() {
  const hash = createHash('sha256').update(`${process.platform}-${process.arch}\n`);
  return hash.update(readFileSync(path.join(root, 'package-lock.json'))).digest('hex');
}

/** Whether someone ran npm by hand: every package of the lockfile is there in its version. */
function isInstalledAlready() {
  const installed = readIfThere(path.join(modules, '.package-lock.json'));
  if (!installed) return false;
  const there = JSON.parse(installed).packages;
  const locked = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')).packages;
  return Object.entries(locked).every(
    ([name, { version, optional }]) =>
      name === '' || there[name]?.version === version || (optional && !there[name]),
  );
}

/** npm is quiet unless it fails; every ten seconds a line tells that it still works. */
async function npm(args, say) {
  const windows = process.platform === 'win32';
  const child = spawn(windows ? 'npm.cmd' : 'npm', args, {
    cwd: root,
    shell: windows,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  child.stdout.on('data', (chunk) => (printed += chunk));
  child.stderr.on('data', (chunk) => (printed += chunk));
  const startedAt = Date.now();
  const ticking = setInterval(
    () => say(`Installing… ${Math.round((Date.now() - startedAt) / 1000)} s`),
    10_000,
  );
  const exitCode = await new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  }).finally(() => clearInterval(ticking));
  if (exitCode !== 0) throw new Error(`npm ${args[0]} failed:\n${printed.slice(-4000)}`);
}

function readIfThere(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}
