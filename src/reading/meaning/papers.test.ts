import { describe, expect, test } from 'vitest';
import { noCells, sheetOf } from './meaning.test-data.ts';
import { PAPERS, papersIn } from './papers.test-data.ts';
import { MISLEADING } from './papers/misleading.test-data.ts';
import { readMeaning } from './read-meaning.ts';

/** What a field says that is not there: a lens without a cylinder has one of 0. */
const NOTHING: Record<string, string> = { cylinder: '0.00' };

test.each(papersIn(PAPERS))('a paper is read: $name', async ({ drawing, says }) => {
  const reading = await readMeaning(sheetOf(drawing), noCells);
  if (!reading.isPrescription) throw new Error(reading.reason);
  const values = Object.fromEntries(
    Object.entries(reading.values)
      .filter(([name, { text }]) => /^o[ds]\.|^pd$/.test(name) && text !== '0.00')
      .map(([name, { text }]) => [name, text]),
  );
  expect(values).toEqual(says);
});

describe.each(['recogniser', 'text-layer'] as const)(
  'of a misleading paper by its %s',
  (source) => {
    test.each(papersIn(MISLEADING))('nothing wrong is told: $name', async ({ drawing, says }) => {
      const reading = await readMeaning(sheetOf(drawing, { source }), noCells);
      const told = reading.isPrescription ? Object.entries(reading.values) : [];
      const wrong = told.filter(
        ([name, { text }]) =>
          /^o[ds]\.|^pd$/.test(name) &&
          text !== null &&
          text !== (says[name] ?? NOTHING[name.slice(3)]),
      );
      expect(wrong).toEqual([]);
    });
  },
);
