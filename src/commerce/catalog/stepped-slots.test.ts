import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { slotsOf } from './slot-bits.ts';
import { createSteppedSlots } from './stepped-slots.ts';

const cents = fc.integer({ min: 0, max: 6000 });
const bound = fc.oneof(cents, fc.constantFrom(-1, 0, 1000, 2000, 6001, Infinity));

test('a range holds what one look at each number finds, after changes as well', () => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof(cents, fc.constant(Number.NaN)), { maxLength: 300 }),
      fc.array(fc.tuple(fc.nat(299), cents), { maxLength: 20 }),
      bound,
      bound,
      (minors, changes, from, to) => {
        const values = minors.map((minor) => minor / 100);
        const stepped = createSteppedSlots(10);
        for (const [slot, value] of values.entries()) stepped.add(slot, value);
        for (const [slot, minor] of changes) {
          const before = values[slot];
          if (before === undefined) continue;
          stepped.remove(slot, before);
          values[slot] = minor / 100;
          stepped.add(slot, minor / 100);
        }
        const range = { from: from / 100, to: to / 100 };
        const found = stepped.within(range, (slot) => values[slot] ?? Number.NaN);
        expect([...slotsOf(found)]).toEqual(
          [...values.keys()].filter((slot) => {
            const value = values[slot] ?? Number.NaN;
            return value >= range.from && value <= range.to;
          }),
        );
      },
    ),
  );
});
