import { addSlot, removeSlot, slotsThat, unionOf, type SlotBits } from './slot-bits.ts';

/**
 * Slots by a number of theirs, apart for each step of `width`: what lies in a range is put together
 * of whole steps, and only those that it cuts are looked through one by one.
 */
export type SteppedSlots = {
  readonly width: number;
  /** By the number of the step, 0 for what is below one width. */
  readonly steps: ReadonlyMap<number, SlotBits>;
  /** Puts `slot` where `value` belongs; what is not a number belongs nowhere. */
  add(slot: number, value: number): void;
  remove(slot: number, value: number): void;
  /** The slots whose number, told by `valueOf`, is from `from` up to `to`. */
  within(range: { from: number; to: number }, valueOf: (slot: number) => number): SlotBits;
};

export function createSteppedSlots(width: number): SteppedSlots {
  const steps = new Map<number, SlotBits>();
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
    },
    remove(slot, value) {
      const known = steps.get(stepOf(value));
      if (known) removeSlot(known, slot);
    },
    within({ from, to }, valueOf) {
      const isIn = (slot: number) => valueOf(slot) >= from && valueOf(slot) <= to;
      const parts: SlotBits[] = [];
      for (const [step, slots] of steps) {
        const low = step * width;
        const high = low + width;
        if (high < from || low > to) continue;
        parts.push(low >= from && high <= to ? slots : slotsThat(slots, isIn));
      }
      return unionOf(parts);
    },
  };
}
