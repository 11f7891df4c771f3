import { AsyncLocalStorage } from 'node:async_hooks';

/** What the process is doing, as every line says that is logged meanwhile. Never whom it is for. */
export type Work =
  | { readonly requestId: string; readonly method: string; readonly route: string }
  | { readonly job: string; readonly task: string; readonly try: number };

const current = new AsyncLocalStorage<Work>();

/** Runs `act` as part of `work`; what is logged from inside says so. */
export function doing<T>(work: Work, act: () => T): T {
  return current.run(work, act);
}

/** The request or job that asks; none at the start of the process. */
export function currentWork(): Work | undefined {
  return current.getStore();
}
