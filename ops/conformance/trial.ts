import { askingAt, type Ask, type Caller } from './ask.ts';
import { faultsOf, type Expected, type Value } from './judge.ts';

/** One thing that was tried, and what the service does otherwise than the contract. */
export type Check = { operation: string; does: string; faults: string[]; tookMs: number };

export type Where = {
  url: string;
  token: string;
  timeoutMs: number;
  /** Pages wait for answers: what takes longer is a fault. */
  slowMs: number;
};

/** A service on trial, and what was found so far. */
export type Trial = {
  ask: Ask;
  /** The shop, on nobody's behalf. */
  shop: Caller;
  checks: Check[];
  /** Asks, keeps what is wrong, and answers the value when nothing is. */
  check(
    does: string,
    operation: string,
    variables: Value,
    caller: Caller,
    expected: Expected,
  ): Promise<Value | null>;
};

/** A member whom the service has let in. */
export type SignedIn = { userId: string; caller: Caller };

export function createTrial({ url, token, timeoutMs, slowMs }: Where): Trial {
  const ask = askingAt(url, timeoutMs);
  const checks: Check[] = [];
  return {
    ask,
    shop: { token },
    checks,
    async check(does, operation, variables, caller, expected) {
      const heard = await ask(operation, variables, caller);
      const faults = faultsOf(operation, heard, expected);
      const { tookMs } = heard;
      if (tookMs > slowMs && !heard.fault)
        faults.push(`takes ${tookMs} ms while a page waits; it should take ${slowMs} at most`);
      checks.push({ operation, does, faults, tookMs });
      return faults.length === 0 ? ((heard.value ?? {}) as Value) : null;
    },
  };
}
