/** When something was read: at what instant, and after how many changes. */
export type Reading = { readonly atMs: number; readonly changes: number };

/**
 * Whether what this process remembers may be shown once more. What it changes itself is noticed at
 * once; what another process changes, within a second. Nothing is sold by it: who adds to a cart
 * or orders reads the tables.
 */
export type Freshness = {
  /** To be taken before the statement is sent. */
  reading(): Reading;
  holds(reading: Reading): boolean;
  /** Stock, catalogue or a rule was changed through this process. */
  changed(): void;
};

const freshMs = 1000;

export function createFreshness(now: () => number = Date.now): Freshness {
  let changes = 0;
  return {
    reading: () => ({ atMs: now(), changes }),
    holds: (reading) => reading.changes === changes && Math.abs(now() - reading.atMs) < freshMs,
    changed: () => (changes += 1),
  };
}

/** `act` that tells of its end, however it ends. */
export function changing<Args extends unknown[], Result>(
  freshness: Freshness,
  act: (...args: Args) => Promise<Result>,
): (...args: Args) => Promise<Result> {
  return (...args) => act(...args).finally(freshness.changed);
}
