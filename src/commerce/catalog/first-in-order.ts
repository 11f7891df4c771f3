type Order = (a: number, b: number) => number;

/** Up to here a list is kept in order while it is filled; beyond, what is wanted is set apart first. */
const keptInOrder = 300;

/**
 * What stands at `start` up to `end` (left out) of `slots` in `order`, which knows no two alike.
 * Only that part is ever put in order: the first page of a hundred thousand takes one look at each.
 */
export function firstInOrder(
  slots: Int32Array,
  order: Order,
  start: number,
  end: number,
): number[] {
  if (start >= slots.length || end <= start) return [];
  if (end <= keptInOrder) return best(slots, order, end).slice(start);
  const rest = slots.slice();
  const last = Math.min(end, rest.length);
  setApart(rest, order, start);
  setApart(rest.subarray(start), order, last - start);
  return [...rest.subarray(start, last)].sort(order);
}

/** Steps of a prime length meet every place once, in no order that a list may have. */
const primes = [1009, 1013];

/** The first `count`, in order. Few are kept when none comes before the next by its place. */
function best(slots: Int32Array, order: Order, count: number): number[] {
  const kept: number[] = [];
  const stride = (primes.find((prime) => slots.length % prime !== 0) ?? 1) % slots.length;
  for (let seen = 0, place = 0; seen < slots.length; seen += 1) {
    const slot = slots[place] ?? 0;
    place += stride;
    if (place >= slots.length) place -= slots.length;
    const last = kept[count - 1];
    if (last !== undefined && order(slot, last) > 0) continue;
    kept.splice(placeOf(slot, kept, order), 0, slot);
    if (kept.length > count) kept.pop();
  }
  return kept;
}

function placeOf(slot: number, kept: readonly number[], order: Order): number {
  let low = 0;
  let high = kept.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (order(kept[middle] ?? 0, slot) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Moves the first `count` in order before all others, in no order of their own (Hoare's find). */
function setApart(slots: Int32Array, order: Order, count: number): void {
  let low = 0;
  let high = slots.length - 1;
  while (low < high && count > low && count <= high) {
    const pivot = slots[(low + high) >>> 1] ?? 0;
    let left = low;
    let right = high;
    while (left <= right) {
      while (order(slots[left] ?? 0, pivot) < 0) left += 1;
      while (order(slots[right] ?? 0, pivot) > 0) right -= 1;
      if (left > right) break;
      const moved = slots[left] ?? 0;
      slots[left] = slots[right] ?? 0;
      slots[right] = moved;
      left += 1;
      right -= 1;
    }
    // Everything up to `right` stands before everything from `left` on.
    if (count <= right) high = right;
    else if (count >= left) low = left;
    else return;
  }
}
