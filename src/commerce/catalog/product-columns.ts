import { createSetCounts, type SetCounts } from './set-counts.ts';
import { addSlot, removeSlot, type SlotBits } from './slot-bits.ts';
import { createSteppedSlots, type SteppedSlots } from './stepped-slots.ts';

/** What lists filter, count and sort one product by. */
export type SearchRow = {
  /** Its place among the bits, from 0. */
  slot: number;
  id: number;
  listed: boolean;
  position: number;
  priceMinor: number;
  /** Days since 1970; -1 where none is known. */
  addedOnDay: number;
  /** Millimetres; not a number where none is known. */
  frameWidthMm: number;
  /** Names in alphabetical order have rising ranks, equal names the same. */
  nameRank: number;
  /** Numbers of terms. */
  terms: readonly number[];
};

type Numbers = ReturnType<typeof columnsOfNone>;
const columnsOfNone = () => ({
  id: new Float64Array(0),
  position: new Int32Array(0),
  priceMinor: new Int32Array(0),
  addedOnDay: new Int32Array(0),
  frameWidthMm: new Float64Array(0),
  nameRank: new Float64Array(0),
});

/**
 * The numbers of many products side by side, one column for each: some forty bytes a product, and
 * nothing of what pages show of it.
 */
export type ProductColumns = {
  readonly numbers: Readonly<Numbers>;
  /** The products that lists show. */
  readonly listed: SlotBits;
  /** By the number of a term: the listed products that have it. */
  readonly byTerm: ReadonlyMap<number, SlotBits>;
  /** The listed products by what lists are sorted and narrowed by. */
  readonly stepped: Readonly<Record<SteppedKey, SteppedSlots>>;
  /** For counting what lists find by its words, prices and categories. */
  readonly counts: SetCounts;
  /** One more than the highest slot that was ever put. */
  readonly slotCount: number;
  /** What `make` works out of these columns, kept under `key` until one of them changes. */
  remembered<Value extends object>(key: string, make: () => Value): Value;
  /** Takes a row in, in place of what was known in its slot. */
  put(row: SearchRow): void;
};

const slotsAtFirst = 16;
/** In whole units of money: all steps of prices that lists count are made of these. */
export const priceStepUnits = 10;
/** So wide that a step holds some thousand of a hundred thousand products; price in whole units. */
const stepWidths = {
  price: priceStepUnits,
  frameWidthMm: 1,
  position: 4096,
  addedOnDay: 30,
  nameRank: 2 ** 30,
};
export type SteppedKey = keyof typeof stepWidths;
/** Of what is worked out: more than one page asks for. */
const rememberedMax = 64;

/** Columns without any product yet. */
export function createProductColumns(): ProductColumns {
  const numbers = columnsOfNone();
  const byTerm = new Map<number, SlotBits>();
  const listed: SlotBits = [];
  const stepped = {
    price: createSteppedSlots(stepWidths.price),
    frameWidthMm: createSteppedSlots(stepWidths.frameWidthMm),
    position: createSteppedSlots(stepWidths.position),
    addedOnDay: createSteppedSlots(stepWidths.addedOnDay),
    nameRank: createSteppedSlots(stepWidths.nameRank),
  };
  const remembered = new Map<string, object>();
  let slotCount = 0;
  const counts = createSetCounts(() => slotCount);

  function forget(slot: number): void {
    removeSlot(listed, slot);
    for (const key of steppedKeys) stepped[key].remove(slot, valueIn(numbers, key, slot));
    for (const bits of byTerm.values()) removeSlot(bits, slot);
  }

  function bitsOf(term: number): SlotBits {
    const known = byTerm.get(term);
    if (known) return known;
    const bits: SlotBits = [];
    byTerm.set(term, bits);
    return bits;
  }

  return {
    numbers,
    listed,
    byTerm,
    stepped,
    counts,
    get slotCount() {
      return slotCount;
    },
    remembered<Value extends object>(key: string, make: () => Value): Value {
      const known = remembered.get(key);
      if (known) return known as Value;
      if (remembered.size >= rememberedMax) remembered.clear();
      const made = make();
      remembered.set(key, made);
      return made;
    },
    put({ slot, terms, listed: isListed, ...row }) {
      remembered.clear();
      counts.change();
      if (slot >= numbers.id.length) growTo(numbers, slot + 1);
      if (slot < slotCount) forget(slot);
      slotCount = Math.max(slotCount, slot + 1);
      numbers.id[slot] = row.id;
      numbers.position[slot] = row.position;
      numbers.priceMinor[slot] = row.priceMinor;
      numbers.addedOnDay[slot] = row.addedOnDay;
      numbers.frameWidthMm[slot] = row.frameWidthMm;
      numbers.nameRank[slot] = row.nameRank;
      if (!isListed) return;
      addSlot(listed, slot);
      for (const key of steppedKeys) stepped[key].add(slot, valueIn(numbers, key, slot));
      for (const term of terms) addSlot(bitsOf(term), slot);
    },
  };
}

const steppedKeys = Object.keys(stepWidths) as SteppedKey[];

/** What a slot stands in its step for; not a number where none is known. */
export function valueIn(numbers: Readonly<Numbers>, key: SteppedKey, slot: number): number {
  return key === 'price'
    ? (numbers.priceMinor[slot] ?? Number.NaN) / 100
    : (numbers[key][slot] ?? Number.NaN);
}

/** Half as much again each time, so that putting many costs no more than each by itself. */
function growTo(numbers: Numbers, slots: number): void {
  const size = Math.ceil(Math.max(slots, slotsAtFirst, numbers.id.length * 1.5));
  const larger = <Kind extends Int32Array | Float64Array>(column: Kind, room: Kind): Kind => {
    room.set(column);
    return room;
  };
  numbers.id = larger(numbers.id, new Float64Array(size));
  numbers.position = larger(numbers.position, new Int32Array(size));
  numbers.priceMinor = larger(numbers.priceMinor, new Int32Array(size));
  numbers.addedOnDay = larger(numbers.addedOnDay, new Int32Array(size));
  numbers.frameWidthMm = larger(numbers.frameWidthMm, new Float64Array(size));
  numbers.nameRank = larger(numbers.nameRank, new Float64Array(size));
}
