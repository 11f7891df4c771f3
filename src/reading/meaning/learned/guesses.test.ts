import { describe, expect, test } from 'vitest';
import { sheetOf } from '../meaning.test-data.ts';
import { guessesOf } from './guesses.ts';

const table = (right: string, left: string, end = '') => `
Brook Opticians                     Glasses prescription
          Sphere    Cyl      Axis
${right.padEnd(9)} -2.25     -0.75    175
${left.padEnd(9)} +1.00     -0.50    20
${end}
`;

type Seen = Parameters<typeof sheetOf>[1];

function eyesNamedOn(drawing: string, options?: Seen): number {
  return guessesOf(sheetOf(drawing, options).pages).eyesNamed;
}

describe('eyes are named', () => {
  test('where both stand there', () => {
    expect(eyesNamedOn(table('OD', 'OS'))).toBe(2);
  });

  test('by one at its values on a picture, where the other may have been misread', () => {
    expect(eyesNamedOn(table('OD', 'CEE'))).toBe(1);
    expect(eyesNamedOn(table('OD', 'CEE'), { source: 'text-layer' })).toBe(0);
  });

  test('by no letter of a person’s name', () => {
    expect(eyesNamedOn(table('', '', 'Dr. L. Brook'))).toBe(0);
  });

  test('not where the left one comes first in a run of text, but over columns', () => {
    expect(eyesNamedOn('Glasses Rx\nL / R   -2.25 DS / -1.00 DS')).toBe(0);
    expect(eyesNamedOn(table('OD', 'OS', 'Keratometry  L R1 8.13  41.50'))).toBe(2);
    expect(eyesNamedOn('Glasses Rx\nL R-2.25   +1.00')).toBe(0);
    expect(eyesNamedOn('Glasses Rx\n      L        R\nSph   -2.25    -1.00')).toBe(2);
  });
});
