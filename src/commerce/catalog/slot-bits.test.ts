import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addSlot,
  countOfBoth,
  differenceOf,
  intersectionOf,
  removeSlot,
  slotsOf,
  slotsThat,
  unionOf,
  type SlotBits,
} from './slot-bits.ts';

const slotSet = fc
  .array(fc.oneof(fc.nat(100), fc.nat(20_000), fc.constantFrom(31, 32, 4095, 4096, 8191)))
  .map((slots) => new Set(slots));

function bitsOf(slots: Iterable<number>): SlotBits {
  const bits: SlotBits = [];
  for (const slot of slots) addSlot(bits, slot);
  return bits;
}
const inOrder = (slots: Iterable<number>) => [...slots].sort((a, b) => a - b);
const listed = (bits: SlotBits) => [...slotsOf(bits)];

test('bits hold what sets of the same slots hold', () => {
  fc.assert(
    fc.property(slotSet, slotSet, (some, others) => {
      const [a, b] = [bitsOf(some), bitsOf(others)];
      expect(listed(a)).toEqual(inOrder(some));
      expect(listed(unionOf([a, b]))).toEqual(inOrder(some.union(others)));
      expect(listed(intersectionOf(a, b))).toEqual(inOrder(some.intersection(others)));
      expect(listed(differenceOf(a, b))).toEqual(inOrder(some.difference(others)));
      expect(countOfBoth(a, b)).toBe(some.intersection(others).size);
      expect(listed(slotsThat(a, (slot) => slot % 2 === 0))).toEqual(
        inOrder(some).filter((slot) => slot % 2 === 0),
      );
      for (const slot of others) removeSlot(a, slot);
      expect(listed(a)).toEqual(inOrder(some.difference(others)));
    }),
  );
});

test('the union of nothing is empty, and what was never there can be taken out', () => {
  const bits = unionOf([]);
  removeSlot(bits, 5000);
  expect(listed(bits)).toEqual([]);
});
