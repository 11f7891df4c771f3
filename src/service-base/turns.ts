import { createPlaces } from './places.ts';

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
  const { atOnce, patienceMs, tooLate } = options;
  const places = createPlaces(atOnce, [{ atMost: Infinity, patienceMs }]);
  return async (work) => {
    if (!(await places.enter())) throw tooLate();
    try {
      return await work();
    } finally {
      places.leave();
    }
  };
}
