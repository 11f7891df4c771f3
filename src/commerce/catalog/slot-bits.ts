/**
 * A set of slots, one bit each, in pages that are made when one of their bits is set: a word that
 * few products have takes little, and a whole catalogue is counted in microseconds.
 */
export type SlotBits = (Uint32Array | undefined)[];

const pageBits = 12;
const slotsOfPage = 2 ** pageBits;
const wordsOfPage = slotsOfPage / 32;
export const pageBytes = slotsOfPage / 8;
const withinPage = slotsOfPage - 1;

/** How many pages there are for slots below `slotCount`. */
export function pagesFor(slotCount: number): number {
  return Math.ceil(slotCount / slotsOfPage);
}

/** Puts `slot` into the set. */
export function addSlot(bits: SlotBits, slot: number): void {
  const page = (bits[slot >>> pageBits] ??= new Uint32Array(wordsOfPage));
  const word = (slot & withinPage) >>> 5;
  page[word] = at(page, word) | (1 << (slot & 31));
}

/** Takes `slot` out of the set. */
export function removeSlot(bits: SlotBits, slot: number): void {
  const page = bits[slot >>> pageBits];
  const word = (slot & withinPage) >>> 5;
  if (page) page[word] = at(page, word) & ~(1 << (slot & 31));
}

/** The slots of all `sets`; not to be changed, for it may be one of them. */
export function unionOf(sets: readonly SlotBits[]): SlotBits {
  const [only, ...others] = sets;
  if (only && others.length === 0) return only;
  const union: SlotBits = [];
  for (const set of sets)
    for (const [number, page] of set.entries()) {
      if (!page) continue;
      const into = (union[number] ??= new Uint32Array(wordsOfPage));
      for (let word = 0; word < wordsOfPage; word += 1)
        into[word] = at(into, word) | at(page, word);
    }
  return union;
}

/** The slots that are in both sets. */
export function intersectionOf(some: SlotBits, others: SlotBits): SlotBits {
  return Array.from(some, (page, number) => {
    const other = others[number];
    if (!page || !other) return undefined;
    const both = page.slice();
    for (let word = 0; word < wordsOfPage; word += 1) both[word] = at(page, word) & at(other, word);
    return both;
  });
}

/** The slots of `some` that are not in `others`. */
export function differenceOf(some: SlotBits, others: SlotBits): SlotBits {
  return Array.from(some, (page, number) => {
    const other = others[number];
    if (!page || !other) return page;
    const rest = page.slice();
    for (let word = 0; word < wordsOfPage; word += 1)
      rest[word] = at(page, word) & ~at(other, word);
    return rest;
  });
}

/** The slots of the set that `test` lets through. */
export function slotsThat(bits: SlotBits, test: (slot: number) => boolean): SlotBits {
  return Array.from(bits, (page, number) => {
    if (!page) return undefined;
    const kept = page.slice();
    for (let word = 0; word < wordsOfPage; word += 1) {
      const first = number * slotsOfPage + word * 32;
      let left = at(page, word);
      for (let rest = left; rest !== 0; rest &= rest - 1) {
        const lowest = rest & -rest;
        if (!test(first + 31 - Math.clz32(lowest))) left &= ~lowest;
      }
      kept[word] = left;
    }
    return kept;
  });
}

/**
 * How many slots are in both sets. Lists count thousands of words with each filter: the bits of
 * four words are added up side by side, with what is left over carried on as in a written sum, and
 * only the fours are counted one word after the other (Harley and Seal).
 */
export function countOfBoth(some: SlotBits, others: SlotBits): number {
  let ones = 0;
  let twos = 0;
  let fours = 0;
  for (const [number, page] of some.entries()) {
    const other = others[number];
    if (!page || !other) continue;
    for (let word = 0; word < wordsOfPage; word += 4) {
      const a = at(page, word) & at(other, word);
      const b = at(page, word + 1) & at(other, word + 1);
      const c = at(page, word + 2) & at(other, word + 2);
      const d = at(page, word + 3) & at(other, word + 3);
      const onesOfA = ones ^ a;
      const twosOfB = (ones & a) | (onesOfA & b);
      const onesOfB = onesOfA ^ b;
      const onesOfC = onesOfB ^ c;
      const twosOfD = (onesOfB & c) | (onesOfC & d);
      ones = onesOfC ^ d;
      const twosOfBoth = twos ^ twosOfB;
      fours += onesOf((twos & twosOfB) | (twosOfBoth & twosOfD));
      twos = twosOfBoth ^ twosOfD;
    }
  }
  return 4 * fours + 2 * onesOf(twos) + onesOf(ones);
}

/** The slots of the set, from the lowest. */
export function slotsOf(bits: SlotBits): Int32Array {
  const slots = new Int32Array(countOfBoth(bits, bits));
  let found = 0;
  for (const [number, page] of bits.entries()) {
    if (!page) continue;
    for (let word = 0; word < wordsOfPage; word += 1) {
      const first = number * slotsOfPage + word * 32;
      for (let rest = at(page, word); rest !== 0; rest &= rest - 1)
        slots[found++] = first + 31 - Math.clz32(rest & -rest);
    }
  }
  return slots;
}

function at(page: Uint32Array, word: number): number {
  return page[word] ?? 0;
}

/** How many bits of 32 are set: counted by twos, by fours and by eights side by side. */
function onesOf(value: number): number {
  const twos = value - ((value >>> 1) & 0x5555_5555);
  const fours = (twos & 0x3333_3333) + ((twos >>> 2) & 0x3333_3333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
}
