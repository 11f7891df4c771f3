/**
 * Money is a whole number of minor units (cents) everywhere inside; a share is a whole number
 * of basis points, 1900 for 19 %. Fractions of a cent are rounded once, half up.
 */

export const WHOLE_BASIS_POINTS = 10_000;

/** `numerator / denominator` to the nearest whole number, halves away from zero. */
export function divideHalfUp(numerator: number, denominator: number): number {
  const amount = Math.floor((2 * Math.abs(numerator) + denominator) / (2 * denominator));
  return numerator < 0 ? 0 - amount : amount;
}

/** The share of an amount, in minor units. */
export function shareMinor(amountMinor: number, basisPoints: number): number {
  return divideHalfUp(amountMinor * basisPoints, WHOLE_BASIS_POINTS);
}

/** What share of an amount a part of it is, in percent to two decimals; 0 of nothing. */
export function shareOffPercent(partMinor: number, wholeMinor: number): number {
  return wholeMinor === 0 ? 0 : divideHalfUp(partMinor * WHOLE_BASIS_POINTS, wholeMinor) / 100;
}

/** Tax rates are parts of a million: 8.875 %, New York City's, is no whole number of basis points. */
export const WHOLE_PPM = 1_000_000;
export const PPM_OF_BASIS_POINT = WHOLE_PPM / WHOLE_BASIS_POINTS;

/** The tax that is already inside a gross amount, or that comes on top of a net one, in minor units. */
export function taxMinorOf(amountMinor: number, ratePpm: number, isIncluded: boolean): number {
  return divideHalfUp(amountMinor * ratePpm, isIncluded ? WHOLE_PPM + ratePpm : WHOLE_PPM);
}

/** An amount without its tax and with it, in minor units; `isIncluded`: it is inside already. */
export function withTax(
  amountMinor: number,
  ratePpm: number,
  isIncluded: boolean,
): { excludingMinor: number; includingMinor: number } {
  const taxMinor = taxMinorOf(amountMinor, ratePpm, isIncluded);
  return {
    excludingMinor: isIncluded ? amountMinor - taxMinor : amountMinor,
    includingMinor: isIncluded ? amountMinor : amountMinor + taxMinor,
  };
}

/**
 * An amount shared out by weight, in whole minor units that add up to it exactly: each share is
 * the exact one rounded up or down. Nothing is shared out where nothing weighs anything.
 */
export function spreadMinor(amountMinor: number, weights: readonly number[]): number[] {
  const whole = sumMinor(weights);
  let weighed = 0;
  // Two amounts of a cart, multiplied, can be more than a number holds exactly.
  const upTo = () =>
    whole === 0 ? 0 : Number((BigInt(amountMinor) * BigInt(weighed)) / BigInt(whole));
  return weights.map((weight) => {
    const before = upTo();
    weighed += weight;
    return upTo() - before;
  });
}

/**
 * Minor units from a price in major units as the wire has it (219 or "219.00").
 *
 * @throws RangeError when it is no amount of money.
 */
export function toMinor(major: number | string): number {
  const isText = typeof major === 'string';
  const amount = isText && !/^-?\d+(?:\.\d+)?$/.test(major) ? Number.NaN : Number(major);
  // 1.005 * 100 is 100.49999...; the detour over the decimal text rounds what was written.
  const minor = Math.sign(amount) * Math.round(Number(`${Math.abs(amount)}e2`));
  if (!Number.isSafeInteger(minor)) throw new RangeError('Not an amount of money');
  return minor === 0 ? 0 : minor;
}

/** Money of the protocol, which leaves out what it does not know. */
export type WireMoney = { value: number | null } | null | undefined;

/** Minor units; 0 for none. */
export function minorOf(money: WireMoney): number {
  return toMinor(money?.value ?? 0);
}

/** Major units for the wire, exact to the cent. */
export function toMajor(minor: number): number {
  return minor / 100;
}

export function sumMinor(amountsMinor: readonly number[]): number {
  return amountsMinor.reduce((sum, amount) => sum + amount, 0);
}
