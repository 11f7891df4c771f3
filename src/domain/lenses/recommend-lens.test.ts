import { expect, test } from 'vitest';
import { aCheckedPrescription } from '../prescription/prescription.test-data.ts';
import { advisedIndex, recommendLens } from './recommend-lens.ts';

test.each([
  [{ sphere: -2, cylinder: 0 }, 1.5],
  [{ sphere: -2.5, cylinder: 0 }, 1.56],
  [{ sphere: 4, cylinder: 0 }, 1.6],
  [{ sphere: -2, cylinder: -3 }, 1.6],
  [{ sphere: -7, cylinder: 0 }, 1.67],
  [{ sphere: -1, cylinder: -4.25 }, 1.74],
  [{ sphere: -7.25, cylinder: 0 }, 1.74],
])('for %o the advised index is %d', (eye, index) => {
  expect(advisedIndex(aCheckedPrescription({ od: eye, os: { sphere: 0 } }))).toBe(index);
});

test('the covered lens is suggested for mild eyes', () => {
  expect(recommendLens(aCheckedPrescription())?.code).toBe('SV-150');
});

test('an advised index that nobody makes leads to the next thinner lens', () => {
  expect(recommendLens(aCheckedPrescription({ od: { sphere: -2.5 } }))?.code).toBe('SV-160');
});

test('the thinnest lens is suggested where the advice goes beyond it', () => {
  const strong = aCheckedPrescription({
    lensType: 'Bifocals',
    od: { sphere: -8, add: 2 },
    os: { sphere: -8, add: 2 },
  });

  expect(recommendLens(strong)?.code).toBe('BF-160');
});

test('nothing is suggested when no lens can be made', () => {
  expect(recommendLens(aCheckedPrescription({ od: { sphere: -25 } }))).toBeNull();
});
