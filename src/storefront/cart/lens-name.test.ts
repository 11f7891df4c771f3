import { expect, test } from 'vitest';
import { indexIn } from './lens-name.ts';

test.each([
  ['Progressive, index 1.6', 1.6],
  ['Gleitsicht, Index 1,67', 1.67],
  ['Prescription lenses', null],
])('the index in %s is %s', (soldAs, index) => {
  expect(indexIn(soldAs)).toBe(index);
});
