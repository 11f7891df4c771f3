import { expect, test } from 'vitest';
import { stateCode } from './us-states.ts';

test.each([
  ['Alabama', 'AL'],
  ['Oregon', 'OR'],
  ['Wyoming', 'WY'],
  ['OR', 'OR'],
  ['', ''],
])('the code of %j is %j', (name, code) => {
  expect(stateCode(name)).toBe(code);
});
