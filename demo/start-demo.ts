import path from 'node:path';
import { start, type OpenServer } from '#server/start.ts';
import { ensureDemo } from './demo.ts';
import { demoSettings } from './settings.ts';

/** Starts the shop with what makes it a demo: keys of its own, members, frames, a word of welcome. */
export async function startDemo(openServer: (clone: string) => OpenServer): Promise<void> {
  const clone = path.resolve(import.meta.dirname, '..');
  const say = (line: string) => void process.stdout.write(`${line}\n`);
  await start({
    clone,
    env: demoSettings(clone),
    openServer: openServer(clone),
    fill: (services) => ensureDemo(services, say),
    say,
    onReady: (url) => say(greeting(url)),
  });
}

function greeting(url: string): string {
  return `
Framewell is ready: ${url}

  Sign in   ${url}/confirmauthentication/intro
  Members   ${url}/dev/members.json
  Codes     ${url}/dev/outbox

Ctrl-C stops everything; starting again finds all data.`;
}
