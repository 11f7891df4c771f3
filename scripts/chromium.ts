import { existsSync } from 'node:fs';
import path from 'node:path';
import { runStep, withProgress } from './run-step.ts';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const places = [
  '/usr/bin/chromium',
  '/snap/bin/chromium',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const shell = 'chromium-headless-shell';

/** The browser of this machine that the browser tests drive, or null. */
export function findChromium(): string | null {
  return find(names, places);
}

/**
 * Chromium without windows, tabs and menus, or null: the same pages at half the work, since no
 * window is drawn around them.
 */
export function findHeadlessShell(): string | null {
  return find([shell], [`/usr/bin/${shell}`]);
}

/** Installs Chromium where that takes no question; otherwise throws what to do, in one line. */
export async function ensureChromium(): Promise<string> {
  const found = findChromium();
  if (found) return found;
  await install('chromium');
  const installed = findChromium();
  if (installed) return installed;
  throw new Error('The browser tests need Chromium or Google Chrome: install one and run again.');
}

/** The headless shell, installed where that takes no question; elsewhere Chromium. */
export async function ensureHeadlessShell(): Promise<string> {
  if (!findHeadlessShell()) await install(shell);
  return findHeadlessShell() ?? ensureChromium();
}

function find(programs: string[], elsewhere: string[]): string | null {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  const onPath = folders.flatMap((folder) => programs.map((name) => path.join(folder, name)));
  return [...onPath, ...elsewhere].find((file) => existsSync(file)) ?? null;
}

/** Tries to install a package of Debian or Ubuntu; says why where that fails. */
async function install(name: string): Promise<void> {
  const before = await wordsBeforeApt();
  if (!before) return;
  const apt = async (...args: string[]) => {
    // A machine without a network hears so soon.
    const patience = ['-o', 'Acquire::Retries=1', '-o', 'Acquire::http::Timeout=20'];
    const [command, ...rest] = [...before, 'apt-get'];
    return runStep(command, [...rest, ...patience, ...args], {
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    });
  };
  const work = apt('update').then(() => apt('install', '-y', '--no-install-recommends', name));
  const { ok, output } = await withProgress(`Installing ${name}…`, work);
  if (!ok) console.error(output.slice(-2000));
}

/** What to write before `apt-get`: nothing as root, `sudo -n` where it asks nothing, or null. */
async function wordsBeforeApt(): Promise<string[] | null> {
  if (!existsSync('/usr/bin/apt-get')) return null;
  if (process.getuid?.() === 0) return [];
  const { ok } = await runStep('sudo', ['-n', 'true']);
  return ok ? ['sudo', '-n'] : null;
}
