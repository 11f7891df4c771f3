import { expect, test } from 'vitest';
import { isBegun, type Draft } from './draft.ts';

test.each<[Draft, boolean]>([
  [{}, false],
  [{ lensType: 'Bifocals' }, true],
  [{ sku: '11601' }, true],
  [{ orderNumber: '000000001', currentPage: 'OrderConfirmation' }, false],
])('%o is begun: %s', (draft, answer) => {
  expect(isBegun(draft)).toBe(answer);
});
