import { shareMinor } from './money.ts';

/** What a choice adds to the price of a product: an amount, or a share of that price. */
export type AddedPrice = {
  priceMinor: number;
  /** Absent or null for an amount. */
  basisPoints?: number | null;
};

/** What it adds to a product that costs `baseMinor`, in minor units, half up. */
export function addedMinor({ priceMinor, basisPoints }: AddedPrice, baseMinor: number): number {
  return typeof basisPoints === 'number' ? shareMinor(baseMinor, basisPoints) : priceMinor;
}
