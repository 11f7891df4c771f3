/** `Money` of the protocol: units with two decimals and the currency's code. */
export function moneyOf(
  amountMinor: number,
  currency: string,
): { value: number; currency: string } {
  return { value: unitsOf(amountMinor), currency };
}

/** 21900 as 219: cents become units only here, on the wire. */
export function unitsOf(amountMinor: number): number {
  return amountMinor / 100;
}
