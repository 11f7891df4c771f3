import { expect, test } from 'vitest';
import { linesAfterAdding, linesAfterRefusal, type PairLine } from './pair-lines.ts';

const frame = { uid: 'f1', sku: '10101', quantity: 1 };
const lenses = { uid: 'l1', sku: 'BasePrescription', quantity: 1 };

test('a first pair needs nothing more', () => {
  expect(linesAfterAdding([], [frame, lenses], '10101')).toEqual([]);
});

test('a new pair takes the place of the old one', () => {
  const after = [frame, lenses, line('f2', '20202'), line('l2', 'BasePrescription')];

  expect(linesAfterAdding([frame, lenses], after, '20202')).toEqual([
    { cart_item_uid: 'f1', quantity: 0 },
    { cart_item_uid: 'l1', quantity: 0 },
  ]);
});

test('the same lenses in the same frame stay one pair', () => {
  const after = [frame, { ...lenses, quantity: 2 }];

  expect(linesAfterAdding([frame, lenses], after, '10101')).toEqual([
    { cart_item_uid: 'l1', quantity: 1 },
  ]);
});

test('other lenses in the same frame leave the frame where it is', () => {
  const after = [frame, lenses, line('l2', 'BasePrescription')];

  expect(linesAfterAdding([frame, lenses], after, '10101')).toEqual([
    { cart_item_uid: 'l1', quantity: 0 },
  ]);
});

test('after a refusal only what was added goes', () => {
  const after = [frame, lenses, line('l2', 'BasePrescription')];

  expect(linesAfterRefusal([frame, lenses], after)).toEqual([{ cart_item_uid: 'l2', quantity: 0 }]);
});

function line(uid: string, sku: string): PairLine {
  return { uid, sku, quantity: 1 };
}
