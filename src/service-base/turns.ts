/** Runs `work` when its turn has come. */
export type TakeTurn = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * Lets so many work at once, the others one after another as they came. Who waits holds no
 * connection meanwhile, and spends nothing of its request's time for the database; who has waited
 * for `patienceMs` is told `tooLate`, and has begun nothing.
 */
export function createTurns(options: {
  atOnce: number;
  patienceMs: number;
  tooLate: () => Error;
}): TakeTurn {
  let working = 0;
  const waiting = new Set<() => void>();

  async function begin(): Promise<void> {
    if (working < options.atOnce) {
      working += 1;
      return;
    }
    await new Promise<void>((resolve, reject) => {
      const giveUp = setTimeout(() => {
        waiting.delete(next);
        reject(options.tooLate());
      }, options.patienceMs);
      const next = () => {
        clearTimeout(giveUp);
        resolve();
      };
      waiting.add(next);
    });
  }

  function end(): void {
    const [next] = waiting;
    if (!next) {
      working -= 1;
      return;
    }
    waiting.delete(next);
    next();
  }

  return async (work) => {
    await begin();
    try {
      return await work();
    } finally {
      end();
    }
  };
}
