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

/** The browser of this machine that the browser tests drive, or null. */
export function findChromium(): string | null {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  const onPath = folders.flatMap((folder) => names.map((name) => path.join(folder, name)));
  return [...onPath, ...places].find((file) => existsSync(file)) ?? null;
}

/** Installs Chromium where that takes no question; otherwise throws what to do, in one line. */
export async function ensureChromium(): Promise<string> {
  const found = findChromium();
  if (found) return found;
  const before = await wordsBeforeApt();
  if (before) {
    const apt = async (...args: string[]) => {
      const [command, ...rest] = [...before, 'apt-get'];
      return runStep(command, [...rest, ...args], { env: { DEBIAN_FRONTEND: 'noninteractive' } });
    };
    const install = apt('update').then(() =>
      apt('install', '-y', '--no-install-recommends', 'chromium'),
    );
    const { ok, output } = await withProgress('Installing Chromium…', install);
    if (!ok) console.error(output.slice(-2000));
  }
  const installed = findChromium();
  if (installed) return installed;
  throw new Error('The browser tests need Chromium or Google Chrome: install one and run again.');
}

/** What to write before `apt-get`: nothing as root, `sudo -n` where it asks nothing, or null. */
async function wordsBeforeApt(): Promise<string[] | null> {
  if (!existsSync('/usr/bin/apt-get')) return null;
  if (process.getuid?.() === 0) return [];
  const { ok } = await runStep('sudo', ['-n', 'true']);
  return ok ? ['sudo', '-n'] : null;
}
