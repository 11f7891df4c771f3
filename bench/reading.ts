import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import sharp from 'sharp';
import { createReader, readFile as readSheet } from '#reading/index.ts';
import { pathOfCall } from '#storefront/app/path-of-call.ts';
import { noisePicture } from '#test/rx-sheets/camera.ts';
import type { Condition } from '#test/rx-sheets/conditions.ts';
import { diceFor } from '#test/rx-sheets/dice.ts';
import { makeSheets } from '#test/rx-sheets/make-sheets.ts';
import { askBeside, secondsBeside } from './ask-beside.ts';
import { median, millisecondsOf } from './measure.ts';
import type { MeasuredShop } from './measured-shops.ts';
import { pagesOf, type Page } from './pages.ts';
import type { Row, Section } from './report.ts';

const conditions: Condition[] = ['clean', 'light', 'medium', 'heavy', 'bent'];
/** Of each condition; every one is another layout, and some are no prescription. */
const sheetsEach = 14;
const uploadsAtOnce = 20;
const IDLE_MS = 8000;
/** Looking at what a process holds stops it for a moment: not more often than this. */
const WATCH_MS = 200;
const FORGET_MS = 400;

/** How long a picture takes to be read, one at a time, and what many at once do to the shop. */
export async function measureReading(shop: MeasuredShop): Promise<Section> {
  const pictures = await drawPictures();
  return {
    title: 'Reading pictures: time of one, and what twenty at once do to the shop',
    note: 'Received and read in the process apart, two cores shared with whatever else runs. Memory is what the server and its processes hold, at the most.',
    second: 'the 95th of 100, of times',
    rows: [...(await timesOf(pictures)), ...(await rowsOfRush(shop, pictures))],
  };
}

type Pictures = {
  sheets: { name: string; files: Uint8Array[] }[];
  /** A photo of 12 and one of 39.9 megapixels, and one in which there is nothing. */
  large: Uint8Array;
  largest: Uint8Array;
  noise: Uint8Array;
};

async function drawPictures(): Promise<Pictures> {
  const folder = path.join(import.meta.dirname, '../var/rx-sheets/seen');
  const sheets: Pictures['sheets'] = [];
  for (const condition of conditions) {
    const made = await makeSheets({
      set: 'seen',
      folder,
      conditions: [condition],
      seeds: 1,
      most: sheetsEach,
    });
    const some = made.filter(({ isPrescription }) => isPrescription);
    const files = await Promise.all(some.map(({ file }) => readFile(path.join(folder, file))));
    sheets.push({ name: condition, files });
  }
  const photo = sheets.find(({ name }) => name === 'heavy')?.files[0];
  const enlarged = (width: number, height: number) =>
    sharp(photo).resize({ width, height, fit: 'fill' }).jpeg({ quality: 60 }).toBuffer();
  return {
    sheets,
    large: await enlarged(4000, 3000),
    largest: await enlarged(7980, 5000),
    noise: await noisePicture(1400, 1000, diceFor('bench')),
  };
}

async function timesOf({ sheets, large, noise }: Pictures): Promise<Row[]> {
  const reader = createReader();
  const secondsOf = async (files: readonly Uint8Array[]) => {
    const seconds: number[] = [];
    for (const file of files)
      seconds.push((await millisecondsOf(() => readSheet(reader, file))) / 1000);
    return seconds;
  };
  const times = (what: string, seconds: number[], atMost: number): Row => ({
    what,
    figure: median(seconds),
    second: highest95(seconds),
    unit: 'seconds',
    goal: { atMost },
  });
  try {
    // The first starts the process.
    await secondsOf([large]);
    const rows: Row[] = [];
    for (const { name, files } of sheets)
      rows.push(times(`a sheet, ${name}`, await secondsOf(files), 2.5));
    rows.push(times('a photo of 12 megapixels', await secondsOf([large, large, large]), 4));
    rows.push(times('noise', await secondsOf([noise, noise, noise]), 10));
    return rows;
  } finally {
    reader.close();
  }
}

async function rowsOfRush(shop: MeasuredShop, { sheets, largest }: Pictures): Promise<Row[]> {
  const { list } = pagesOf(shop);
  const usual = sheets.flatMap(({ files }) => files).slice(0, uploadsAtOnce);
  const rushes: [string, Uint8Array[]][] = [
    ['20 sheets', usual],
    ['20 photos of 39.9 megapixels', Array.from({ length: uploadsAtOnce }, () => largest)],
  ];
  // Code that was asked often is compiled.
  await secondsBeside(list, IDLE_MS);
  const idle = highest95(await secondsBeside(list, IDLE_MS));
  const rows: Row[] = [];
  for (const [what, files] of rushes) {
    const { pages, heldBytes } = await rush(shop, list, files);
    rows.push({
      what: `${what} at once: slow pages, to those of an idle shop`,
      figure: highest95(pages) / idle,
      unit: '×',
      goal: { atMost: 2 },
    });
    if (heldBytes > 0)
      rows.push({
        what: `${what} at once: memory`,
        figure: heldBytes,
        unit: 'bytes',
        goal: { atMost: 900_000_000 },
      });
  }
  return rows;
}

/** Gives all `files` at once; answers how long pages took meanwhile and what was held at most. */
async function rush(shop: MeasuredShop, list: Page, files: readonly Uint8Array[]) {
  const database = new Client(shop.databaseUrl);
  await database.connect();
  let heldBytes = 0;
  const over = new AbortController();
  const isOver = () => over.signal.aborted;
  const watching = (async () => {
    while (!isOver()) {
      heldBytes = Math.max(heldBytes, heldBy(shop.pid));
      await sleep(WATCH_MS);
    }
  })();
  const forgetting = (async () => {
    // One member gives them all, more than one may on a day.
    while (!isOver()) {
      await database.query(`update shop.uploads set given_at = now() - interval '2 days'`);
      await sleep(FORGET_MS);
    }
  })();
  const asking = askBeside(list);
  const given = await Promise.allSettled(files.map((file) => give(shop, file)));
  const pages = await asking.stop();
  over.abort();
  await Promise.all([watching, forgetting]);
  await database.end();
  const answers = given.map((one) => (one.status === 'rejected' ? one.reason : one.value));
  const refused = answers.filter((answer) => answer !== 201);
  if (refused.length > 0) throw new Error(`uploads were answered ${refused.join(', ')}`);
  return { pages, heldBytes };
}

/** Asks again when the shop is busy, as the form does. */
async function give(shop: MeasuredShop, file: Uint8Array): Promise<number> {
  const body = new FormData();
  body.append('file', new File([new Uint8Array(file)], 'x.jpg'));
  body.append('read', 'yes');
  for (let tries = 0; ; tries += 1) {
    const { status } = await fetch(shop.url + pathOfCall('papers.give'), {
      method: 'POST',
      body,
      headers: { cookie: shop.cookie },
    });
    if (status !== 503 || tries === 100) return status;
    await sleep(500);
  }
}

/** What a process and those that it started hold; 0 where the system does not tell. */
function heldBy(pid: number): number {
  try {
    const parents = readdirSync('/proc').flatMap((name) => {
      if (!/^\d+$/.test(name)) return [];
      const status = statusOf(name);
      return status === null ? [] : [{ name: Number(name), ...status }];
    });
    const own = (of: number): number =>
      parents.filter(({ name }) => name === of).reduce((sum, { bytes }) => sum + bytes(), 0) +
      parents.filter(({ parent }) => parent === of).reduce((sum, { name }) => sum + own(name), 0);
    return own(pid);
  } catch {
    return 0;
  }
}

function statusOf(name: string): { parent: number; bytes: () => number } | null {
  try {
    const status = readFileSync(`/proc/${name}/status`, 'utf8');
    return {
      parent: Number(/PPid:\s+(\d+)/.exec(status)?.[1]),
      bytes: () => bytesOf(name),
    };
  } catch {
    return null; // ended meanwhile
  }
}

/** What a process holds, its share of what several have in common, such as the program itself. */
function bytesOf(name: string): number {
  const told = readFileSync(`/proc/${name}/smaps_rollup`, 'utf8');
  return Number(/^Pss:\s+(\d+) kB/m.exec(told)?.[1] ?? 0) * 1024;
}

function highest95(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * 0.95) - 1] ?? Number.NaN;
}
