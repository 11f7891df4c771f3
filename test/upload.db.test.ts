import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { toFhir } from '#domain/prescription/fhir.ts';
import { aCheckedPrescription } from '#domain/prescription/prescription.test-data.ts';
import type { PictureReading } from '#domain/prescription/picture-reading.ts';
import { commandsOnShop } from '#ops/commands.ts';
import { paperReaderOf } from '#server/wiring/paper-reader.ts';
import { forgetExpired } from '#shop/retention/forget-expired.ts';
import type { FileFault, PaperReader } from '#shop/uploads/port.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import { aShop, type TestShop } from './shop/a-shop.ts';
import { aBrowser, type Browser, type Page } from './shop/browser.ts';
import { frontDoor } from './shop/front-door.ts';
import { formOf } from './shop/order-steps.ts';
import { signInByPages } from './shop/sign-in-by-pages.ts';

const place = { page: 0, left: 0.1, top: 0.2, width: 0.1, height: 0.02 };
const sure = (text: string) => ({ text, printed: text, confidence: 0.97, place });
const unsure = { text: null, printed: '115', confidence: 0.4, place };

const goodReading: PictureReading = {
  isPrescription: true,
  source: 'picture',
  pages: [{ turnedDegrees: 90, widthPx: 600, heightPx: 800 }],
  values: {
    'od.sphere': sure('-2.25'),
    'od.cylinder': sure('-0.75'),
    'od.axis': sure('175'),
    'os.sphere': sure('-2.00'),
    'os.cylinder': sure('-0.50'),
    'os.axis': unsure,
    pd: sure('63'),
    dateWritten: sure(new Date(Date.now() - 864e5 * 30).toISOString().slice(0, 10)),
  },
};

const allSure: PictureReading = {
  ...goodReading,
  values: { ...goodReading.values, 'os.axis': sure('5') },
};

/** The shop's own reader, where a test asks for it. */
let documents: PaperReader | undefined;

let reading: PictureReading = goodReading;
let slowMs = 0;

/** Says of a file what stands in it: a fault's name, or anything for a good picture. */
const paperReader: PaperReader = {
  async receive(files, options) {
    if (documents) return documents.receive(files, options);
    await sleep(slowMs);
    const texts = files.map((file) => Buffer.from(file).toString('latin1'));
    if (texts.includes('busy')) return { ok: false, fault: 'busy' };
    const file = texts.findIndex((text) => text in statuses || text === '');
    if (file >= 0) return { ok: false, fault: (texts[file] || 'empty') as FileFault, file };
    const pages = files.map((picture) => ({ picture, widthPx: 800, heightPx: 600 }));
    return { ok: true, pages, reading: options.read ? reading : null };
  },
  read: async () => reading,
};

const statuses: Record<string, [status: number, en: string]> = {
  'wrong-type': [415, 'Please upload a JPG, PNG or WebP photo.'],
  heic: [415, 'HEIC'],
  'too-many-pixels': [422, 'The image is too large (more than 40 megapixels).'],
  'too-small': [422, 'The image is too small to read.'],
  unreadable: [422, 'We could not read this image. Please take a new photo.'],
  'too-many-pages': [422, 'more than five pages'],
  locked: [422, 'password'],
};

let shop: TestShop;
let app: Awaited<ReturnType<typeof frontDoor>>;
beforeAll(async () => {
  shop = await aShop({ paperReader });
  app = await frontDoor(shop);
});
afterAll(() => shop.close());

let browser: Browser;
beforeEach(async () => {
  reading = goodReading;
  slowMs = 0;
  browser = await aMember();
});

async function aMember(): Promise<Browser> {
  const one = aBrowser(app);
  await signInByPages(shop, one, await shop.member());
  await one.submit('/select-lens-type', { lensType: 'SingleVision' });
  return one;
}

/** Sends files as the page's form does without scripts, or as its scripts do. */
function give(
  contents: (string | Uint8Array<ArrayBuffer>)[],
  { read = 'yes', to = '/Prescription/Upload' }: { read?: string; to?: string } = {},
): Promise<Page> {
  const body = new FormData();
  // The field that was left empty.
  body.append('file', new File([], ''));
  for (const content of contents) body.append('file', new File([content], '../../x.jpg'));
  body.append('read', read);
  return browser.send(to, { method: 'POST', body });
}

const byScript = { to: '/prescriptionUpload' };

/** Sends the values with the picture that the page shows them beside. */
async function compare(sent: Record<string, string>, on?: Page): Promise<Page> {
  const { upload } = formOf(on ?? (await browser.get('/Prescription/Ocr')));
  return browser.submit('/Prescription/Ocr', { upload: upload ?? '', ...sent });
}

/** Presses a button that does something with the picture of a page. */
async function press(intent: 'read' | 'forget', on: Page): Promise<Page> {
  expect(buttonsOf(on)).toContain(intent);
  const { upload } = formOf(on);
  return browser.submit('/Prescription/Upload', { upload: upload ?? '', intent });
}

describe('a picture of a prescription', () => {
  test('is shown beside what was read from it, and nothing is saved before both eyes are confirmed', async () => {
    const given = await give(['photo']);
    expect([given.status, given.location]).toEqual([302, '/Prescription/Ocr']);

    const page = await browser.get('/Prescription/Ocr');
    expect(page.text).toContain('value="-2.25"');
    expect(page.text).toContain('We weren’t sure of one value');
    expect(page.text).toMatch(/\/Prescription\/Picture\/[\da-f-]{36}\/0/);
    expect(page.text).toContain('translate(600 0) rotate(90)');
    expect(inputOf(page, 'os.axis')).not.toContain('value=');

    const without = await compare(fields);
    expect(without.status).toBe(422);
    expect(without.text).toContain('Right eye: compare its values with the picture');
    expect((await browser.get('/Prescription')).text).not.toContain('Your saved prescription');

    const ticks = ticksIn(without);
    const other = await compare({ ...fields, ...ticks, 'os.axis': '6' });
    expect(other.status).toBe(422);
    expect(other.text).toContain('Left eye: a value has changed since you checked the box');
    expect(other.text).not.toContain('Right eye: a value has changed');

    const saved = await compare({ ...fields, ...ticks });
    expect([saved.status, saved.location]).toEqual([302, '/Products/List']);
    expect((await browser.get('/Prescription')).text).toContain('175');
  });

  test('keeps where each value came from', async () => {
    await give(['photo']);
    const changed = { ...fields, 'od.cylinder': '-1.00' };
    const asked = await compare(changed);
    await compare({ ...changed, ...ticksIn(asked) });

    const { confirmation } = await lastUpload();
    expect(confirmation?.values).toMatchObject({
      'od.sphere': { text: '−2.25', source: 'read', confidence: 0.97, place },
      'od.cylinder': { text: '−1.00', source: 'corrected' },
      'os.axis': { text: '5', source: 'typed', confidence: 0.4 },
    });

    // Whoever comes back finds what they confirmed, and may save it once more.
    const again = await browser.get('/Prescription/Ocr');
    expect(inputOf(again, 'od.cylinder')).toContain('value="-1.00"');
    expect(inputOf(again, 'os.axis')).toContain('value="5"');
    expect(again.text).not.toContain('We weren’t sure');
    const german = await browser.get('/german/Prescription/Ocr');
    expect(inputOf(german, 'od.cylinder')).toContain('value="-1,00"');
    await compare({ ...changed, ...ticksIn(asked) });
    expect((await lastUpload()).confirmation?.values['od.cylinder']?.source).toBe('corrected');
  });

  test('that is shown no more is not what another’s values are saved beside', async () => {
    await give(['first']);
    const before = await browser.get('/Prescription/Ocr');
    const ticks = ticksIn(await compare(fields));
    await give(['second']);

    const kept = { ...fields, 'od.sphere': '-7.75', intent: 'keep' };
    await compare(kept, before);
    expect((await browser.get('/Prescription/Ocr')).text).not.toContain('value="-7.75"');
    const refused = await compare({ ...fields, ...ticks }, before);
    expect(refused.location).toBe('/Prescription/Ocr?other');
    expect((await lastUpload()).confirmation).toBeNull();
    expect((await browser.get('/Prescription')).text).not.toContain('Your saved prescription');
    const shown = await browser.get(refused.location);
    expect(shown.text).toContain('You’ve uploaded another picture since');
    expect((await browser.get('/german/Prescription/Ocr?other')).text).toContain(
      'Sie haben inzwischen ein anderes Bild hochgeladen',
    );

    expect((await press('forget', before)).location).toBe('/Prescription/Ocr?other');
    expect((await browser.get('/Prescription/Ocr')).status).toBe(200);
  });

  test('is kept without being read, and read when that is asked for', async () => {
    await give(['photo'], { read: 'no' });
    const page = await browser.get('/Prescription/Ocr');
    expect(page.text).toContain('Type the values from your picture');
    expect(page.text).not.toContain('value="-2.25"');

    const read = await press('read', page);
    expect(read.location).toBe('/Prescription/Ocr');
    const shown = await browser.get('/Prescription/Ocr');
    expect(shown.text).toContain('value="-2.25"');
    expect(buttonsOf(shown)).not.toContain('read');
  });

  test('keeps what was typed beside it when it is read after all', async () => {
    await give(['photo'], { read: 'no' });
    const page = await browser.get('/Prescription/Ocr');
    await compare({ 'od.sphere': '-7.75', prescriber: 'Dr. Sample', intent: 'keep' }, page);
    await press('read', page);

    const shown = await browser.get('/Prescription/Ocr');
    expect(inputOf(shown, 'od.sphere')).toContain('value="-7.75"');
    expect(inputOf(shown, 'prescriber')).toContain('value="Dr. Sample"');
    expect(inputOf(shown, 'od.axis')).toContain('value="175"');
    const unsureField = inputOf(shown, 'os.axis');
    const [, notes = ''] = / aria-describedby="([^"]*)"/.exec(unsureField) ?? [];
    expect(notes).toMatch(/-unsure$/);
    expect(shown.text).toMatch(new RegExp(`<p[^>]* id="${notes.split(' ').at(-1)}"`));
  });

  test('of a new paper brings its own values, not what was typed beside the last', async () => {
    await give(['photo']);
    await compare({ ...fields, 'od.sphere': '-7.75', intent: 'keep' });
    expect((await browser.get('/Prescription/Ocr')).text).toContain('value="-7.75"');
    expect((await browser.get('/Prescription/Manual')).text).not.toContain('value="-7.75"');

    await give(['photo']);
    expect((await browser.get('/Prescription/Ocr')).text).toContain('value="-2.25"');
  });

  test('by scripts is answered 201 and where it is shown, in the language of the shop', async () => {
    await browser.get('/german/Prescription/Upload');
    const given = await give(['one', 'two'], byScript);
    expect(given.status).toBe(201);
    expect(given.json()).toMatchObject({ location: '/german/Prescription/Ocr' });
    expect((await browser.get('/german/Prescription/Ocr')).text).toContain('value="-2,25"');
  });

  test('is the member’s alone, never a page of the shop, and gone when they say so', async () => {
    await give(['\xff\xd8photo']);
    const { id } = await lastUpload();
    const address = `/Prescription/Picture/${id}/0`;

    const shown = await browser.get(address);
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect(Object.fromEntries(shown.headers)).toMatchObject({
      'content-disposition': 'attachment; filename="prescription.jpg"',
      'content-security-policy': `sandbox; default-src 'none'`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'cross-origin-resource-policy': 'same-origin',
    });
    const stranger = await aMember();
    expect((await stranger.get(address)).status).toBe(404);
    expect((await aBrowser(app).get(address)).status).toBe(401);
    for (const other of ['x/0', `${id}/1`, `${id}/-1`, `${id}/x`])
      expect((await browser.get(`/Prescription/Picture/${other}`)).status, other).toBe(404);

    await press('forget', await browser.get('/Prescription/Ocr'));
    expect((await browser.get(address)).status).toBe(404);
    expect((await browser.get('/Prescription/Ocr')).location).toBe('/Prescription/Upload');
  });
});

describe('a picture that an order was given for', () => {
  async function daysLeftAfterOrder(): Promise<number> {
    await orderIt();
    const { rows } = await shop.services.pool.query<{ days: number }>(
      `select round(extract(epoch from kept_until - now()) / 86400)::int as days
       from shop.uploads order by given_at desc limit 1`,
    );
    return rows[0]!.days;
  }

  test('is kept longer', async () => {
    await confirm();
    expect(await daysLeftAfterOrder()).toBe(90);
  });

  test('is not where other values were typed without it after all', async () => {
    await confirm();
    await browser.submit('/Prescription/Manual', { ...fields, 'od.sphere': '-2.50' });
    expect(await daysLeftAfterOrder()).toBe(7);
  });
});

describe('an order with values that were not taken as they were read', () => {
  const optician = { as: 'ada', reason: 'Compare values' };
  const rx = (name: 'show' | 'confirm' | 'refuse', number: string, out = '/tmp/never.jpg') =>
    commandsOnShop[`rx ${name}`]!.run(shop.services, [number], { ...optician, out });
  const useSaved = async () => {
    await browser.submit('/select-lens-type', { lensType: 'SingleVision' });
    const used = await browser.submit('/Prescription', {});
    expect(used.location).toBe('/Products/List');
  };

  test('waits, and so does the next one with what an optician refused', async () => {
    await confirm({ ...fields, 'od.cylinder': '-1.00' });
    const first = await orderIt();
    expect(first.review).toBe('waiting');

    expect(await rx('refuse', first.number)).toMatchObject({ ok: true });
    await shop.runJobs();
    await useSaved();
    expect((await orderIt()).review).toBe('waiting');
  });

  test('waits where every value was taken as read, and an optician refused it all the same', async () => {
    reading = allSure;
    await confirm({ ...fields, 'os.axis': '5' });
    const first = await orderIt();
    expect(first.review).toBeNull();
    await shop.services.pool.query(
      `update shop.order_attempts a set review = 'waiting', upload_id =
         (select id from shop.uploads u where u.user_id = a.user_id) where order_number = $1`,
      [first.number],
    );

    expect(await rx('refuse', first.number)).toMatchObject({ ok: true });
    await shop.runJobs();
    await useSaved();
    expect((await orderIt()).review).toBe('waiting');
  });

  test('waits after a refusal also when all that was unfinished is forgotten', async () => {
    await confirm();
    const first = await orderIt();
    await rx('refuse', first.number);
    await shop.runJobs();
    await shop.services.pool.query(`delete from shop.drafts`);

    await useSaved();
    expect((await orderIt()).review).toBe('waiting');
  });

  test('waits also when only its picture still knows of it, which is there to look at', async () => {
    await confirm();
    await shop.services.pool.query(`delete from shop.drafts`);

    await useSaved();
    const { review, number } = await orderIt();
    expect(review).toBe('waiting');
    const { rows } = await shop.services.pool.query(
      `select 1 from shop.order_attempts a join shop.upload_pages p on p.upload_id = a.upload_id
       where order_number = $1`,
      [number],
    );
    expect(rows).toHaveLength(1);
  });

  test('does not wait where others were typed since, and all else is forgotten', async () => {
    await confirm();
    await browser.submit('/Prescription/Manual', { ...fields, 'od.sphere': '-2.50' });
    await shop.services.pool.query(`delete from shop.drafts`);

    await useSaved();
    expect((await orderIt()).review).toBeNull();
  });

  test('waits where they were saved once more as they are, or the order was begun again', async () => {
    await confirm();
    await browser.submit('/Prescription/Manual', { ...fields, prescriber: 'Dr. Sample' });
    await browser.submit('/confirmauthentication/returnedflow', {});
    await useSaved();
    expect((await orderIt()).review).toBe('waiting');
  });

  test('does not wait where others were typed since', async () => {
    await confirm();
    await browser.submit('/Prescription/Manual', { ...fields, 'od.sphere': '-2.50' });
    expect((await orderIt()).review).toBeNull();
  });

  test.each([
    ['deleted', async () => press('forget', await browser.get('/Prescription/Ocr'))],
    [
      'past its time',
      async () => {
        await shop.services.pool.query(`update shop.uploads set kept_until = now()`);
        await forgetExpired(shop.services.pool);
      },
    ],
  ])('waits with its picture %s, and the optician asks the member', async (_, lose) => {
    await confirm();
    await lose();
    const { review, number } = await orderIt();

    expect(review).toBe('waiting');
    expect(await rx('show', number)).toMatchObject({
      ok: false,
      text: expect.stringContaining('ask the member for the paper'),
    });
    expect(await rx('confirm', number)).toMatchObject({ ok: true });
  });
});

const confirm = async (values: Record<string, string> = fields) => {
  await give(['photo']);
  const asked = await compare(values);
  const saved = await compare({ ...values, ...ticksIn(asked) });
  expect(saved.location).toBe('/Products/List');
};

/** Orders by the pages; answers the order's number, and whether it waits for an optician. */
async function orderIt(): Promise<{ number: string; review: string | null }> {
  for (const [path, sent] of Object.entries(order)) await browser.submit(path, sent);
  const page = await browser.get('/checkout/OrderReview');
  const placed = await browser.submit('/checkout/OrderReview', formOf(page));
  expect(placed.location).toBe('/checkout/OrderConfirmation');
  await shop.runJobs();
  const { rows } = await shop.services.pool.query<{ number: string; review: string | null }>(
    `select order_number as number, review from shop.order_attempts
     order by started_at desc limit 1`,
  );
  return rows[0]!;
}

const order: Record<string, Record<string, string>> = {
  '/p/10100': { sku: '10101', quantity: '1', lens: 'SV-150' },
  '/checkout/Shipping': {
    firstname: 'Vera',
    lastname: 'Sample',
    'street[0]': '12 Analytical Way',
    city: 'Albany',
    region: 'NY',
    postcode: '12207',
    country_code: 'US',
    telephone: '518-555-0100',
    payment: 'checkmo',
  },
};

describe('no reading', () => {
  test.each([
    ['contactLenses', 'This is a prescription for contact lenses'],
    ['notPrescription', 'We found no glasses prescription in this picture'],
    ['blank', 'We found nothing to read in this picture'],
    ['unclear', 'This picture is too unclear to be sure'],
    ['notUnderstood', 'We can read this picture, but not which values are meant'],
    ['notPrescribed', 'This doesn’t look like the prescription for your glasses'],
    ['tooSlow', 'Reading this picture took too long'],
    ['unavailable', 'We can’t read pictures at the moment'],
  ] as const)('%s is said as such, with the ways on', async (reason, title) => {
    reading = { isPrescription: false, reason, pages: [] };
    await give(['photo']);

    const page = await browser.get('/Prescription/Ocr');
    expect(page.text).toContain(title);
    expect(page.text).not.toContain('name="od.sphere"');
    expect(page.text).toContain('/Prescription/Ocr?type');
    expect(page.text.split('Take another photo')).toHaveLength(2);
    expect((await browser.get('/Prescription/Ocr?type')).text).toContain('name="od.sphere"');
  });
});

test('where values are legible, to type them comes first, and to read them again is not offered', async () => {
  reading = { isPrescription: false, reason: 'notUnderstood', pages: [] };
  await give(['photo']);

  const page = await browser.get('/Prescription/Ocr');
  expect(page.text.indexOf('/Prescription/Ocr?type')).toBeLessThan(
    page.text.indexOf('Take another photo'),
  );
  expect(page.text).not.toContain('Read it again');
});

describe('what is refused', () => {
  test.each(Object.entries(statuses))('%s says so, for its file', async (fault, [status, text]) => {
    const page = await give(['photo', fault]);
    expect(page.status).toBe(status);
    expect(page.text).toContain('File 2: ');
    expect(page.text).toContain(text);

    const call = await give(['photo', fault], byScript);
    expect(call.status).toBe(status);
    expect(call.json().errors).toEqual([
      { code: fault, file: 1, message: expect.stringContaining(text) },
    ]);
  });

  test.each([
    ['nothing', [], 400, 'none'],
    ['an empty file', [''], 400, 'empty'],
    ['more than 10 MB', [new Uint8Array(10 * 1024 * 1024 + 1)], 413, 'too-large'],
    ['1,000 parts', Array.from({ length: 1000 }, () => 'x'), 400, 'malformed'],
  ])('%s', async (_, contents, status, code) => {
    const call = await give(contents, byScript);
    expect([call.status, call.json().errors[0].code]).toEqual([status, code]);
    expect((await give(contents)).status).toBe(status);
  });

  test.each([
    ['without a boundary', 'multipart/form-data'],
    ['no form', 'image/jpeg'],
  ])('%s', async (_, type) => {
    for (const to of ['/prescriptionUpload', '/Prescription/Upload']) {
      const body = 'x'.repeat(200_000);
      const answer = await browser.send(to, {
        method: 'POST',
        body,
        headers: { 'content-type': type },
      });
      expect(answer.status, to).toBe(400);
    }
  });

  test('more than 25 MB that announces itself is refused in words before it is read', async () => {
    const headers = {
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': String(25 * 1024 * 1024 + 1),
    };
    const page = await browser.send('/Prescription/Upload', { method: 'POST', body: 'x', headers });
    expect([page.status, page.text]).toEqual([413, expect.stringContaining('larger than 25 MB')]);
  });

  test('too much at once says when to come again, and so does the sixth of a day', async () => {
    const busy = await give(['busy'], byScript);
    expect([busy.status, busy.headers.get('retry-after')]).toEqual([503, '5']);
    expect((await give(['busy'])).headers.get('retry-after')).toBe('5');

    for (let times = 0; times < 5; times += 1) expect((await give(['photo'])).status).toBe(302);
    const sixth = await give(['photo']);
    expect(sixth.status).toBe(429);
    expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(86_000);
    expect(sixth.text).toContain('five pictures within a day');
  });

  test('nobody who is not signed in', async () => {
    browser = aBrowser(app);
    expect((await give(['photo'], byScript)).status).toBe(401);
    const page = await give(['photo']);
    expect([page.status, page.location]).toEqual([302, '/confirmauthentication/welcome']);
  });
});

describe('a prescription as a FHIR document', () => {
  const given = (changes: object = {}) =>
    give([JSON.stringify({ ...toFhir(paper, heading), ...changes })], byScript);
  const paper = aCheckedPrescription({
    lensType: 'SingleVision',
    pd: 63,
    dateWritten: fields.dateWritten,
    od: { sphere: -2.25, cylinder: -0.75, axis: 175 },
    os: { sphere: -2, cylinder: -0.5, axis: 5 },
  });
  const heading = { patient: { display: 'Vera' }, createdAt: new Date().toISOString() };

  beforeEach(async () => {
    documents = paperReaderOf({
      receive: () => Promise.reject(new Error('a document was looked at as a picture')),
      read: () => Promise.reject(new Error('a document was read as a picture')),
    });
  });
  afterEach(() => {
    documents = undefined;
  });

  test('fills the same table, and is saved once both eyes were confirmed', async () => {
    expect((await given()).status).toBe(201);
    const page = await browser.get('/Prescription/Ocr');
    expect(page.text).toContain('These values are in your file');
    expect(page.text).not.toContain('/Prescription/Picture/');
    expect(page.text).not.toContain('your picture');
    expect(inputOf(page, 'od.sphere')).toContain('value="-2.25"');
    expect((await browser.get('/german/Prescription/Ocr')).text).toContain(
      'Diese Werte stehen in Ihrer Datei',
    );

    const asked = await compare(fields);
    expect(asked.status).toBe(422);
    const saved = await compare({ ...fields, ...ticksIn(asked) });
    expect(saved.location).toBe('/Products/List');
    const { confirmation } = await lastUpload();
    expect(confirmation?.values['od.sphere']).toEqual({
      text: '−2.25',
      source: 'read',
      confidence: 1,
      place: null,
    });
    expect((await orderIt()).review).toBeNull();
  });

  test('waits for an optician where it was corrected, who is shown what was said', async () => {
    await given();
    const changed = { ...fields, 'os.axis': '6' };
    await compare({ ...changed, ...ticksIn(await compare(changed)) });
    const { review, number } = await orderIt();
    expect(review).toBe('waiting');
    expect(
      await commandsOnShop['rx show']!.run(shop.services, [number], {
        as: 'ada',
        reason: 'Compare values',
        out: '/tmp/never.jpg',
      }),
    ).toMatchObject({ ok: true, text: expect.stringMatching(/os\.axis +6 +corrected/) });
  });

  test('is gone when its member says so', async () => {
    await given();
    await press('forget', await browser.get('/Prescription/Ocr'));
    expect((await browser.get('/Prescription/Ocr')).location).toBe('/Prescription/Upload');
  });

  test.each([
    [{ resourceType: 'Patient' }, 'no glasses prescription in the FHIR R4 format'],
    [{ status: 'draft' }, 'may not be filled'],
    [{ lensSpecification: [] }, 'not read all of its values'],
  ])('that is none to be taken says why: %j', async (changes, text) => {
    const call = await given(changes);
    expect([call.status, call.text]).toEqual([422, expect.stringContaining(text)]);
    expect((await browser.get('/Prescription/Ocr')).location).toBe('/Prescription/Upload');
  });
});

test('a reading of seconds leaves the database time of its request alone', async () => {
  slowMs = 3000;
  expect((await give(['photo'])).location).toBe('/Prescription/Ocr');
});

const fields = {
  lensType: 'SingleVision',
  'od.sphere': '-2.25',
  'od.cylinder': '-0.75',
  'od.axis': '175',
  'os.sphere': '-2.00',
  'os.cylinder': '-0.50',
  'os.axis': '5',
  pd: '63',
  dateWritten: new Date(Date.now() - 864e5 * 30).toISOString().slice(0, 10),
};

/** The ticks of a page, as if both were set. */
function ticksIn({ text }: Page): Record<string, string> {
  return Object.fromEntries(
    ['confirmed.od', 'confirmed.os'].map((name) => {
      const tag = inputOf({ text }, name);
      return [name, / value="([^"]*)"/.exec(tag)?.[1] ?? ''];
    }),
  );
}

function inputOf({ text }: Pick<Page, 'text'>, name: string): string {
  return new RegExp(`<input[^>]* name="${name}"[^>]*>`).exec(text)?.[0] ?? '';
}

/** What the buttons of a page ask for. */
function buttonsOf({ text }: Page): (string | undefined)[] {
  return [...text.matchAll(/<button[^>]*>/g)].map(([tag]) => / value="([^"]*)"/.exec(tag)?.[1]);
}

async function lastUpload() {
  const { rows } = await shop.services.pool.query<{ id: string; user_id: string }>(
    `select id, user_id from shop.uploads order by given_at desc limit 1`,
  );
  const { id = '', user_id: userId = '' } = rows[0] ?? {};
  const { uploadsOf } = await import('#shop/uploads/uploads.ts');
  const { pool, sealer } = shop.services;
  const uploads = uploadsOf(
    userId,
    { pool, sealer, reader: paperReader },
    { keptHours: 24, orderedHours: 48 },
  );
  const upload = await uploads.find(id);
  if (!upload) throw new Error('no upload');
  return upload;
}
