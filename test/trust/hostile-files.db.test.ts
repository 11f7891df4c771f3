import { readFileSync } from 'node:fs';
import path from 'node:path';
import { deflateSync, gzipSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { de } from '#storefront/i18n/de.ts';
import { emptyPng, pdf, png, pngPart } from '../made-files.ts';
import { aShop, type TestShop } from '../shop/a-shop.ts';
import { aBrowser, type Browser } from '../shop/browser.ts';
import { frontDoor } from '../shop/front-door.ts';
import { signInByPages } from '../shop/sign-in-by-pages.ts';
import { conditions, isFull } from '../conditions.ts';

/**
 * What may be sent as the picture of a prescription and is none, or is one and more: each through
 * the shop's whole server and its real reader, as the form sends it and as its scripts do.
 */
let shop: TestShop;
let browser: Browser;
let app: Awaited<ReturnType<typeof frontDoor>>;
beforeAll(async () => {
  shop = await aShop();
  app = await frontDoor(shop);
  browser = aBrowser(app);
  await signInByPages(shop, browser, await shop.member());
  await browser.submit('/select-lens-type', { lensType: 'SingleVision' });
});
afterAll(() => shop.close());
afterEach(async () => {
  await shop.services.pool.query('delete from shop.uploads');
});

type Content = Uint8Array<ArrayBuffer> | string;
type Make = () => Promise<Content> | Content;

const MB = 1024 * 1024;
const kept = (name: string) =>
  new Uint8Array(readFileSync(path.join(import.meta.dirname, '../rx-pictures', name)));
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#eee' } });
const bytesOf = async (picture: Sharp) => new Uint8Array(await picture.toBuffer());
const photo = () => bytesOf(plain(600, 400).jpeg());
const latin1 = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));
const joined = (...parts: (Uint8Array | string)[]) =>
  new Uint8Array(
    Buffer.concat(
      parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)),
    ),
  );

/** A JPEG with this as its comment. */
async function commented(comment: string): Promise<Uint8Array<ArrayBuffer>> {
  const jpeg = await photo();
  const length = Buffer.alloc(2);
  length.writeUInt16BE(comment.length + 2);
  return joined(jpeg.slice(0, 2), '\xff\xfe', length, comment, jpeg.slice(2));
}

const svg = (inside: string, doctype = '') =>
  `<?xml version="1.0"?>${doctype}<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600">${inside}</svg>`;
const laughs = Array.from(
  { length: 9 },
  (_, depth) => `<!ENTITY l${depth + 1} "${`&l${depth};`.repeat(10)}">`,
);
const zip = joined('PK\x03\x04\x14\0\0\0\x08\0', deflateSync(Buffer.alloc(10 * MB)));
/** 100 MB that fold into 100 KB. */
const bomb = () => deflateSync(Buffer.alloc(100 * MB));
const secret = '<script>alert(1)</script>';

type Taken = [name: string, file: string, make: Make];
const taken: Taken[] = [
  ['a photo in JPEG', 'x.jpg', photo],
  ['in PNG', 'x.png', () => bytesOf(plain(600, 400).png())],
  ['in WebP', 'x.webp', () => bytesOf(plain(600, 400).webp())],
  ['in CMYK', 'x.jpg', () => bytesOf(plain(600, 400).toColourspace('cmyk').jpeg())],
  [
    'with a place, a name and a turn in its EXIF',
    'x.jpg',
    () =>
      bytesOf(
        plain(600, 400)
          .withExif({
            IFD0: { ImageDescription: secret, Orientation: '6' },
            IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 3230/100' },
          })
          .jpeg(),
      ),
  ],
  ['a JPEG with a script as its comment', 'x.jpg', () => commented(secret)],
  ['a JPEG that goes on as HTML', 'x.html', async () => joined(await photo(), `<html>${secret}`)],
  ['a JPEG that goes on as an archive', 'x.zip', async () => joined(await photo(), zip)],
  ['a JPEG that is a PDF, too', 'x.pdf', () => commented('%PDF-1.7\n1 0 obj << /JS (x) >>')],
  ['a WebP named .jpg', 'x.jpg', () => bytesOf(plain(600, 400).webp())],
  [
    'rows that unfold to 100 MB more than there are',
    'x.png',
    () => png(300, 300, { rows: Buffer.alloc(100 * MB) }),
  ],
  ['a PDF', 'x.pdf', () => kept('text.pdf')],
  ['a PDF named .jpg', 'x.jpg', () => kept('text.pdf')],
  ['a PDF with a script', 'x.pdf', () => pdf(1, '/OpenAction << /S /JavaScript /JS (app.x) >>')],
  [
    'a PDF that starts a program and opens an address',
    'x.pdf',
    () =>
      pdf(
        1,
        '/OpenAction << /S /Launch /F (/bin/sh) >> /AA << /WC << /S /URI /URI (http://evil.test) >> >>',
      ),
  ],
  [
    'a PDF with an attachment',
    'x.pdf',
    () =>
      pdf(
        1,
        '/Names << /EmbeddedFiles << /Names [(x.exe) << /Type /Filespec /F (x.exe) /EF << /F 4 0 R >> >>] >> >>',
      ),
  ],
];

/** They take seconds each; what unfolds is looked at above as well. */
const takenSlowly: Taken[] = [
  ['39.9 megapixels', 'x.jpg', () => bytesOf(plain(7980, 5000).jpeg())],
  [
    'a text in it that unfolds to 100 MB',
    'x.png',
    () => png(300, 300, { more: [pngPart('zTXt', joined('Comment\0\0', bomb()) as Buffer)] }),
  ],
  [
    'a colour profile in it that unfolds to 100 MB',
    'x.png',
    () => png(300, 300, { more: [pngPart('iCCP', joined('icc\0\0', bomb()) as Buffer)] }),
  ],
];

const WRONG_TYPE = 'Please upload a JPG, PNG or WebP photo.';
const UNREADABLE = 'We could not read this image. Please take a new photo.';
const TOO_MANY_PIXELS = 'The image is too large (more than 40 megapixels).';
const TOO_SMALL = 'The image is too small to read.';
const TOO_LARGE = 'The file is larger than 10 MB.';

type Code = keyof typeof de.papers.refusals;
const refused: [name: string, file: string, make: Make, status: number, code: Code, en: string][] =
  [
    ['no byte', 'x.jpg', () => '', 400, 'empty', 'The file is empty.'],
    ['HTML named .jpg', 'x.jpg', () => `<!doctype html>${secret}`, 415, 'wrong-type', WRONG_TYPE],
    ['a text named .png', 'x.png', () => 'Sphere -2.25', 415, 'wrong-type', WRONG_TYPE],
    ['a program', 'x.jpg', () => `MZ${'\0'.repeat(100)}`, 415, 'wrong-type', WRONG_TYPE],
    ['a program of Linux', 'x.png', () => '\x7fELF\x02\x01\x01', 415, 'wrong-type', WRONG_TYPE],
    ['an archive that unfolds', 'x.jpg', () => zip, 415, 'wrong-type', WRONG_TYPE],
    [
      'another archive that unfolds',
      'x.jpg',
      () => new Uint8Array(gzipSync(Buffer.alloc(10 * MB))),
      415,
      'wrong-type',
      WRONG_TYPE,
    ],
    ['an SVG with a script', 'x.svg', () => svg(secret), 415, 'wrong-type', WRONG_TYPE],
    [
      'an SVG that asks for a file of ours',
      'x.svg',
      () => svg('<text>&f;</text>', '<!DOCTYPE svg [<!ENTITY f SYSTEM "file:///etc/passwd">]>'),
      415,
      'wrong-type',
      WRONG_TYPE,
    ],
    [
      'an SVG of a billion laughs',
      'x.svg',
      () => svg('<text>&l9;</text>', `<!DOCTYPE svg [<!ENTITY l0 "ha">${laughs.join('')}]>`),
      415,
      'wrong-type',
      WRONG_TYPE,
    ],
    [
      'an SVG of 60,000 pixels',
      'x.jpg',
      () => svg('').replaceAll('600', '60000'),
      415,
      'wrong-type',
      WRONG_TYPE,
    ],
    ['a TIFF', 'x.jpg', () => bytesOf(plain(300, 300).tiff()), 415, 'wrong-type', WRONG_TYPE],
    ['an AVIF', 'x.jpg', () => bytesOf(plain(300, 300).avif()), 415, 'wrong-type', WRONG_TYPE],
    [
      'a GIF that moves',
      'x.jpg',
      async () => {
        const pages = await Promise.all(
          [plain(300, 300), plain(300, 300)].map((one) => one.png().toBuffer()),
        );
        return bytesOf(sharp(pages, { join: { animated: true } }).gif());
      },
      415,
      'wrong-type',
      WRONG_TYPE,
    ],
    [
      'a photo of an iPhone',
      'IMG_0001.HEIC',
      () => latin1('\0\0\0\x18ftypheic\0\0\0\0mif1heic'),
      415,
      'heic',
      'Most Compatible',
    ],
    [
      'a photo of an iPhone named .jpg',
      'x.jpg',
      () => latin1('\0\0\0\x18ftypmif1\0\0\0\0mif1heic'),
      415,
      'heic',
      WRONG_TYPE,
    ],
    [
      '30,000 by 30,000 pixels in few bytes',
      'x.png',
      () => emptyPng(30_000, 30_000),
      422,
      'too-many-pixels',
      TOO_MANY_PIXELS,
    ],
    [
      '65,500 by 65,500 pixels',
      'x.png',
      () => emptyPng(65_500, 65_500),
      422,
      'too-many-pixels',
      TOO_MANY_PIXELS,
    ],
    [
      'a header that lies',
      'x.png',
      () => emptyPng(100_000, 100_000),
      422,
      'too-many-pixels',
      TOO_MANY_PIXELS,
    ],
    [
      'a little more than 40 megapixels',
      'x.jpg',
      () => bytesOf(plain(8001, 5000).jpeg()),
      422,
      'too-many-pixels',
      TOO_MANY_PIXELS,
    ],
    [
      'half a JPEG',
      'x.jpg',
      () => kept('pad-heavy.jpg').slice(0, 20_000),
      422,
      'unreadable',
      UNREADABLE,
    ],
    ['half a PDF', 'x.pdf', () => kept('scan.pdf').slice(0, 700), 422, 'unreadable', UNREADABLE],
    ['one pixel', 'x.png', () => png(1, 1), 422, 'too-small', TOO_SMALL],
    ['a line of 60,000 pixels', 'x.png', () => png(1, 60_000), 422, 'too-small', TOO_SMALL],
    ['a PDF of 300 pages', 'x.pdf', () => pdf(300), 422, 'too-many-pages', 'more than five pages'],
    [
      'a PDF with a password',
      'x.pdf',
      () =>
        pdf(
          1,
          '',
          '',
          '',
          `/Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O <${'ab'.repeat(32)}> /U <${'cd'.repeat(32)}> >> /ID [<00> <00>]`,
        ),
      422,
      'locked',
      'This PDF has a password.',
    ],
    [
      'a photo of 10 MB and a byte',
      'x.jpg',
      async () => joined(await photo(), new Uint8Array(10 * MB)).slice(0, 10 * MB + 1),
      413,
      'too-large',
      TOO_LARGE,
    ],
    [
      '50 MB',
      'x.jpg',
      async () => joined(await photo(), new Uint8Array(50 * MB)),
      413,
      'all-too-large',
      'The file is larger than 10 MB',
    ],
  ];

/** As browsers do, the request says how long it is. */
async function give(to: string, content: Content, file: string) {
  const form = new FormData();
  form.append('file', new File([content], file));
  form.append('read', 'no');
  const sent = new Response(form);
  const body = await sent.arrayBuffer();
  const headers = {
    'content-type': sent.headers.get('content-type') ?? '',
    'content-length': String(body.byteLength),
  };
  return browser.send(to, { method: 'POST', body, headers });
}

const count = async () => {
  const { rows } = await shop.services.pool.query<{ rows: number }>(
    `select (select count(*)::int from shop.uploads) +
       (select count(*)::int from shop.upload_pages) as rows`,
  );
  return rows[0]?.rows;
};

/** The page itself, in the language that the next call is answered in. */
async function expectAlive(): Promise<void> {
  for (const address of ['/Prescription/Upload', '/livez'])
    expect((await browser.get(address)).status, address).toBe(200);
}

describe('is taken, and nothing but its picture is kept:', () => {
  test.each(conditions(taken, takenSlowly))('%s', async (_, file, make) => {
    const content = await make();
    await expectAlive();
    const call = await give('/prescriptionUpload', content, file);
    expect([call.status, call.text]).toEqual([201, expect.stringContaining('/Prescription/Ocr')]);
    const page = await give('/Prescription/Upload', content, file);
    expect([page.status, page.location]).toEqual([302, '/Prescription/Ocr']);

    const { id } = call.json();
    const { rows } = await shop.services.pool.query<{ sealed: Buffer }>(
      'select sealed from shop.upload_pages where upload_id = $1',
      [id],
    );
    expect(rows).toHaveLength(1);
    const shown = await app.fetch(
      new Request(`http://localhost:3000/Prescription/Picture/${id}/0`, {
        headers: { cookie: browser.cookies.headerFor('/') ?? '', host: 'localhost:3000' },
      }),
    );
    const picture = Buffer.from(await shown.arrayBuffer());
    expect(shown.headers.get('content-type')).toBe('image/jpeg');
    const { format, exif, icc, xmp, comments } = await sharp(picture).metadata();
    expect({ format, exif, icc, xmp, comments }).toEqual({ format: 'jpeg' });
    for (const trace of ['<script', 'PK\x03\x04', '%PDF', 'JavaScript', 'Exif'])
      expect(picture.includes(Buffer.from(trace, 'latin1')), trace).toBe(false);
    await expectAlive();
  });
});

describe('is refused, and nothing is kept:', () => {
  test.each(refused)('%s', async (_, file, make, status, code, en) => {
    const content = await make();
    await expectAlive();
    const call = await give('/prescriptionUpload', content, file);
    expect([call.status, call.json().errors]).toEqual([
      status,
      [expect.objectContaining({ code, message: expect.stringContaining(en) })],
    ]);
    const page = await give('/german/Prescription/Upload', content, file);
    expect([page.status, page.text]).toEqual([
      status,
      expect.stringContaining(de.papers.refusals[code]),
    ]);
    expect(await count()).toBe(0);
    await expectAlive();
  });

  test.runIf(isFull)('a PDF that unfolds to more than a reader may hold', async () => {
    const stream = deflateSync(Buffer.alloc(900 * MB, '0 0 m 9 9 l S '));
    const [head = '', tail = ''] = Buffer.from(pdf(1)).toString('latin1').split('4 0 obj\n');
    const rest = tail.slice(tail.indexOf('endobj'));
    const file = joined(
      `${head}4 0 obj\n<< /Length ${stream.length} /Filter /FlateDecode >>\nstream\n`,
      stream,
      `\nendstream\n${rest}`,
    );
    const call = await give('/prescriptionUpload', file, 'x.pdf');
    expect([call.status, call.json().errors[0].message]).toEqual([422, UNREADABLE]);
    expect(await count()).toBe(0);
    await expectAlive();
  });
});

test.each([
  '../../x',
  'a.jpg%00.php',
  'CON.jpg',
  '\u202egpj.exe',
  `${'x'.repeat(300)}.jpg`,
  '📷.jpg',
])('the name %j is kept nowhere', async (name) => {
  const call = await give('/prescriptionUpload', await photo(), name);
  expect(call.status).toBe(201);
  expect(call.json().id).toMatch(/^[\da-f-]{36}$/);
  const { rows } = await shop.services.pool.query<{ text: string }>(
    'select json_agg(u)::text as text from shop.uploads u',
  );
  expect(rows[0]?.text).not.toContain(name);
});
