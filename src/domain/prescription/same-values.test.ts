import { expect, test } from 'vitest';
import { aCheckedPrescription } from './prescription.test-data.ts';
import { hasSameValues } from './same-values.ts';

test('a distance for each eye is the same as their sum', () => {
  const each = { od: { pd: 31 }, os: { pd: 32 } };

  expect(
    hasSameValues(
      aCheckedPrescription({ ...each, pd: null }),
      aCheckedPrescription({ ...each, pd: 63 }),
    ),
  ).toBe(true);
});

test('one value changed is another prescription', () => {
  expect(
    hasSameValues(aCheckedPrescription(), aCheckedPrescription({ od: { sphere: -2.25 } })),
  ).toBe(false);
});
