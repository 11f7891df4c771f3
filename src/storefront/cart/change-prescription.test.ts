import { expect, test } from 'vitest';
import { aCheckedPrescription } from '#domain/prescription/prescription.test-data.ts';
import { lensFor } from './change-prescription.ts';

test('a lens that can still be made is kept', () => {
  expect(lensFor(aCheckedPrescription({ od: { sphere: -1 } }), 'SV-160')).toBe('SV-160');
});

test('values beyond the lens lead to another one', () => {
  const strong = aCheckedPrescription({ od: { sphere: -9 }, os: { sphere: -9 } });

  expect(lensFor(strong, 'SV-150')).toBe('SV-174');
});

test('another lens type leads to a lens of that type', () => {
  const progressive = aCheckedPrescription({
    lensType: 'Progressive',
    od: { add: 2 },
    os: { add: 2 },
  });

  expect(lensFor(progressive, 'SV-150')).toMatch(/^PR-/);
});
