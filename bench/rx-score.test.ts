import { expect, test } from 'vitest';
import type { FileRead } from '#reading/index.ts';
import type { MadeSheet } from '#test/rx-sheets/make-sheets.ts';
import { scoreAnswer, totalOf, wilson } from './rx-score.ts';

const none = {
  sphere: null,
  cylinder: null,
  axis: null,
  add: null,
  prismHor: null,
  baseHor: null,
  prismVer: null,
  baseVer: null,
  pd: null,
};

function aSheet(changes: Partial<MadeSheet> = {}): MadeSheet {
  return {
    set: 'seen',
    layout: 'a',
    language: 'en',
    document: 'spectacles',
    isPrescription: true,
    seed: 'light-1',
    handwritingLike: false,
    notation: 'minus',
    printed: [
      { field: 'od.sphere', text: '-2.25', value: -2.25 },
      { field: 'od.cylinder', text: '-0.75', value: -0.75 },
      { field: 'od.axis', text: '90', value: 90 },
      { field: 'os.sphere', text: 'PL', value: 0 },
      { field: 'od.pd', text: '31', value: 31 },
      { field: 'os.pd', text: '32', value: 32 },
    ],
    follows: { 'os.cylinder': 0, pd: 63 },
    near: {},
    pdPrintedAs: 'each',
    dateWritten: null,
    expiresOn: null,
    prescriber: null,
    file: 'a-light-1.jpg',
    condition: 'light',
    drawing: '',
    ...changes,
  };
}

function anAnswer(od: object = {}, os: object = {}, rest: object = {}): FileRead {
  const right = { ...none, sphere: -2.25, cylinder: -0.75, axis: 90, pd: 31, ...od };
  const left = { ...none, sphere: 0, pd: 32, ...os };
  const rx = { pd: null, lensType: null, od: right, os: left, ...rest };
  return { isPrescription: true, rx, confidence: {}, ms: 1 };
}

const kinds = (answer: FileRead, sheet = aSheet()): string[] =>
  scoreAnswer(sheet, answer).faults.map(({ field, kind }) => `${field} ${kind}`);

test('each printed value counts once: right, missing or wrong', () => {
  const answer = anAnswer({ axis: 80, cylinder: null });
  expect(scoreAnswer(aSheet(), answer)).toMatchObject({
    values: 6,
    right: 4,
    missing: 1,
    wrong: 1,
    spurious: 0,
  });
});

test('what follows from the paper may be shown or left out, but not otherwise', () => {
  expect(scoreAnswer(aSheet(), anAnswer({}, { cylinder: 0 }, { pd: 63 })).faults).toEqual([]);
  expect(kinds(anAnswer({}, {}, { pd: 64 }))).toEqual(['pd other']);
});

test('a sign turned round is told', () => {
  expect(kinds(anAnswer({ sphere: 2.25 }))).toEqual(['od.sphere sign']);
});

test('a value given to the other eye is told, printed there or not', () => {
  expect(kinds(anAnswer({ pd: 32 }, { pd: 31 }))).toEqual(['od.pd eye', 'os.pd eye']);
  expect(kinds(anAnswer({}, { cylinder: -0.75, axis: 90 }))).toEqual([
    'os.cylinder eye',
    'os.axis eye',
  ]);
});

test('the same lens in the other notation is not what is printed', () => {
  const answer = anAnswer({ sphere: -3, cylinder: 0.75, axis: 180 });
  expect(scoreAnswer(aSheet(), answer).wrong).toBe(3);
});

test('a sheet that is refused misses all its values, and no other shows any', () => {
  const refused: FileRead = { isPrescription: false, reason: 'blank', ms: 1 };
  expect(scoreAnswer(aSheet(), refused)).toMatchObject({ missing: 6, wrong: 0, spurious: 0 });

  const letter = aSheet({ isPrescription: false, document: 'letter', printed: [], follows: {} });
  expect(scoreAnswer(letter, refused).faults).toEqual([]);
  expect(scoreAnswer(letter, anAnswer({}, {}, { lensType: 'Progressive' })).spurious).toBe(7);
});

test('a total tells how many of the shown values are wrong', () => {
  const scores = [
    scoreAnswer(aSheet(), anAnswer({ sphere: 2.25 })),
    scoreAnswer(aSheet(), anAnswer({ axis: null }, {}, { pd: 60 })),
  ];
  const total = totalOf(scores);
  expect(total).toMatchObject({ sheets: 2, values: 12, right: 10, signs: 1, eyes: 0 });
  expect(total.wrongShare).toBeCloseTo(2 / 12);
});

test('the interval of a share is that of Wilson', () => {
  const [least, most] = wilson(98, 100);
  expect(least).toBeCloseTo(0.93, 2);
  expect(most).toBeCloseTo(0.9945, 3);
  expect(wilson(50, 50)[1]).toBe(1);
});
