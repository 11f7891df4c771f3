import type { CallContract } from '../app/calls/call-contract.ts';
import type { CallName } from '../app/call-map.ts';

/** Found by their place, as routes are: `sign-in.login` is `sign-in/login.contract.ts`. */
const modules = import.meta.glob<{ contract: CallContract }>('/src/storefront/**/*.contract.ts', {
  eager: true,
});

/** What every call takes and answers, by its name in the map of calls. */
export const CONTRACTS = Object.fromEntries(
  Object.entries(modules).map(([file, { contract }]) => [
    file.replace(/^\/src\/storefront\/|\.contract\.ts$/g, '').replaceAll('/', '.'),
    contract,
  ]),
) as Record<CallName, CallContract>;
