import { readdirSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { ensureBuilt } from '#scripts/build.ts';
import { isFull } from '#test/conditions.ts';
import { aBrowser, type Browser } from '../shop/browser.ts';
import { formOf } from '../shop/order-steps.ts';
import { startShop, type RunningShop } from '../shop/running-shop.ts';

/** The server is killed, as by a power cut, while a picture comes in or is read. */
let shop: RunningShop;
let database: Client;
let browser: Browser;
beforeAll(async () => {
  if (!(await ensureBuilt())) throw new Error('The pages cannot be built.');
  shop = await startShop({ FRAMEWELL_RATE_LIMIT: 'off' });
  database = new Client(shop.databaseUrl);
  await database.connect();
  browser = aBrowser({ fetch: (asked) => fetch(asked, { redirect: 'manual' }) }, [], shop.url);
  await signIn();
}, 120_000);
afterAll(async () => {
  await database.end();
  await shop.stop();
});
afterEach(() => database.query('delete from shop.uploads'));

async function signIn(): Promise<void> {
  const [member] = (await browser.get('/dev/members.json')).json();
  const { memberId, firstName, lastName, email } = member;
  const asked = await browser.submit('/confirmauthentication/welcome', {
    memberId,
    firstName,
    lastName,
    contact: email,
  });
  expect(asked.location).toBe('/confirmauthentication/checkOtp');
  const code = await vi.waitUntil(
    async () => {
      const [sent] = (await browser.get('/dev/outbox.json')).json();
      return /\b\d{6}\b/.exec(sent?.text ?? '')?.[0];
    },
    { timeout: 10_000 },
  );
  await browser.submit('/confirmauthentication/checkOtp', { otp: code });
  await browser.submit('/select-lens-type', { lensType: 'SingleVision' });
}

const photo = readFileSync(path.join(import.meta.dirname, '../rx-pictures/slip-heavy.jpg'));

function give(read: 'yes' | 'no') {
  const body = new FormData();
  body.append('file', new File([photo], 'slip.jpg'));
  body.append('read', read);
  return browser.send('/Prescription/Upload', { method: 'POST', body });
}

/** The process that reads for this server, once there is one. */
function readerOf(server: number): Promise<number> {
  return vi.waitUntil(() => childrenOf(server).find((pid) => isReader(pid)), {
    timeout: 10_000,
    interval: 20,
  });
}

function childrenOf(parent: number): number[] {
  const threads = `/proc/${parent}/task`;
  return readdirSync(threads).flatMap((thread) =>
    readFileSync(`${threads}/${thread}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
  );
}

function isReader(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('reading/pool/process.ts');
  } catch {
    return false;
  }
}

async function kept(): Promise<number> {
  const { rows } = await database.query<{ rows: number }>(
    `select (select count(*)::int from shop.uploads) +
       (select count(*)::int from shop.upload_pages) as rows`,
  );
  return rows[0]!.rows;
}

const isOnLinux = process.platform === 'linux';

/** Pictures are read below normal priority: beside other tests one may be asked for again. */
const timeout = 240_000;

async function expectRead(ask: () => ReturnType<typeof give>): Promise<void> {
  const shown = async () => {
    expect((await ask()).location).toBe('/Prescription/Ocr');
    return (await browser.get('/Prescription/Ocr')).text;
  };
  await expect.poll(shown, { timeout: 150_000 }).toContain('value="-2.75"');
}

test.runIf(isFull)(
  'while half of a picture has come: nothing is kept, and the same picture is taken afterwards',
  { timeout },
  async () => {
    const answered = new Promise<string>((resolve) => {
      const sent = request(`${shop.url}/prescriptionUpload`, {
        method: 'POST',
        headers: {
          'content-type': 'multipart/form-data; boundary=x',
          'content-length': '1000000',
          origin: shop.url,
          cookie: browser.cookies.headerFor('/') ?? '',
        },
      });
      sent.on('response', ({ statusCode }) => resolve(String(statusCode)));
      sent.on('error', () => resolve('lost'));
      sent.write('--x\r\ncontent-disposition: form-data; name="file"; filename="x.jpg"\r\n\r\n');
      sent.write(photo.subarray(0, photo.length / 2));
    });
    await sleep(300);
    await shop.kill();
    expect(await answered).toBe('lost');

    await shop.startAgain();
    expect(await kept()).toBe(0);
    await expectRead(() => give('yes'));
  },
);

test.runIf(isOnLinux)(
  'while a picture is read: nothing is kept, no process reads on, and the same picture is read afterwards',
  { timeout },
  async () => {
    const answered = give('yes').then(
      ({ status }) => String(status),
      () => 'lost',
    );
    const reader = await readerOf(shop.pid);
    await sleep(300);
    await shop.kill();
    expect(await answered).toBe('lost');
    await expect.poll(() => isReader(reader), { timeout: 15_000 }).toBe(false);

    await shop.startAgain();
    expect(await kept()).toBe(0);
    await expectRead(() => give('yes'));
  },
);

test.runIf(isFull && isOnLinux)(
  'while a picture that was kept is read: it is still there, and read afterwards',
  { timeout },
  async () => {
    expect((await give('no')).location).toBe('/Prescription/Ocr');
    await shop.kill();
    await shop.startAgain();
    const form = formOf(await browser.get('/Prescription/Ocr'));
    const read = () =>
      browser.submit('/Prescription/Upload', { upload: form.upload ?? '', intent: 'read' });
    const answered = read().then(
      ({ status }) => String(status),
      () => 'lost',
    );
    await readerOf(shop.pid);
    await sleep(300);
    await shop.kill();
    expect(await answered).toBe('lost');

    await shop.startAgain();
    const page = await browser.get('/Prescription/Ocr');
    expect(page.text).toMatch(/\/Prescription\/Picture\/[\da-f-]{36}\/0/);
    expect(page.text).not.toContain('value="-2.75"');
    await expectRead(read);
  },
);
