import { priceCart } from './price-cart.ts';
import type { BenefitRule, LineKind, PriceLine } from './price-rules.ts';

/** What one pair costs before it is in a cart, in minor units. */
export type PairPrice = {
  /** The frame, and its lenses where they are chosen. */
  lines: { kind: LineKind; priceMinor: number; planPaysMinor: number }[];
  priceMinor: number;
  planPaysMinor: number;
  /** Null while it is not known what the plan pays. */
  youPayMinor: number | null;
};

/**
 * Prices a frame, with lenses or alone, as a cart with nothing else in it: the same calculation
 * by the same rule. Shipping and tax on top wait for an address, in the cart as well. `benefit`
 * is null where nobody tells it.
 */
export function pairPrice(
  frameMinor: number,
  lensesMinor: number | null,
  benefit: BenefitRule | null,
): PairPrice {
  const frame: PriceLine = { id: 'frame', kind: 'frame', unitMinor: frameMinor, qty: 1 };
  const lenses: PriceLine = { id: 'lens', kind: 'lens', unitMinor: lensesMinor ?? 0, qty: 1 };
  const { lines, totals } = priceCart({
    lines: lensesMinor === null ? [frame] : [frame, lenses],
    rules: benefit ? [{ kind: 'benefit', ...benefit }] : [],
    shippingMinor: null,
    tax: null,
  });
  const priceMinor = totals.subtotalIncludingTaxMinor;
  return {
    lines: lines.map(({ kind, rowMinor, youPayMinor }) => ({
      kind,
      priceMinor: rowMinor,
      planPaysMinor: rowMinor - youPayMinor,
    })),
    priceMinor,
    planPaysMinor: priceMinor - totals.grandTotalMinor,
    youPayMinor: benefit && totals.grandTotalMinor,
  };
}

/**
 * Up to which price (minor units) a frame with these lenses leaves nothing to pay. Null when the
 * lenses alone leave something, or when nobody tells what the plan pays.
 */
export function freeFrameUpToMinor(
  lensesMinor: number,
  benefit: BenefitRule | null,
): number | null {
  const capMinor = benefit?.capsMinor.frame ?? 0;
  return pairPrice(capMinor, lensesMinor, benefit).youPayMinor === 0 ? capMinor : null;
}
