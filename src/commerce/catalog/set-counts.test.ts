import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createSetCounts } from './set-counts.ts';
import { addSlot, type SlotBits } from './slot-bits.ts';

const slotMax = 40_000;
const slotSet = fc
  .array(fc.oneof(fc.nat(slotMax - 1), fc.constantFrom(0, 31, 32, 63, 64, 4095, 4096, slotMax - 1)))
  .map((slots) => new Set(slots));
const some = fc.array(slotSet, { maxLength: 40 });

function bitsOf(slots: Iterable<number>): SlotBits {
  const bits: SlotBits = [];
  for (const slot of slots) addSlot(bits, slot);
  return bits;
}

function named(sets: readonly Set<number>[]): Map<string, SlotBits> {
  return new Map(sets.map((set, place) => [`set ${place}`, bitsOf(set)]));
}

function sharedBy(sets: readonly Set<number>[], found: Set<number>): Map<string, number> {
  return new Map(sets.map((set, place) => [`set ${place}`, set.intersection(found).size]));
}

test.each([100, slotMax])('of %i slots each set is counted with any other', (slotCount) => {
  const within = (set: Set<number>) => new Set([...set].map((slot) => slot % slotCount));
  fc.assert(
    fc.property(some, some, slotSet, slotSet, (before, after, one, other) => {
      const counts = createSetCounts(() => slotCount);
      // What was held before must not be seen in what is held now.
      for (const sets of [before.map(within), after.map(within)]) {
        const key = {};
        for (const found of [within(one), within(other)])
          expect(counts.sharedWith(bitsOf(found), key, () => named(sets))).toEqual(
            sharedBy(sets, found),
          );
      }
    }),
  );
});

test('what does not fit beside the others is counted as well', () => {
  const slotCount = 2_000_000;
  const sets = Array.from({ length: 80 }, (_, place) => new Set([place, slotCount - 1 - place]));
  const counts = createSetCounts(() => slotCount);
  const found = new Set([0, 70, slotCount - 80]);
  expect(counts.sharedWith(bitsOf(found), {}, () => named(sets))).toEqual(sharedBy(sets, found));
});

test('sets are asked for again once they are others or have changed', () => {
  const counts = createSetCounts(() => slotMax);
  const found = bitsOf([1, 2, 3]);
  const key = {};
  const set = new Set([1]);
  const count = (asked: object) => counts.sharedWith(found, asked, () => named([set])).get('set 0');
  expect(count(key)).toBe(1);
  set.add(2);
  expect(count(key)).toBe(1);
  expect(count({})).toBe(2);
  set.add(3);
  counts.change();
  expect(count(key)).toBe(3);
});
