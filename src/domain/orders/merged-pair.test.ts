import { expect, test } from 'vitest';
import { mergedPair, type MergingLine } from './merged-pair.ts';

const line = (uid: string, sku: string, quantity = 1): MergingLine => ({
  uid,
  sku,
  quantity,
  name: sku,
});
const prescription = 'BasePrescription';

test('a pair that goes into an empty cart is merged, line by line', () => {
  const pair = [line('1', '10101'), line('2', prescription)];
  expect(mergedPair(pair, [], [line('3', '10101'), line('4', prescription)])).toEqual({
    changes: [],
    told: [
      { name: '10101', outcome: 'merged' },
      { name: prescription, outcome: 'merged' },
    ],
  });
});

test('the pair chosen last stays, and the one from before goes', () => {
  const before = [line('1', '20201'), line('2', prescription)];
  const after = [...before, line('3', '10101'), line('4', prescription)];
  expect(mergedPair([line('8', '10101'), line('9', prescription)], before, after)).toEqual({
    changes: [
      { uid: '1', quantity: 0 },
      { uid: '2', quantity: 0 },
    ],
    told: [
      { name: '20201', outcome: 'dropped' },
      { name: prescription, outcome: 'dropped' },
      { name: '10101', outcome: 'merged' },
      { name: prescription, outcome: 'merged' },
    ],
  });
});

test('the same frame in both is there once', () => {
  const before = [line('1', '10101'), line('2', prescription)];
  const after = [line('1', '10101', 2), line('2', prescription, 2)];
  expect(mergedPair([line('8', '10101'), line('9', prescription)], before, after)).toEqual({
    changes: [
      { uid: '1', quantity: 1 },
      { uid: '2', quantity: 1 },
    ],
    told: [
      { name: '10101', outcome: 'capped' },
      { name: prescription, outcome: 'capped' },
    ],
  });
});

test('a frame that commerce had no piece of is told as dropped, and the member’s own stays', () => {
  const before = [line('1', '20201'), line('2', prescription)];
  const after = [...before, line('4', prescription)];
  expect(mergedPair([line('8', '10101'), line('9', prescription)], before, after)).toEqual({
    changes: [{ uid: '2', quantity: 0 }],
    told: [
      { name: '20201', outcome: 'merged' },
      { name: prescription, outcome: 'dropped' },
      { name: prescription, outcome: 'merged' },
      { name: '10101', outcome: 'dropped' },
    ],
  });
});

test('nothing merged with nothing is nothing', () => {
  expect(mergedPair([], [], [])).toEqual({ changes: [], told: [] });
});
