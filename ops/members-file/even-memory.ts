import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const everyCalls = 10;

/**
 * Frees what is no longer used, every so many calls. On a large machine the engine lets hundreds
 * of megabytes lie before it does so by itself, and a long import shall not need them.
 */
export function evenMemory(): () => void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  let calls = 0;
  return () => {
    calls += 1;
    if (calls % everyCalls === 0) collect();
  };
}
