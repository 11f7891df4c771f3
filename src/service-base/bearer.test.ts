import { expect, test } from 'vitest';
import { isBearerOf } from './bearer.ts';

test.each([
  ['Bearer right', true],
  ['bearer  right ', true],
  ['Bearer wrong', false],
  ['Bearer right2', false],
  ['Basic right', false],
  ['', false],
  [undefined, false],
])('%s opens what "right" opens: %s', (authorization, isOpen) => {
  expect(isBearerOf(authorization, 'right')).toBe(isOpen);
  expect(isBearerOf(authorization, 'other')).toBe(false);
});
