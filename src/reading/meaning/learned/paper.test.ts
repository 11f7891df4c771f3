import { expect, test } from 'vitest';
import { sheetOf } from '../meaning.test-data.ts';
import { guessesOf, LIKELY_GLASSES } from './guesses.ts';
import { describePaper } from './paper.ts';

const lenses = `
          Sphere    Cylinder    Axis     Add
OD        -2.25     -0.75       175      +2.00
OS        +1.00     -0.50       20       +2.00
`;
const prescription = `
Meyer Family Eye Care        18 Main St, Dover NH 03820       603 555 0113
EYEGLASS PRESCRIPTION
Patient  Rowe, Priya         DOB 07/25/1981      Exam 03/14/2026
${lenses}
PD 62.5            Expires 03/14/2028
Ada Meyer, OD      License 47110815
`;

test('a page is described by its words, its pairs of words and what was made of its values', () => {
  const [page] = sheetOf(prescription).pages;
  expect(
    describePaper(page!, 0, [['own sphere od', 'lens axis 0 2 true', 'row 1 cylinder']]),
  ).toEqual(
    expect.arrayContaining([
      'word dover',
      'top dover',
      'pair eye:od s2q0',
      'first eye:od',
      'own sphere od',
      'lens axis 0 2 true',
    ]),
  );
  expect(describePaper(page!, 0, [['row 1 cylinder']])).not.toContain('row 1 cylinder');
});

test.each([
  ['a prescription', prescription, true],
  [
    'what a lensmeter has printed',
    `AUTO LENSMETER LM-1200\nNo. 0417   03/14/2026\nGlasses brought in by patient\n${lenses}`,
    false,
  ],
  [
    'a specimen',
    `SPECIMEN - for training only\nSample Eye Clinic\nPatient: Jane Sample\n${lenses}`,
    false,
  ],
])('glasses are prescribed on %s, or not', (_name, drawing, isPrescribed) => {
  const { glasses } = guessesOf(sheetOf(drawing).pages);
  expect(glasses >= LIKELY_GLASSES).toBe(isPrescribed);
});

test('no glasses are prescribed on no page', () => {
  expect(guessesOf([]).glasses).toBe(0);
});
