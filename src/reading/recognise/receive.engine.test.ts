import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { emptyPng, pdf } from '#test/made-files.ts';
import { receive } from './receive.ts';

const file = (name: string) =>
  readFile(path.join(import.meta.dirname, '../../../test/rx-pictures', name));

const plainPicture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#eee' } });

const text = (value: string) => new TextEncoder().encode(value);

test.each([
  ['no byte', 'empty', new Uint8Array()],
  ['a page of HTML', 'wrong-type', text('<!doctype html><script>alert(1)</script>')],
  ['a program', 'wrong-type', text(`MZ${'\0'.repeat(100)}`)],
  ['an archive', 'wrong-type', text('PK\x03\x04')],
  ['a drawing with a script', 'wrong-type', text('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['a photo of an iPhone', 'heic', text('\0\0\0\x18ftypheic\0\0\0\0mif1heic')],
  ['half a PDF', 'unreadable', text('%PDF-1.7\n1 0 obj <<')],
  ['a start of JPEG and nothing else', 'unreadable', Uint8Array.from([255, 216, 255, 224, 0, 16])],
])('%s is refused as %s', async (_, reason, bytes) => {
  expect(await receive(bytes)).toEqual({ ok: false, reason });
});

test.each(['gif', 'tiff', 'avif'] as const)(
  'a picture in %s is of the wrong type',
  async (type) => {
    const bytes = await plainPicture(300, 300).toFormat(type).toBuffer();

    expect(await receive(bytes)).toEqual({ ok: false, reason: 'wrong-type' });
  },
);

test.each(['png', 'webp', 'jpeg'] as const)('a picture in %s is taken', async (type) => {
  const bytes = await plainPicture(300, 400).toFormat(type).toBuffer();

  expect(await receive(bytes)).toMatchObject({
    ok: true,
    pages: [{ widthPx: 300, heightPx: 400 }],
  });
});

test('a photo that was cut short is refused', async () => {
  const bytes = await file('pad-heavy.jpg');

  expect(await receive(bytes.subarray(0, bytes.length / 2))).toEqual({
    ok: false,
    reason: 'unreadable',
  });
});

test.each([
  [30_000, 30_000],
  [65_500, 65_500],
  [8000, 5001],
  [100_000, 100_000],
])('a picture of %i by %i pixels is refused before it is opened', async (width, height) => {
  const started = performance.now();

  expect(await receive(emptyPng(width, height))).toEqual({ ok: false, reason: 'too-many-pixels' });
  expect(performance.now() - started).toBeLessThan(1000);
});

test('a picture too small to read is refused', async () => {
  for (const [width, height] of [
    [1, 1],
    [199, 3000],
    [1, 60_000],
  ] as const)
    expect(await receive(await plainPicture(width, height).png().toBuffer())).toEqual({
      ok: false,
      reason: 'too-small',
    });
});

test('nothing but the picture is kept of a photo', async () => {
  const secret = '<script>where it was taken</script>';
  const photo = await plainPicture(600, 400)
    .withExif({ IFD0: { ImageDescription: secret, Copyright: secret } })
    .jpeg()
    .toBuffer();
  const received = await receive(
    Buffer.concat([photo, Buffer.from(secret), Buffer.from('PK\x03\x04')]),
  );
  if (!received.ok) throw new Error(received.reason);
  const [page] = received.pages;
  const { exif, icc, xmp, format } = await sharp(page?.picture).metadata();

  expect(photo.includes('script')).toBe(true);
  expect(Buffer.from(page?.picture ?? []).includes('script')).toBe(false);
  expect({ exif, icc, xmp, format }).toEqual({ format: 'jpeg' });
});

test.each([1, 2, 3, 4, 5, 6, 7, 8])('a photo with orientation %i stands upright', async (value) => {
  const left = { create: { width: 300, height: 200, channels: 3 as const, background: '#000' } };
  const photo = await plainPicture(600, 400)
    .composite([{ input: left, left: 0, top: 0 }])
    .withMetadata({ orientation: value })
    .jpeg()
    .toBuffer();
  const received = await receive(photo);
  if (!received.ok) throw new Error(received.reason);

  const asSharpTurns = await sharp(photo)
    .autoOrient()
    .resize(2, 2, { fit: 'fill' })
    .raw()
    .toBuffer();
  const kept = await sharp(received.pages[0]?.picture)
    .resize(2, 2, { fit: 'fill' })
    .raw()
    .toBuffer();
  const isDark = (bytes: Buffer) => [0, 3, 6, 9].map((at) => (bytes[at] ?? 0) < 128);
  expect(isDark(kept)).toEqual(isDark(asSharpTurns));
  expect(isDark(kept).filter(Boolean)).toHaveLength(1);
});

test('what is transparent lies on white', async () => {
  const background = { r: 0, g: 0, b: 0, alpha: 0 };
  const clear = await sharp({ create: { width: 300, height: 300, channels: 4, background } })
    .png()
    .toBuffer();
  const received = await receive(clear);
  const [pixel] = await sharp(received.ok ? received.pages[0]?.picture : undefined)
    .raw()
    .toBuffer();

  expect(pixel).toBeGreaterThan(250);
});

test('a large photo is kept at 2400 pixels', async () => {
  const bytes = await plainPicture(4032, 3024).jpeg().toBuffer();

  expect(await receive(bytes)).toMatchObject({
    ok: true,
    pages: [{ widthPx: 2400, heightPx: 1800 }],
  });
});

test('a PDF with a script is its drawing, and one with six pages is refused', async () => {
  const started = globalThis;
  const open = await receive(
    pdf(1, '/OpenAction << /S /JavaScript /JS (globalThis.ran = true) >>'),
  );

  expect(open).toMatchObject({ ok: true, pages: [{ words: [{ text: 'Page -2.25' }] }] });
  expect(started).not.toHaveProperty('ran');
  expect(await receive(pdf(5))).toMatchObject({ ok: true });
  expect(await receive(pdf(6))).toEqual({ ok: false, reason: 'too-many-pages' });
});

test('text of a PDF that nobody sees is not taken for what stands there', async () => {
  const words = async (...given: Parameters<typeof pdf>) => {
    const received = await receive(pdf(...given));
    return received.ok ? received.pages[0]?.words : received.reason;
  };

  expect(await words(1, '', '3 Tr')).toBeNull();
  expect(
    await words(
      1,
      '',
      '',
      '/Annots [<< /Type /Annot /Subtype /FreeText /Rect [0 0 50 50] /Contents (-9.00) >>]',
    ),
  ).toBeNull();
  expect(await words(1)).toHaveLength(1);
});

test('a PDF whose pages lie is turned with its words', async () => {
  const received = await receive(pdf(1, '', '0 1 -1 0 300 0 cm'));

  const [page] = received.ok ? received.pages : [];
  expect(page?.words?.[0]?.box.angleRadians).toBeCloseTo(0);
  expect(page?.widthPx).toBeGreaterThan(page?.heightPx ?? 0);
});
