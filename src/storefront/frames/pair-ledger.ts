import { priceCart, type BenefitRule, type PricedCart } from '#domain/prices/price-cart.ts';
import type { Brand } from '../brand/brand-settings.ts';
import { brand } from '../brand/brand.ts';
import type { LedgerLine } from '../ui/ledger-sums.ts';

type Part = { label: string; detail?: string | undefined; priceMinor: number };

/** The plan's rule as the cart will apply it. */
export function benefitOf({ plan, benefit }: Pick<Brand, 'plan' | 'benefit'> = brand): BenefitRule {
  return {
    label: plan.name,
    capsMinor: { frame: benefit.frameUpToMinor, lens: benefit.lensesUpToMinor },
    paysShipping: benefit.paysShipping,
  };
}

/** What a frame alone costs its member, in minor units. */
export function framePayMinor(priceMinor: number): number {
  return priced(priceMinor, null).totals.grandTotalMinor;
}

/** What a pair costs its member, in minor units. */
export function pairPayMinor(framePriceMinor: number, lensPriceMinor: number): number {
  return priced(framePriceMinor, lensPriceMinor).totals.grandTotalMinor;
}

/** A pair that is in no cart yet, as the lines of a ledger: the same calculation as the cart's. */
export function pairLedger(frame: Part, lens: Part | null): LedgerLine[] {
  const { lines } = priced(frame.priceMinor, lens?.priceMinor ?? null);
  return lines.map(({ kind, rowMinor, youPayMinor }) => {
    const part = kind === 'lens' && lens ? lens : frame;
    return {
      label: part.label,
      detail: part.detail,
      priceMinor: rowMinor,
      planPaysMinor: rowMinor - youPayMinor,
    };
  });
}

/** Without tax and shipping: both wait for an address, in the cart as well. */
function priced(framePriceMinor: number, lensPriceMinor: number | null): PricedCart {
  const frame = { id: 'frame', kind: 'frame', unitMinor: framePriceMinor, qty: 1 } as const;
  const lens = { id: 'lens', kind: 'lens', unitMinor: lensPriceMinor ?? 0, qty: 1 } as const;
  return priceCart({
    lines: lensPriceMinor === null ? [frame] : [frame, lens],
    benefit: benefitOf(),
    coupon: null,
    shippingMinor: null,
    tax: null,
  });
}
