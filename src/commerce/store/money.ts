import { toMajor } from '#domain/prices/money.ts';

/** `Money` of the protocol: cents become units only here, on the wire. */
export function moneyOf(
  amountMinor: number,
  currency: string,
): { value: number; currency: string } {
  return { value: toMajor(amountMinor), currency };
}

export { toMajor as unitsOf } from '#domain/prices/money.ts';
