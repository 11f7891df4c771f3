import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { createReader } from '#reading/index.ts';
import { paperReaderOf } from './paper-reader.ts';

const reader = createReader();
const papers = paperReaderOf(reader);
afterAll(() => reader.close());

const file = (name: string) =>
  readFile(path.join(import.meta.dirname, '../../../test/rx-pictures', name));

test('a card that lay on its side is kept upright, and read', async () => {
  const lying = await sharp(await file('brillenpass-clean.png'))
    .rotate(90)
    .png()
    .toBuffer();
  const { width, height } = await sharp(lying).metadata();

  const received = await papers.receive([lying], { read: true });

  expect(received).toMatchObject({
    ok: true,
    pages: [{ widthPx: height, heightPx: width }],
    reading: {
      isPrescription: true,
      values: { 'os.cylinder': { text: '-0.75' }, 'os.axis': { text: '35' } },
      pages: [{ turnedDegrees: 0, widthPx: height, heightPx: width }],
    },
  });
});

test('a PDF is read by its text, later too, and as a picture where no text was kept', async () => {
  const received = await papers.receive([await file('text.pdf')], { read: true });
  if (!received.ok) throw new Error(received.fault);
  expect(received.reading).toMatchObject({ isPrescription: true, source: 'text' });
  expect(await papers.read(received.pages)).toEqual(received.reading);
  const before = received.pages.map((page) => ({ ...page, text: undefined }));
  expect(await papers.read(before)).toMatchObject({
    isPrescription: true,
    source: 'picture',
    values: { 'od.sphere': { text: '+0.50' }, 'od.axis': { text: '66' } },
  });
});
