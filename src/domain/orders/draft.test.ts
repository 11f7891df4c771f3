import { expect, test } from 'vitest';
import { afterPlacing, isBegun, type Draft } from './draft.ts';

test.each<[Draft, boolean]>([
  [{}, false],
  [{ lensType: 'Bifocals' }, true],
  [{ sku: '11601' }, true],
  [{ orderNumber: '000000001', currentPage: 'OrderConfirmation' }, false],
])('%o is begun: %s', (draft, answer) => {
  expect(isBegun(draft)).toBe(answer);
});

test('the next order does not inherit a yes that the one before took back', () => {
  const yes = { lensType: 'SingleVision', at: 'then', savedAt: 'before' } as const;
  const draft: Draft = { lensType: 'Bifocals', confirmedBefore: yes };

  const left = { ...draft, ...afterPlacing('000000001') };

  expect(left.confirmedBefore).toBeUndefined();
  expect(isBegun(left)).toBe(false);
});
