import { toMajor } from '#domain/prices/money.ts';
import type { CurrencyEnum } from '../generated/schema.ts';

/** `Money` of the protocol: cents become units only here, on the wire. */
export function moneyOf(
  amountMinor: number,
  currency: CurrencyEnum,
): { value: number; currency: CurrencyEnum } {
  return { value: toMajor(amountMinor), currency };
}

export { toMajor as unitsOf } from '#domain/prices/money.ts';
