/** The middle one; of an even number the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  if (upper === undefined || lower === undefined) throw new Error('nothing was measured');
  return (upper + lower) / 2;
}

type Batch = () => Promise<number>;

/** Until the code that is measured is compiled. */
const warmUpRounds = 5;

/**
 * Measures every batch once in each round, one after another, so that what the machine does
 * besides falls on all of them alike. The first rounds only warm up.
 */
export async function inRounds<Name extends string>(
  rounds: number,
  batches: Readonly<Record<Name, Batch>>,
): Promise<Record<Name, number[]>> {
  const names = Object.keys(batches) as Name[];
  const figures = Object.fromEntries(names.map((name) => [name, [] as number[]]));
  for (let round = -warmUpRounds; round < rounds; round += 1) {
    // Every other round backwards: whoever comes second finds the caches of the first.
    for (const name of round % 2 === 0 ? names : names.toReversed()) {
      const figure = await batches[name]();
      if (round >= 0) figures[name]?.push(figure);
    }
  }
  return figures as Record<Name, number[]>;
}

/** How `measured` compares to `base`: the median over the rounds, each compared within itself. */
export function medianRatio(measured: readonly number[], base: readonly number[]): number {
  return median(measured.map((figure, round) => figure / (base[round] ?? Number.NaN)));
}

/** Runs `work` for 0, 1, 2, … `count`-1, by `clients` at once, each starting when it is free. */
export async function byClients(
  clients: number,
  count: number,
  work: (index: number, client: number) => Promise<unknown>,
): Promise<void> {
  let next = 0;
  await Promise.all(
    Array.from({ length: clients }, async (_, client) => {
      while (next < count) await work(next++, client);
    }),
  );
}

/** How long `work` takes. */
export async function millisecondsOf(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}
