import type { Currency } from '../people/locale.ts';
import { minorOf, sumMinor, type WireMoney } from './money.ts';
import { sumByLabel, type Discount } from './price-cart.ts';
import type { LineKind } from './price-rules.ts';

type WireDiscounts = readonly ({ label: string; amount: WireMoney } | null)[] | null | undefined;

/** Amounts in minor units as commerce answered them; discounts are positive. */
export type LedgerInput = {
  currency: Currency;
  /** A discount whose label names the plan is the plan's part; any other is a coupon's or a shop's. */
  planName: string;
  lines: (Pick<LedgerLine, 'kind' | 'name' | 'detail' | 'priceMinor'> & {
    discounts: WireDiscounts;
  })[];
  /** Null before a shipping method is chosen. */
  shippingMinor: number | null;
  /** `rate` in per cent where commerce tells it. */
  tax: { amountMinor: number; rate?: number } | null;
  grandTotalMinor: number;
};

export type LedgerLine = {
  kind: LineKind;
  name: string;
  detail: string;
  priceMinor: number;
  planPaysMinor: number;
  youPayMinor: number;
};

/**
 * What a pair costs, who pays what. `priceMinor - planPaysMinor - otherDiscounts + shipping
 * (+ tax on top) + otherMinor` is `youPayMinor`, to the cent, from the list to the receipt.
 */
export type Ledger = {
  currency: Currency;
  lines: LedgerLine[];
  priceMinor: number;
  planPaysMinor: number;
  /** Discounts that are not the plan's, a coupon's for one: one sum for each label. */
  otherDiscounts: Discount[];
  shippingMinor: number | null;
  isShippingPaidByPlan: boolean;
  /** Null when there is none. `ratePercent` is null when it cannot be told. */
  tax: { amountMinor: number; ratePercent: number | null; isIncluded: boolean } | null;
  /** What commerce adds or takes beyond all this: 0 with our own rules. */
  otherMinor: number;
  youPayMinor: number;
};

/**
 * The one ledger of a cart or an order. Whether tax stands inside the prices follows from the
 * figures themselves, so that it is right for any store that commerce may keep.
 */
export function ledgerOf(input: LedgerInput): Ledger {
  const isPlans = ({ label }: Discount) =>
    label.toLowerCase().includes(input.planName.toLowerCase());
  const discounts: Discount[] = [];
  const lines = input.lines.map(({ discounts: wire, ...line }) => {
    const ofLine = discountsIn(wire);
    discounts.push(...ofLine);
    return {
      ...line,
      planPaysMinor: amountOf(ofLine.filter(isPlans)),
      youPayMinor: line.priceMinor - amountOf(ofLine),
    };
  });
  const planPaysMinor = sumMinor(lines.map((line) => line.planPaysMinor));
  const beforeTaxMinor =
    sumMinor(lines.map((line) => line.youPayMinor)) + (input.shippingMinor ?? 0);
  const tax = taxOf(input, beforeTaxMinor);
  const countedMinor = beforeTaxMinor + (tax && !tax.isIncluded ? tax.amountMinor : 0);
  return {
    currency: input.currency,
    lines,
    priceMinor: sumMinor(lines.map((line) => line.priceMinor)),
    planPaysMinor,
    otherDiscounts: sumByLabel(discounts.filter((discount) => !isPlans(discount))),
    shippingMinor: input.shippingMinor,
    isShippingPaidByPlan: input.shippingMinor === 0 && planPaysMinor > 0,
    tax,
    otherMinor: input.grandTotalMinor - countedMinor,
    youPayMinor: input.grandTotalMinor,
  };
}

function taxOf(
  { tax, lines, grandTotalMinor }: LedgerInput,
  beforeTaxMinor: number,
): Ledger['tax'] {
  if (!tax || tax.amountMinor === 0) return null;
  const isIncluded = beforeTaxMinor + tax.amountMinor !== grandTotalMinor;
  return {
    amountMinor: tax.amountMinor,
    isIncluded,
    ratePercent:
      tax.rate ?? rateOf(tax.amountMinor, beforeTaxMinor, { isIncluded, parts: lines.length + 1 }),
  };
}

/**
 * The whole percentage that gives this tax, each of its parts rounded to a cent; null when there is
 * none, as for 8.875 % or for goods taxed differently, or when the cents do not tell it apart from
 * its neighbours.
 */
function rateOf(
  taxMinor: number,
  amountMinor: number,
  { isIncluded, parts }: { isIncluded: boolean; parts: number },
): number | null {
  const netMinor = isIncluded ? amountMinor - taxMinor : amountMinor;
  if (netMinor < 200) return null;
  const percent = Math.round((taxMinor / netMinor) * 100);
  // What is inside was taken from the whole, so that the tax's own cents count in the net as well.
  const slackMinor = (parts / 2) * (isIncluded ? 1 + percent / 100 : 1);
  return Math.abs((netMinor * percent) / 100 - taxMinor) <= slackMinor ? percent : null;
}

function discountsIn(wire: WireDiscounts): Discount[] {
  return (wire ?? []).flatMap((one) =>
    one ? [{ label: one.label, amountMinor: minorOf(one.amount) }] : [],
  );
}

function amountOf(discounts: readonly Discount[]): number {
  return sumMinor(discounts.map(({ amountMinor }) => amountMinor));
}
