import { describe, expect, test } from 'vitest';
import { noCells, sheetOf } from './meaning.test-data.ts';
import { PAPERS } from './papers.test-data.ts';
import { MISLEADING } from './papers/misleading.test-data.ts';
import { readMeaning } from './read-meaning.ts';

const SHORT: Record<string, Record<string, string>> = {
  add: { 'od.add': '+2.00', 'os.add': '+2.00' },
  pd2: { 'od.pd': '31.5', 'os.pd': '31' },
  pd: { pd: '62.5' },
};

const COMMON = {
  'od.sphere': '-2.25',
  'od.cylinder': '-0.75',
  'od.axis': '175',
  'os.sphere': '+1.00',
  'os.cylinder': '-0.50',
  'os.axis': '20',
};

/** What a field says that is not there: a lens without a cylinder has one of 0. */
const NOTHING: Record<string, string> = { cylinder: '0.00' };

function papersIn(text: string) {
  return text
    .split(/^=== /m)
    .slice(1)
    .map((block) => {
      const [head = '', ...lines] = block.trimEnd().split('\n');
      const [name = '', said = ''] = head.split(' | ');
      return { name, says: saidBy(said), drawing: lines.join('\n') };
    });
}

function saidBy(text: string): Record<string, string | null> {
  if (text === 'none') return {};
  const said = text.split(' ').filter((one) => one !== '');
  const says: Record<string, string | null> = { ...COMMON };
  for (const one of said) {
    const [name = '', value = ''] = one.split('=');
    if (value === '-') delete says[name];
    else Object.assign(says, SHORT[one] ?? { [name]: value === '?' ? null : value });
  }
  return says;
}

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
