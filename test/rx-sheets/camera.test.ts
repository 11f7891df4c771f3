import sharp from 'sharp';
import { expect, test } from 'vitest';
import { photograph } from './camera.ts';
import { photos } from './conditions.ts';
import { diceFor } from './dice.ts';
import { squareFrom, type Point } from './perspective.ts';
import { scanPdf } from './scan-pdf.ts';

const page = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#fff' } })
  .png()
  .toBuffer();

test('the same seed takes the same photo', async () => {
  const small = { ...photos.light!, scale: 0.2 };
  const once = await photograph(page, small, diceFor('a'));
  expect(await photograph(page, small, diceFor('a'))).toEqual(once);
  expect(await photograph(page, small, diceFor('b'))).not.toEqual(once);
});

test('a bad photo is smaller and darker than a good one', async () => {
  const [good, bad] = [
    await photograph(page, photos.light!, diceFor('a')),
    await photograph(page, photos.heavy!, diceFor('a')),
  ];
  const width = async (jpeg: Buffer) => (await sharp(jpeg).metadata()).width;
  const brightness = async (jpeg: Buffer) => (await sharp(jpeg).stats()).channels[0]?.mean ?? 0;
  expect(await width(bad)).toBeLessThan(await width(good));
  expect(await brightness(bad)).toBeLessThan(await brightness(good));
});

test('corners of a page seen from aside come from the corners of the page', () => {
  const corners: [Point, Point, Point, Point] = [
    [12, 30],
    [412, 8],
    [430, 260],
    [3, 301],
  ];
  const toSquare = squareFrom(corners);
  const places = corners.map(([x, y]) =>
    toSquare(x, y).map((at) => Math.round(at * 1e6) / 1e6 + 0),
  );
  expect(places).toEqual([
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ]);
});

test('a scan is a PDF whose table of objects is right', async () => {
  const jpeg = await sharp(page).jpeg().toBuffer();
  const text = scanPdf(jpeg, 400, 300).toString('latin1');
  const places = [...text.matchAll(/^(\d{10}) 00000 n/gm)].map(([, place]) => Number(place));
  expect(places.map((place) => text.slice(place, place + 7))).toEqual(
    places.map((_, i) => `${i + 1} 0 obj`),
  );
  expect(text.slice(Number(/startxref\n(\d+)/.exec(text)?.[1])).startsWith('xref')).toBe(true);
});
