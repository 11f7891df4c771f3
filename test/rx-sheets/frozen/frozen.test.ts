import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { drawSheet } from '../draw-sheet.ts';
import { frozenLayouts } from './index.ts';

const ofSpectacles = frozenLayouts.filter(({ document }) => document === undefined);

test('there are enough frozen layouts in both languages', () => {
  expect(ofSpectacles.length).toBeGreaterThanOrEqual(32);
  for (const language of ['en', 'de'] as const)
    expect(ofSpectacles.filter((layout) => layout.language === language).length).toBeGreaterThan(
      15,
    );
});

test('frozen layouts draw the very pages that they drew when they were frozen', () => {
  const hash = createHash('sha256');
  for (const layout of frozenLayouts) {
    for (const seed of ['a', 'b', 'c']) {
      const { html, truth } = drawSheet('frozen', layout, seed);
      // Typefaces come before the first end of a style; a newer package may change those.
      hash.update(html.slice(html.indexOf('</style>'))).update(JSON.stringify(truth.printed));
    }
  }
  // Whoever changes this number changes what earlier figures of the reader were measured on.
  expect(hash.digest('hex')).toBe(
    '84f9e142fd38b77a2d1a348da9096c8f5b48c88ba9a77524421134b4071ae21c',
  );
});
