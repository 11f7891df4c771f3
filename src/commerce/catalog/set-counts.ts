import { countOfBoth, pageBytes, pagesFor, type SlotBits } from './slot-bits.ts';

/** How many slots each of some named sets shares with another one, counted all in one go. */
export type SetCounts = {
  /** `sets` is asked again for another `key` than before, and once anything was changed. */
  sharedWith(
    found: SlotBits,
    key: object,
    sets: () => ReadonlyMap<string, SlotBits>,
  ): ReadonlyMap<string, number>;
  /** A set may have changed. */
  change(): void;
};

/** Counting fewer slots than this takes less time than making them ready for it. */
const fewSlots = 16_384;
/** So much is copied for counting; sets beyond it are counted where they are. */
const copiedBytesMax = 16 * 1024 * 1024;
const memoryPageBytes = 65_536;

/**
 * Counts sets of slots below `slotCount()`. Those of a large catalogue are copied side by side into
 * the memory of `countAll`, since JavaScript has no word for a processor's counting of bits.
 */
export function createSetCounts(slotCount: () => number): SetCounts {
  let heldFor: object | undefined;
  let held: readonly [name: string, set: SlotBits][] = [];
  let copied = 0;
  let setBytes = 0;
  let counting: Counting | undefined;

  function hold(sets: ReadonlyMap<string, SlotBits>): void {
    held = [...sets];
    setBytes = pagesFor(slotCount()) * pageBytes;
    const isLarge = slotCount() > fewSlots;
    copied = isLarge ? Math.min(held.length, Math.floor(copiedBytesMax / setBytes)) : 0;
    if (copied === 0) return;
    // Beside the sets: the one that they are counted with, and the counts.
    const wantedBytes = (copied + 1) * setBytes + copied * Uint32Array.BYTES_PER_ELEMENT;
    if (!counting || counting.memory.buffer.byteLength < wantedBytes)
      counting = startCounting(Math.ceil(wantedBytes / memoryPageBytes));
    for (const [place, [, set]] of held.slice(0, copied).entries()) copy(set, place, counting);
  }

  function copy(set: SlotBits, place: number, { memory }: Counting): void {
    const bytes = new Uint8Array(memory.buffer, place * setBytes, setBytes).fill(0);
    for (const [number, page] of set.entries())
      if (page) bytes.set(new Uint8Array(page.buffer), number * pageBytes);
  }

  function countsOfCopied(found: SlotBits): Uint32Array {
    if (!counting || copied === 0) return new Uint32Array();
    const foundAt = copied * setBytes;
    const countsAt = foundAt + setBytes;
    copy(found, copied, counting);
    counting.countAll(0, copied, setBytes, foundAt, countsAt);
    return new Uint32Array(counting.memory.buffer, countsAt, copied);
  }

  return {
    sharedWith(found, key, sets) {
      if (key !== heldFor) hold(sets());
      heldFor = key;
      const counts = countsOfCopied(found);
      return new Map(
        held.map(([name, set], place) => [name, counts[place] ?? countOfBoth(found, set)]),
      );
    },
    change: () => (heldFor = undefined),
  };
}

type Counting = {
  memory: WebAssembly.Memory;
  /** All places are in bytes; `count` is at least 1, `setBytes` a multiple of 8. */
  countAll(
    setsAt: number,
    count: number,
    setBytes: number,
    foundAt: number,
    countsAt: number,
  ): void;
};

function startCounting(memoryPages: number): Counting {
  const memory = new WebAssembly.Memory({ initial: memoryPages });
  const { exports } = new WebAssembly.Instance(program, { js: { memory } });
  return { memory, countAll: exports.countAll as Counting['countAll'] };
}

/** Of `countAll`, instruction by instruction. */
const body = [
  [2, 1, 0x7f, 1, 0x7e], // (local $byte i32) (local $sum i64)
  [0x03, 0x40], // loop $set
  [0x41, 0, 0x21, 5], //   $byte = 0
  [0x42, 0, 0x21, 6], //   $sum = 0
  [0x03, 0x40], //   loop $word
  [0x20, 6], //     $sum
  [0x20, 0, 0x20, 5, 0x6a, 0x29, 3, 0], //     i64.load ($setsAt + $byte)
  [0x20, 3, 0x20, 5, 0x6a, 0x29, 3, 0], //     i64.load ($foundAt + $byte)
  [0x83, 0x7b, 0x7c, 0x21, 6], //     $sum += i64.popcnt (i64.and)
  [0x20, 5, 0x41, 8, 0x6a, 0x22, 5], //     $byte += 8
  [0x20, 2, 0x49, 0x0d, 0, 0x0b], //     again if $byte < $setBytes, end
  [0x20, 4, 0x20, 6, 0xa7, 0x36, 2, 0], //   i32.store $countsAt $sum
  [0x20, 4, 0x41, 4, 0x6a, 0x21, 4], //   $countsAt += 4
  [0x20, 0, 0x20, 2, 0x6a, 0x21, 0], //   $setsAt += $setBytes
  [0x20, 1, 0x41, 1, 0x6b, 0x22, 1], //   $count -= 1
  [0x0d, 0, 0x0b, 0x0b], //   again if $count, end, end
].flat();

const preamble = [0, ...letters('asm'), 1, 0, 0, 0];
const program = new WebAssembly.Module(
  new Uint8Array([
    ...preamble,
    // (type (func (param i32 i32 i32 i32 i32)))
    ...section(1, [1, 0x60, 5, 0x7f, 0x7f, 0x7f, 0x7f, 0x7f, 0]),
    // (import "js" "memory" (memory 1))
    ...section(2, [1, ...named('js'), ...named('memory'), 2, 0, 1]),
    // (func $countAll (type 0)) (export "countAll" (func 0))
    ...section(3, [1, 0]),
    ...section(7, [1, ...named('countAll'), 0, 0]),
    ...section(10, [1, body.length, ...body]),
  ]),
);

/** Lengths below 128 are a byte each. */
function section(number: number, content: readonly number[]): number[] {
  return [number, content.length, ...content];
}

function named(name: string): number[] {
  return [name.length, ...letters(name)];
}

function letters(text: string): number[] {
  return [...Buffer.from(text, 'latin1')];
}
