import type { CostlyAct, Spend } from '#service-base/spend.ts';
import { tooOften } from './errors.ts';

/** @throws GraphQLError when the caller's network address has done so too often. */
export async function spendOn(act: CostlyAct, { spend }: { spend: Spend }): Promise<void> {
  const waitSeconds = await spend(act);
  if (waitSeconds !== null) throw tooOften(waitSeconds);
}
