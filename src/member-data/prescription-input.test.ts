import { expect, test } from 'vitest';
import { checkedPrescription } from './prescription-input.ts';

test('the total is the sum of both eyes, to a tenth of a millimetre', () => {
  expect(checkedPrescription({ od: { pd: 31.3 }, os: { pd: 32.4 } }).pd).toBe(63.7);
  expect(checkedPrescription({ pd: 50, od: { pd: 24.5 }, os: { pd: 25 } }).pd).toBe(49.5);
  expect(checkedPrescription({ pd: 63, od: { pd: 31 }, os: {} }).pd).toBe(63);
});
