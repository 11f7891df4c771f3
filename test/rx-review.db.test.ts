import { mkdtemp, readFile, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { StoreCode } from '#domain/people/locale.ts';
import { displayOrderNumber, keptOrderNumber } from '#domain/orders/order-number.ts';
import { aCheckedPrescription } from '#domain/prescription/prescription.test-data.ts';
import type { Options } from '#ops/command.ts';
import { commandsOnShop } from '#ops/commands.ts';
import { forgetExpired } from '#shop/retention/forget-expired.ts';
import type { Confirmation, PaperReader } from '#shop/uploads/port.ts';
import { findOrderedPicture } from '#storefront/checkout/ordered-picture.ts';
import { aShop, type TestShop } from './shop/a-shop.ts';
import { aBrowser } from './shop/browser.ts';
import { frontDoor } from './shop/front-door.ts';
import { cartReady } from './shop/ready-cart.ts';
import { signedIn } from './shop/signed-in.ts';

/** An order whose prescription came from a picture, and the optician who looks at it. */
const place = { page: 0, left: 0.1, top: 0.2, width: 0.1, height: 0.02 };
const paperReader: PaperReader = {
  receive: async (files) => ({
    ok: true,
    pages: files.map((picture) => ({ picture, widthPx: 800, heightPx: 600 })),
    reading: {
      isPrescription: true,
      values: { 'od.sphere': { text: '-2.00', printed: '-2.00', confidence: 0.97, place } },
      source: 'picture',
      pages: [],
    },
  }),
  read: async () => ({ isPrescription: false, reason: 'blank', pages: [] }),
};

let shop: TestShop;
beforeAll(async () => {
  shop = await aShop({ paperReader });
});
afterAll(async () => {
  expect(await shop.ledger()).toEqual([]);
  await shop.close();
});

const prescription = aCheckedPrescription();
const pages = ['first page', 'second page'];

type Said = {
  sources?: readonly ('read' | 'corrected' | 'typed')[];
  /** A distance that the picture does not show. */
  typedPd?: string;
  isTypedAnew?: boolean;
  store?: StoreCode;
};

/** A member who gave a picture, confirmed it, and stands before the review. */
async function beforeReview(
  { sources = ['read', 'corrected'], typedPd, isTypedAnew = false, store = 'default' }: Said = {},
  over: TestShop = shop,
) {
  const device = await signedIn(over, await over.member());
  const member = await device.shopper();
  const given = await member.uploads.give(
    pages.map((page) => Buffer.from(page)),
    { read: true },
  );
  if (!given.ok) throw new Error(given.fault);
  const value = (of: string, source: 'read' | 'corrected' | 'typed') =>
    ({ text: of, source, confidence: source === 'typed' ? null : 0.97, place: null }) as const;
  const values: Confirmation['values'] = {
    'od.sphere': value(String(prescription.od.sphere).replace('-', '−'), sources[0] ?? 'read'),
    prescriber: value('Dr. Sample', sources[1] ?? 'read'),
    licence: value('', sources[1] ?? 'read'),
    ...(typedPd ? { pd: value(typedPd, 'typed') } : {}),
  };
  await member.uploads.confirm(given.upload.id, values);
  const confirmedUploadId = isTypedAnew ? undefined : given.upload.id;
  if (isTypedAnew) await member.uploads.leaveSaved();
  await member.drafts.save({
    uploadId: given.upload.id,
    confirmedUploadId,
    lensType: 'SingleVision',
    prescriptionConfirmedAt: new Date().toISOString(),
  });
  const order = await cartReady(device, { prescription, store });
  return { device, member, order, uploadId: given.upload.id };
}

/** The same, and what is ordered came from it, as the review page does it. */
async function ordered(said: Said = {}, over: TestShop = shop) {
  const { device, member, order, uploadId } = await beforeReview(said, over);
  const picture = await findOrderedPicture(member);
  const placed = await member.ordering.place({ ...order, picture });
  if (placed.status !== 'placed') throw new Error(`nothing was ordered: ${placed.status}`);
  await over.runJobs();
  const number = displayOrderNumber(placed.orderNumber);
  return { device, number, uploadId, orderNumber: placed.orderNumber };
}

const run = (name: string, words: string[] = [], options: Options = {}, over = shop) =>
  commandsOnShop[name]!.run(over.services, words, {
    as: 'ada',
    reason: 'Compare values',
    ...options,
  });

const pending = async (over = shop) =>
  ((await run('rx pending', [], {}, over)).data as { number: string }[]).map(
    ({ number }) => number,
  );

async function exported(): Promise<string[]> {
  const { data } = await run('orders export', [], { format: 'json' });
  return (data as { number: string }[]).map(({ number }) => number);
}

async function audited(orderNumber: string) {
  const { rows } = await shop.services.pool.query<{ line: string }>(
    `select actor || ' ' || action || ' ' || coalesce(reason, '') as line from shop.audit
     where subject = $1 and action like 'rx.%' order by id`,
    [`order:${orderNumber}`],
  );
  return rows.map(({ line }) => line);
}

test('an order with a corrected value waits, and is made once an optician has confirmed it', async () => {
  const { device, number, orderNumber } = await ordered();

  expect(await pending()).toContain(number);
  const [mail] = await shop.messagesTo(device.member.email);
  expect(mail?.text).toContain('An optician compares your prescription with your picture first.');
  const browser = aBrowser(await frontDoor(shop), device.cookies);
  const waits = {
    '/User/Order': 'An optician compares your prescription with your picture first.',
    '/german/user/order': 'vergleicht Ihre Werte zuerst mit Ihrem Bild.',
  };
  for (const [page, words] of Object.entries(waits))
    expect((await browser.get(page)).text).toContain(words);
  expect((await run('orders list')).data).toContainEqual(
    expect.objectContaining({ number: orderNumber, review: 'waiting' }),
  );
  expect(await run('orders status', [number, 'in-production'])).toMatchObject({
    ok: false,
    text: 'It waits for an optician: rx show, rx confirm, rx refuse.',
  });
  expect(await exported()).not.toContain(number);

  expect(await run('rx confirm', [number])).toMatchObject({ ok: true });
  expect(await run('rx confirm', [number])).toMatchObject({ ok: false });
  expect(await pending()).not.toContain(number);
  expect((await browser.get('/User/Order')).text).not.toContain('An optician compares');
  expect(await exported()).toContain(number);
  expect(await run('orders status', [number, 'in-production'])).toMatchObject({ ok: true });
  expect(await audited(orderNumber)).toEqual(['operator:ada rx.confirm Compare values']);
});

test('no page promises a day while an order waits, and each says that it waits', async () => {
  const { device, number } = await ordered();
  const browser = aBrowser(await frontDoor(shop), device.cookies);
  const shown = [
    '/checkout/OrderConfirmation',
    '/User/Order',
    '/confirmauthentication/alreadyredeemed',
  ];
  const waits = 'An optician compares your prescription with your picture first.';
  const aDay = /around [A-Z][a-z]+ \d|By [A-Z][a-z]+, [A-Z][a-z]+ \d|Around [A-Z]/;

  for (const page of shown) {
    const { text } = await browser.get(page);
    expect(text, page).toContain(waits);
    expect(text, page).not.toMatch(aDay);
  }
  await run('rx confirm', [number]);
  for (const page of shown) {
    const { text } = await browser.get(page);
    expect(text, page).not.toContain(waits);
    expect(text, page).toMatch(aDay);
  }
});

test('whoever looks at a waiting order for the lab is told that it waits', async () => {
  const { number } = await ordered();

  const waiting = await run('orders show', [number]);
  expect(waiting).toMatchObject({ ok: true, data: { review: 'waiting' } });
  expect(waiting.text).toMatch(/^review: waiting$/m);
  await run('rx confirm', [number]);
  const free = await run('orders show', [number]);
  expect(free.data).not.toHaveProperty('review');
  expect(free.text).not.toContain('review');
});

test('the optician sees each value with its source, and the picture, and is written down', async () => {
  const { number, orderNumber } = await ordered();
  const out = path.join(await mkdtemp(path.join(tmpdir(), 'rx-')), 'paper.jpg');

  const shown = await run('rx show', [number], { out });

  const second = out.replace('.jpg', '-2.jpg');
  expect(shown).toMatchObject({
    ok: true,
    data: {
      number,
      values: [
        { name: 'od.sphere', source: 'read', confidence: 0.97 },
        { name: 'prescriber', text: 'Dr. Sample', source: 'corrected', confidence: 0.97 },
        { name: 'licence', text: '', source: 'corrected', confidence: 0.97 },
      ],
      pictures: [out, second],
    },
  });
  expect(shown.text).toMatch(/^prescriber +Dr\. Sample +corrected +97 %$/m);
  expect(shown.text).toMatch(/^licence +\(empty\) +corrected +97 %$/m);
  expect(await Promise.all([out, second].map((file) => readFile(file, 'utf8')))).toEqual(pages);
  expect((await stat(out)).mode & 0o777).toBe(0o600);
  expect(await audited(orderNumber)).toEqual(['operator:ada rx.show Compare values']);
  await expect(run('rx show', [number], { out, reason: '' })).rejects.toThrow('--reason');
});

test('an order for the lab names its picture, which is shown by that name while it is kept', async () => {
  type Exported = { number: string; pictureId: string | null };
  const pictureIdOf = async (number: string) => {
    const { data } = await run('orders export', [], { format: 'json' });
    return (data as Exported[]).find((one) => one.number === number)?.pictureId;
  };
  const out = async () => path.join(await mkdtemp(path.join(tmpdir(), 'rx-')), 'paper.jpg');
  const corrected = await ordered();
  await run('rx confirm', [corrected.number]);
  const asRead = await ordered({ sources: ['read', 'read'] });
  const typed = await ordered({ isTypedAnew: true });

  for (const { number, uploadId, orderNumber } of [corrected, asRead]) {
    expect(await pictureIdOf(number)).toBe(uploadId);
    for (const name of [uploadId, number])
      expect(await run('rx show', [name], { out: await out() })).toMatchObject({
        ok: true,
        data: { number, values: [{ name: 'od.sphere' }, {}, {}] },
      });
    expect(await audited(orderNumber)).toContain('operator:ada rx.show Compare values');
  }
  const { text } = await run('orders export', [], { format: 'fhir' });
  expect(text).toContain(asRead.uploadId);
  expect(await pictureIdOf(typed.number)).toBeNull();
  expect(await run('rx show', [typed.number], { out: await out() })).toMatchObject({ ok: false });
  await (await asRead.device.shopper()).uploads.forget(asRead.uploadId);
  expect(await pictureIdOf(asRead.number)).toBeNull();
  expect(await run('rx show', [asRead.uploadId], { out: await out() })).toMatchObject({
    ok: false,
    text: 'Its picture is gone.',
  });
});

test.each([
  ['default', 'could not confirm it', 'canceled the order'],
  ['german', 'nicht bestätigen', 'storniert'],
] as const)(
  'a refusal in %s cancels, says so once and frees the benefit',
  async (store, ...said) => {
    const { device, number, orderNumber } = await ordered({ store });

    expect(await run('rx refuse', [number])).toMatchObject({ ok: true });
    expect(await run('rx refuse', [number])).toMatchObject({ ok: false });
    await shop.runJobs();

    const mails = (await shop.messagesTo(device.member.email)).filter(({ subject }) =>
      subject.includes(number),
    );
    // The confirmation of the order, and this.
    expect(mails).toHaveLength(2);
    for (const words of said) expect(mails.map(({ text }) => text).join()).toContain(words);
    expect(await (await device.shopper()).ordering.eligibility()).toEqual({ status: 'eligible' });
    expect(await pending()).not.toContain(number);
    expect(await audited(orderNumber)).toEqual(['operator:ada rx.refuse Compare values']);
  },
);

test('an order waits for nobody when all was taken as read, or typed anew since', async () => {
  const asRead = await ordered({ sources: ['read', 'read'] });
  const typedAnew = await ordered({ isTypedAnew: true });
  expect(await pending()).not.toContain(asRead.number);
  expect(await pending()).not.toContain(typedAnew.number);
});

test('no order waits for a distance that the picture does not show', async () => {
  const { number } = await ordered({ sources: ['read', 'read'], typedPd: '63' });
  expect(await pending()).not.toContain(number);
});

test.each<[Said, string | null]>([
  [{ typedPd: '63' }, '<li>Prescriber</li><li>License number</li>'],
  [{ sources: ['read', 'read'], typedPd: '63' }, null],
  [{ store: 'german' }, 'eingetippt oder geändert:'],
])('the review of %o says whether the order will wait, and why', async (said, why) => {
  const { device, member, uploadId } = await beforeReview(said);
  const browser = aBrowser(await frontDoor(shop), device.cookies);
  const [page, title, gone] =
    said.store === 'german'
      ? ['/german/checkout/orderreview', 'sieht sich eine Fachkraft Ihr Bild an', 'gelöscht']
      : ['/checkout/OrderReview', 'An optician looks at your picture before', 'was deleted'];

  const { text } = await browser.get(page);
  expect(text).toContain('name="idempotencyKey"');
  expect(text.includes(title)).toBe(why !== null);
  if (why) expect(text.replaceAll('<!-- -->', '')).toContain(why);
  await member.uploads.forget(uploadId);
  const after = await browser.get(page);
  for (const words of [title, gone]) expect(after.text).toContain(words);
});

test.each([
  ['always', ['read', 'read'], true],
  ['never', ['typed', 'corrected'], false],
] as const)('RX_REVIEW=%s decides it for every picture', async (RX_REVIEW, sources, waits) => {
  const other = shop.withSettings({ RX_REVIEW });
  const { number } = await ordered({ sources: [...sources] }, other);
  expect((await pending(other)).includes(number)).toBe(waits);
});

test('an order that is canceled meanwhile waits no more', async () => {
  const { number } = await ordered();
  expect(await run('orders cancel', [number])).toMatchObject({ ok: true });
  expect(await pending()).not.toContain(number);
  expect(await run('rx refuse', [number])).toMatchObject({ ok: false });
});

test('one that is canceled over the protocol waits no more once that is told', async () => {
  const { number } = await ordered();
  expect(await shop.services.commerce.orders.cancel(keptOrderNumber(number))).toBe('canceled');
  await shop.runJobs();
  expect(await pending()).not.toContain(number);
});

test('the picture stays as long as an order waits for it, whatever its own time', async () => {
  const { pool } = shop.services;
  const { number, uploadId } = await ordered();
  await pool.query(
    `update shop.uploads set kept_until = now() - interval '1 day',
       given_at = now() - interval '9 days' where id = $1`,
    [uploadId],
  );
  const left = async () =>
    (await pool.query('select from shop.upload_pages where upload_id = $1', [uploadId])).rowCount;

  await forgetExpired(pool);
  expect(await left()).toBe(2);
  await run('rx confirm', [number]);
  await forgetExpired(pool);
  expect(await left()).toBe(0);
});

test('an order whose picture its member deleted is compared with the paper, or refused', async () => {
  const { device, number, uploadId } = await ordered();
  await (await device.shopper()).uploads.forget(uploadId);
  expect(await run('rx show', [number], { out: '/tmp/never.jpg' })).toMatchObject({
    ok: false,
    text: expect.stringContaining('ask the member for the paper'),
  });
  expect(await run('rx refuse', [number])).toMatchObject({ ok: true });
});
