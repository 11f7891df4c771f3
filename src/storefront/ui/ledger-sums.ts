import { sumMinor } from '#domain/prices/money.ts';

/** One thing that costs something, and what the plan pays of it, in minor units. */
export type LedgerLine = {
  label: string;
  detail?: string;
  priceMinor: number;
  planPaysMinor?: number;
};

/** What changes the sum besides: a coupon (negative), tax on top, a fee. */
export type LedgerChange = { label: string; detail?: string; amountMinor: number };

export type LedgerSums = { priceMinor: number; planPaysMinor: number; youPayMinor: number };

/** The three sums of a ledger: price, less what the plan pays, with the changes, is what you pay. */
export function ledgerSums(
  lines: readonly LedgerLine[],
  changes: readonly LedgerChange[] = [],
): LedgerSums {
  const priceMinor = sumMinor(lines.map((line) => line.priceMinor));
  const planPaysMinor = sumMinor(lines.map((line) => line.planPaysMinor ?? 0));
  const changesMinor = sumMinor(changes.map((change) => change.amountMinor));
  return { priceMinor, planPaysMinor, youPayMinor: priceMinor - planPaysMinor + changesMinor };
}
