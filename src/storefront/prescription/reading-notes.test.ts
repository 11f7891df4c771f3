import { expect, test } from 'vitest';
import { standardValues } from './prescription-values.ts';
import { readingNotes, standingNotes } from './reading-notes.ts';

const typed = {
  'od.cylinder': '-0.75',
  'od.axis': '0',
  'os.prismHor': '2.5 @ 217',
  pd: '62/59',
};

test('an axis of zero is said when it came with the cylinder as well', () => {
  expect(readingNotes({ 'os.cylinder': '-0.75 x 0' })).toEqual([{ about: 'axis', side: 'os' }]);
});

test('what was read as something else is said, for as long as it stands', () => {
  const notes = readingNotes(typed);
  const standard = standardValues(typed, 'en');

  expect(notes.map(({ about }) => about)).toEqual(['axis', 'prism', 'pd']);
  expect(readingNotes(standard)).toEqual([]);
  expect(standingNotes(notes, standard, standard)).toEqual(notes);
  const changed = { ...standard, 'os.baseVer': 'Up', pd: '61' };
  expect(standingNotes(notes, standard, changed).map(({ about }) => about)).toEqual(['axis']);
});
