import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import type { ToldHere } from '#domain/prescription/reading-here.ts';
import { createReader, readFile as readSheet } from '#reading/index.ts';
import { findChromium } from '#scripts/chromium.ts';
import { makeSheets } from '#test/rx-sheets/make-sheets.ts';
import { scoreAnswer, type Score } from './rx-score.ts';

/**
 * Measures what it costs to read a picture in a browser instead of on the server: the same sheets
 * of seen layouts by both, one after the other, with the built pages: `node bench/rx-here.ts 24`.
 */
const most = Number(process.argv[2] ?? 24);
const root = path.resolve(import.meta.dirname, '..');
const assets = path.join(root, 'build/client/assets');
const folder = path.join(root, 'var/rx-sheets/seen');
const worker = readdirSync(assets).find((name) => /^worker-[\w-]+\.js$/.test(name));
if (!worker) throw new Error('Build the pages first: npm run build');

const sheets = await makeSheets({
  set: 'seen',
  folder,
  conditions: ['light', 'heavy'],
  seeds: 1,
  most: Math.ceil(most / 2),
});

let [fetchedBytes, firstBytes] = [0, 0];
const server = createServer(({ url = '/' }, answer) => {
  if (url === '/') return answer.setHeader('Content-Type', 'text/html').end('<body>');
  const isSheet = url.startsWith('/sheets/');
  const file = path.join(isSheet ? folder : assets, path.basename(url));
  if (!existsSync(file)) return answer.writeHead(404).end();
  const packed = existsSync(`${file}.br`) ? `${file}.br` : null;
  const bytes = readFileSync(packed ?? file);
  if (packed) answer.setHeader('Content-Encoding', 'br');
  if (url.endsWith('.js')) answer.setHeader('Content-Type', 'text/javascript');
  if (!isSheet) answer.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
  if (!isSheet) fetchedBytes += bytes.length;
  return answer.end(bytes);
}).listen(0, '127.0.0.1');
await new Promise((resolve) => server.once('listening', resolve));
const { port } = server.address() as AddressInfo;

const browser = await chromium.launch({ executablePath: findChromium() ?? '' });
const page = await browser.newPage();
await page.goto(`http://127.0.0.1:${port}/`);
const before = await rendererBytes(browser, 'VmRSS');
// On a busy machine, too: here it is not to be given up.
const reader = createReader({ workLimitMs: 60_000, wallLimitMs: 60_000 });

type Looked = { score: Score; seconds: number; wholeSeconds: number };
const here: Looked[] = [];
const there: Looked[] = [];
for (const sheet of sheets) {
  const bytes = await readFile(path.join(folder, sheet.file));
  const started = performance.now();
  const answer = await readSheet(reader, bytes);
  const seconds = (performance.now() - started) / 1000;
  there.push({ score: scoreAnswer(sheet, answer), seconds, wholeSeconds: seconds });
  here.push(await lookHere(sheet, bytes));
  // What a browser keeps of it differs; all of it comes the first time.
  firstBytes ||= fetchedBytes;
}
const peak = await rendererBytes(browser, 'VmHWM');
await browser.close();
reader.close();
server.close();

console.log(`${sheets.length} sheets, light and heavy photos by turns`);
console.log(`fetched the first time: ${(firstBytes / 1e6).toFixed(1)} MB`);
console.log(`memory of the page: ${mega(before)} MB before, ${mega(peak)} MB at most`);
for (const [name, looked] of [
  ['server', there],
  ['browser', here],
] as const) {
  const sum = (count: (score: Score) => number) =>
    looked.reduce((total, { score }) => total + count(score), 0);
  console.log(
    `${name}: median ${median(looked.map(({ seconds }) => seconds)).toFixed(2)} s a sheet, ` +
      `${median(looked.map(({ wholeSeconds }) => wholeSeconds)).toFixed(2)} s with starting; ` +
      `of ${sum(({ values }) => values)} values ${sum(({ right }) => right)} right, ` +
      `${sum(({ missing }) => missing)} empty, ${sum(({ wrong, spurious }) => wrong + spurious)} wrong`,
  );
}
console.log(
  `a sheet takes ${median(here.map(({ seconds }, at) => seconds / (there[at]?.seconds ?? 1))).toFixed(1)} times as long in the browser`,
);

async function lookHere(sheet: (typeof sheets)[number], bytes: Uint8Array): Promise<Looked> {
  const { told, seconds, wholeSeconds } = await page.evaluate(
    async ([script, picture]) => {
      const file = await (await fetch(picture)).blob();
      const started = performance.now();
      let reading = started;
      const beside = new Worker(script, { type: 'module' });
      const last = await new Promise<ToldHere>((resolve) => {
        beside.addEventListener('message', ({ data }: MessageEvent<ToldHere>) => {
          if (data.kind === 'reading') reading = performance.now();
          else if (data.kind !== 'loading') resolve(data);
        });
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- it is a worker
        beside.postMessage({ files: [file] });
      });
      beside.terminate();
      const ended = performance.now();
      return {
        told: last,
        seconds: (ended - reading) / 1000,
        wholeSeconds: (ended - started) / 1000,
      };
    },
    [`/assets/${worker}`, `/sheets/${sheet.file}`] as const,
  );
  if (told.kind !== 'read') throw new Error(`${sheet.file}: ${JSON.stringify(told)}`);
  const { reading } = told;
  const answer = await readSheet(
    {
      receive: async () => ({ ok: true, pages: [] }),
      read: async () => ({ ok: true, reading, turnedPictures: [] }),
    },
    bytes,
  );
  return { score: scoreAnswer(sheet, answer), seconds, wholeSeconds };
}

/** Of the largest page's process, as Linux tells it. */
async function rendererBytes(of: Browser, what: 'VmRSS' | 'VmHWM'): Promise<number> {
  const session = await of.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const held = processInfo
    .filter(({ type }) => type === 'renderer')
    .map(({ id }) => {
      const status = readFileSync(`/proc/${id}/status`, 'utf8');
      return 1024 * Number(new RegExp(`${what}:\\s+(\\d+) kB`).exec(status)?.[1] ?? 0);
    });
  return Math.max(...held);
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function mega(bytes: number): string {
  return (bytes / 1e6).toFixed(0);
}
