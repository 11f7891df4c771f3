import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawnAt } from './drawn-at.ts';
import { turned, type Pixels } from './pixels.ts';
import { drawnAt as drawnBySharp, pixelsOf, sharpOf } from './sharp-pixels.ts';

/** Letters on a coloured ground, wider than high. */
const text = `<svg width="643" height="211" xmlns="http://www.w3.org/2000/svg">
  <rect width="643" height="211" fill="#fcf2d8"/>
  <text x="20" y="120" font-size="64" fill="#203050">-2.75 +0.50 x 121</text>
  <path d="M20 170h500" stroke="#c04040" stroke-width="1"/>
</svg>`;
const picture = (): Promise<Pixels> => pixelsOf(sharp(Buffer.from(text)));

test.each([90, 180, 270] as const)('a page turned by %d degrees loses nothing', async (degrees) => {
  const page = await picture();
  const [ours, theirs] = [turned(page, degrees), await pixelsOf(sharpOf(page).rotate(degrees))];

  expect([ours.widthPx, ours.heightPx]).toEqual([theirs.widthPx, theirs.heightPx]);
  expect(Buffer.from(ours.data).equals(theirs.data)).toBe(true);
});

test.each([
  [320, 96],
  [288, 64],
  [608, 192],
])('a page drawn %d by %d pixels large is what sharp draws', async (widthPx, heightPx) => {
  const page = await picture();
  const [ours, theirs] = [
    drawnAt(page, { widthPx, heightPx }),
    await drawnBySharp(page, { widthPx, heightPx }),
  ];

  expect(ours).toMatchObject({ widthPx, heightPx });
  const apart = ours.data.map((level, at) => Math.abs(level - (theirs.data[at] ?? 0)));
  const mean = apart.reduce((sum, levels) => sum + levels, 0) / apart.length;
  expect(mean).toBeLessThan(1);
  expect(apart.every((levels) => levels < 24)).toBe(true);
});
