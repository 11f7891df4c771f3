import { FITTING_NAMES } from '../prescription/fitting.ts';
import { expect, test } from 'vitest';
import { needsRoadTrafficWarning } from './road-traffic.ts';

test.each([
  ['Progressive', 'EUR', true],
  ['Bifocals', 'EUR', true],
  ['SingleVision', 'EUR', false],
  ['Progressive', 'USD', false],
] as const)('%s sold in %s: %s', (lensType, currency, needed) => {
  expect(needsRoadTrafficWarning({ lensType }, currency)).toBe(needed);
});

test('all that is measured on the wearer makes it needless, and nothing less does', () => {
  const measured = { rightHeight: 20, leftHeight: 20.5, vertexDistance: 12, tilt: 0 };

  expect(needsRoadTrafficWarning({ lensType: 'Progressive', ...measured }, 'EUR')).toBe(false);
  for (const name of FITTING_NAMES) {
    const { [name]: _, ...rest } = measured;
    expect(needsRoadTrafficWarning({ lensType: 'Progressive', ...rest }, 'EUR'), name).toBe(true);
  }
});
