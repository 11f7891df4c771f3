/** How many may wait in a line, and how long each of them. */
export type Line = { atMost: number; patienceMs: number };

/** So many places for work, and lines before them. */
export type Places = {
  /**
   * True once there is a place; false where the line is full or the wait was too long, and at
   * once where there is none for who may not wait.
   */
  enter(line?: number, mayWait?: boolean): Promise<boolean>;
  /** Gives a place back: to who came first in the first line where somebody waits. */
  leave(): void;
};

/** `lines` stand from the most pressing to the least; line 0 where none is named. */
export function createPlaces(atOnce: number, lines: readonly Line[]): Places {
  const waiting = lines.map((line) => ({ ...line, begins: new Set<() => void>() }));
  let taken = 0;

  async function enter(line = 0, mayWait = true): Promise<boolean> {
    if (taken < atOnce) {
      taken += 1;
      return true;
    }
    const { begins, atMost, patienceMs } = waiting[line]!;
    if (!mayWait || begins.size >= atMost) return false;
    return new Promise((resolve) => {
      const giveUp = setTimeout(() => {
        begins.delete(begin);
        resolve(false);
      }, patienceMs);
      const begin = () => {
        clearTimeout(giveUp);
        begins.delete(begin);
        resolve(true);
      };
      begins.add(begin);
    });
  }

  function leave(): void {
    for (const { begins } of waiting) for (const begin of begins) return begin();
    taken -= 1;
  }

  return { enter, leave };
}
