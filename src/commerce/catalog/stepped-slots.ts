import {
  addSlot,
  differenceOf,
  removeSlot,
  slotsThat,
  unionOf,
  type SlotBits,
} from './slot-bits.ts';

/**
 * Slots by a number of theirs, apart for each step of `width`: what lies in a range is put together
 * of whole steps, or is all but those outside where these are fewer, and only the steps that it
 * cuts are looked through one by one.
 */
export type SteppedSlots = {
  readonly width: number;
  /** By the number of the step, 0 for what is below one width. */
  readonly steps: ReadonlyMap<number, SlotBits>;
  /** Puts `slot` where `value` belongs; what is not a number belongs nowhere. */
  add(slot: number, value: number): void;
  remove(slot: number, value: number): void;
  /** The slots whose number, told by `valueOf`, is from `from` up to `to`; not to be changed. */
  within(range: { from: number; to: number }, valueOf: (slot: number) => number): SlotBits;
};

export function createSteppedSlots(width: number): SteppedSlots {
  const steps = new Map<number, SlotBits>();
  const all: SlotBits = [];
  const stepOf = (value: number) => Math.floor(value / width);
  return {
    width,
    steps,
    add(slot, value) {
      if (Number.isNaN(value)) return;
      const step = stepOf(value);
      const known = steps.get(step) ?? [];
      steps.set(step, known);
      addSlot(known, slot);
      addSlot(all, slot);
    },
    remove(slot, value) {
      removeSlot(all, slot);
      const known = steps.get(stepOf(value));
      if (known) removeSlot(known, slot);
    },
    within({ from, to }, valueOf) {
      const isIn = (slot: number) => valueOf(slot) >= from && valueOf(slot) <= to;
      const inside: SlotBits[] = [];
      const outside: SlotBits[] = [];
      for (const [step, slots] of steps) {
        const low = step * width;
        const high = low + width;
        if (high < from || low > to) outside.push(slots);
        else if (low >= from && high <= to) inside.push(slots);
        else {
          inside.push(slotsThat(slots, isIn));
          outside.push(slotsThat(slots, (slot) => !isIn(slot)));
        }
      }
      if (outside.length === 0) return all;
      return outside.length < inside.length ? differenceOf(all, unionOf(outside)) : unionOf(inside);
    },
  };
}
