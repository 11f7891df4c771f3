/** Runs a script of ours under the Node 24 that npm installed. Works on Node 20. */
import { spawn } from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import { installedNodePath } from './install.mjs';

const root = path.resolve(import.meta.dirname, '..');

/** A Ctrl-C reaches us from the terminal and again through npm: one wish, told once. */
const sameWishMs = 500;

/**
 * Runs `node args…` to its end and answers its exit code, 128 + n after signal n. Signals we
 * receive are passed on. `ownGroup` keeps the terminal's Ctrl-C from reaching the child a
 * second time; not for commands that read from the terminal.
 */
export async function runNode(args, { env = {}, ownGroup = false } = {}) {
  const bin = path.dirname(installedNodePath());
  const searchPath = [bin, path.join(root, 'node_modules/.bin'), process.env.PATH];
  const child = spawn(installedNodePath(), args, {
    stdio: 'inherit',
    detached: ownGroup && process.platform !== 'win32',
    env: {
      // A process starts in half the time once another has compiled what it runs.
      NODE_COMPILE_CACHE: path.join(root, 'node_modules/.cache/compiled'),
      ...process.env,
      ...env,
      PATH: searchPath.join(path.delimiter),
    },
  });

  let toldAt = 0;
  const passOn = (signal) => {
    const reachesTheChild = signal === 'SIGINT' && !ownGroup && process.stdin.isTTY;
    if (reachesTheChild || Date.now() - toldAt < sameWishMs) return;
    toldAt = Date.now();
    child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal); // a closed terminal is a wish to end
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, passOn);
  onceAlone(() => {
    if (toldAt === 0) passOn('SIGTERM');
  });

  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code, signal) => resolve(code ?? 128 + os.constants.signals[signal]));
  });
}

/**
 * npm hands a signal to its shell, which ends and says nothing to us: then we have another
 * parent. Told once, for a shop that is told again while it drains ends at once.
 */
function onceAlone(end) {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const looking = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(looking);
    end();
  }, 250);
  looking.unref();
}
