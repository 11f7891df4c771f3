import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { drawSheet } from '../draw-sheet.ts';
import { frozenLayouts } from './index.ts';

const ofSpectacles = frozenLayouts.filter(({ document }) => document === undefined);

test('there are enough frozen layouts in both languages', () => {
  expect(ofSpectacles.length).toBeGreaterThanOrEqual(44);
  for (const language of ['en', 'de'] as const)
    expect(ofSpectacles.filter((layout) => layout.language === language).length).toBeGreaterThan(
      20,
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
    '476cb5e15f8afe997fa01387add151762447aebcc7f1e5f1ceca81826371775d',
  );
});
