import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { errors } from '#storefront/app/error-texts.en.ts';
import { en } from '#storefront/i18n/en.ts';
import { aShop, type TestShop } from '../shop/a-shop.ts';
import { aBrowser, type Browser, type Page } from '../shop/browser.ts';
import { frontDoor } from '../shop/front-door.ts';
import { formOf } from '../shop/order-steps.ts';
import { signInByPages } from '../shop/sign-in-by-pages.ts';

/** A picture comes in while something of the shop's fails: nothing is lost, and nothing half kept. */
let shop: TestShop;
let app: Awaited<ReturnType<typeof frontDoor>>;
let browser: Browser;
beforeAll(async () => {
  shop = await aShop();
  app = await frontDoor(shop);
  await shop.services.pool.query(
    `create function full_disk() returns trigger language plpgsql as $$ begin
       raise exception 'could not extend file' using errcode = '53100'; end $$`,
  );
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.services.pool.query('delete from shop.uploads');
  browser = await aMember();
});

async function aMember(): Promise<Browser> {
  const one = aBrowser(app);
  await signInByPages(shop, one, await shop.member());
  await one.submit('/select-lens-type', { lensType: 'SingleVision' });
  return one;
}

const photo = new Uint8Array(
  readFileSync(path.join(import.meta.dirname, '../rx-pictures/slip-heavy.jpg')),
);

function give(
  one: Browser,
  { read = 'yes', to = '/Prescription/Upload', file = photo } = {},
): Promise<Page> {
  const body = new FormData();
  body.append('file', new File([file], 'slip.jpg'));
  body.append('read', read);
  return one.send(to, { method: 'POST', body });
}

const countOf = async (what: string): Promise<number> => {
  const { rows } = await shop.services.pool.query<{ count: number }>(
    `select count(*)::int as count from ${what}`,
  );
  return rows[0]!.count;
};
const keptPictures = () => countOf('shop.upload_pages');

async function withFullDisk(act: string, table: string, work: () => Promise<void>) {
  const { pool } = shop.services;
  await pool.query(
    `create trigger full_disk before ${act} on ${table} execute function full_disk()`,
  );
  try {
    await work();
  } finally {
    await pool.query(`drop trigger full_disk on ${table}`);
  }
}

describe('the disk is full', () => {
  test.each([
    ['when the upload is noted', 'insert', 'shop.uploads'],
    ['when its picture is kept', 'insert', 'shop.upload_pages'],
    ['when what was read is kept', 'update of sealed_reading', 'shop.uploads'],
    ['when it is noted whose it is', 'insert or update', 'shop.drafts'],
  ])('%s', async (_, act, table) => {
    await withFullDisk(act, table, async () => {
      const page = await give(browser);
      expect([page.status, page.headers.get('retry-after')]).toEqual([503, '2']);
      expect(page.text.replaceAll('&#x27;', "'")).toContain(errors.technical.title);
      const call = await give(browser, { to: '/prescriptionUpload' });
      expect([call.status, call.headers.get('retry-after')]).toEqual([503, '2']);
      expect(call.json()).toMatchObject({ errors: [{ code: 'unavailable' }] });
    });
    expect(await keptPictures()).toBe(0);
    expect((await browser.get('/Prescription/Ocr')).location).toBe('/Prescription/Upload');

    expect((await give(browser)).location).toBe('/Prescription/Ocr');
    expect((await browser.get('/Prescription/Ocr')).text).toContain('value="-2.75"');
  });

  test('when a picture that was kept is read: it stays, and is read afterwards', async () => {
    await give(browser, { read: 'no' });
    const { upload = '' } = formOf(await browser.get('/Prescription/Ocr'));
    const read = () => browser.submit('/Prescription/Upload', { upload, intent: 'read' });
    await withFullDisk('update of sealed_reading', 'shop.uploads', async () => {
      expect((await read()).status).toBe(503);
    });
    expect(await keptPictures()).toBe(1);
    expect((await read()).location).toBe('/Prescription/Ocr');
    expect((await browser.get('/Prescription/Ocr')).text).toContain('value="-2.75"');
  });
});

describe.runIf(process.platform === 'linux')('the process that reads is killed', () => {
  /** As the system does with one that takes too much memory, or an operator by mistake. */
  async function killReader(): Promise<void> {
    const pid = await vi.waitUntil(readerPid, { timeout: 10_000, interval: 10 });
    process.kill(pid, 'SIGKILL');
    await vi.waitUntil(() => readerPid() !== pid, { timeout: 10_000, interval: 10 });
  }

  function readerPid(): number | undefined {
    const said = execFileSync('ps', ['--ppid', String(process.pid), '-o', 'pid=,stat=,args=']);
    const line = said
      .toString()
      .split('\n')
      .find((one) => one.includes('reading/pool/process.ts'));
    return line && !/^\s*\d+\s+Z/.test(line) ? Number.parseInt(line, 10) : undefined;
  }

  test('once: nobody notices', async () => {
    const given = give(browser);
    await killReader();
    expect((await given).location).toBe('/Prescription/Ocr');
    expect((await browser.get('/Prescription/Ocr')).text).toContain('value="-2.75"');
  });

  test('between two pictures: nobody notices', async () => {
    await give(browser);
    await killReader();
    expect((await give(browser)).location).toBe('/Prescription/Ocr');
    expect((await browser.get('/Prescription/Ocr')).text).toContain('value="-2.75"');
  });
});

test('uploads of 39.9 megapixels at once are all answered, and pages meanwhile', async () => {
  const count = 20;
  const members: Browser[] = [];
  while (members.length < count) members.push(await aMember());
  const large = await sharp(photo)
    .resize(7980, 5000, { fit: 'contain', background: 'white' })
    .jpeg()
    .toBuffer();
  expect(large.length).toBeLessThan(10 * 1024 * 1024);

  const answers = Promise.all(
    members.map((one) => give(one, { file: new Uint8Array(large), to: '/prescriptionUpload' })),
  );
  const page = await browser.get('/Prescription/Upload');
  expect(page.status).toBe(200);

  for (const [index, { status, headers, text }] of (await answers).entries()) {
    if (status === 503) {
      expect(headers.get('retry-after')).toBe('5');
      expect(text).toContain(en.papers.refusals.busy);
      continue;
    }
    expect([status, text]).toEqual([201, expect.stringContaining('/Prescription/Ocr')]);
    const shown = await members[index]!.get('/Prescription/Ocr');
    expect(shown.text).toMatch(/\/Prescription\/Picture\/[\da-f-]{36}\/0/);
    // Read, or said that it could not be at the moment: with the picture kept either way.
    expect(
      shown.text.includes('value="-2.75"') || shown.text.includes(en.papers.result.again),
      `upload ${index + 1}`,
    ).toBe(true);
  }
  expect((await give(browser)).location).toBe('/Prescription/Ocr');
  // Each may be read for ten seconds, on a machine that does other things as well.
}, 600_000);
