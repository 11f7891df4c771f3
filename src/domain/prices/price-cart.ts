import { shareMinor, sumMinor, taxWithinMinor, WHOLE_BASIS_POINTS } from './money.ts';

export type LineKind = 'frame' | 'lens' | 'other';

/** Prices in minor units, with tax inside when the store's prices include it. */
export type PriceLine = { id: string; kind: LineKind; unitMinor: number; qty: number };

/** What the plan pays: up to `capsMinor` for one piece of each kind, and maybe the shipping. */
export type BenefitRule = {
  /** The plan's name for it, shown beside the amount. */
  label: string;
  capsMinor: Partial<Record<LineKind, number>>;
  paysShipping: boolean;
};

/** A part of what is left of each line once the plan has paid. */
export type CouponRule = { label: string; basisPoints: number };

export type TaxRule = { basisPoints: number; included: boolean };

export type PriceRequest = {
  lines: readonly PriceLine[];
  benefit: BenefitRule | null;
  coupon: CouponRule | null;
  /** The method's own price; null before a method is chosen. */
  shippingMinor: number | null;
  /** Null while no address says which tax applies. */
  tax: TaxRule | null;
};

export type Discount = { label: string; amountMinor: number };

export type PricedLine = {
  id: string;
  kind: LineKind;
  qty: number;
  /** The store's price times the quantity, before discounts. */
  rowMinor: number;
  rowExcludingTaxMinor: number;
  rowIncludingTaxMinor: number;
  discounts: Discount[];
  /** On what is left after discounts; inside `youPayMinor` either way. */
  taxMinor: number;
  youPayMinor: number;
};

export type PricedCart = {
  lines: PricedLine[];
  totals: {
    subtotalExcludingTaxMinor: number;
    subtotalIncludingTaxMinor: number;
    /** One sum for each label, in order of first use. */
    discounts: Discount[];
    /** What the shopper pays for shipping, as the store shows prices; null without a method. */
    shippingMinor: number | null;
    /** What the method costs and the plan pays. */
    shippingPaidByPlanMinor: number;
    /** Of all lines and the shipping. */
    taxesMinor: number;
    grandTotalMinor: number;
  };
};

/**
 * The one calculation of what a cart costs. For each line: first the plan's benefit, then the
 * coupon on what is left, then tax on what remains, half up each time. The benefit pays for
 * one pair, so a second piece of a kind is the shopper's own. Sums are sums of rounded lines,
 * so every ledger adds up to the cent.
 */
export function priceCart(request: PriceRequest): PricedCart {
  const { benefit, coupon, shippingMinor } = request;
  const tax = request.tax ?? { basisPoints: 0, included: false };
  const benefitsMinor = benefitOfLines(request.lines, benefit);
  const lines = request.lines.map((line, position) =>
    priceLine(line, benefitsMinor[position] ?? 0, benefit, coupon, tax),
  );
  const isShippingFree = benefit?.paysShipping === true && request.lines.length > 0;
  const payShippingMinor = isShippingFree ? 0 : (shippingMinor ?? 0);
  const shippingTaxMinor = taxOn(payShippingMinor, tax);
  return {
    lines,
    totals: {
      subtotalExcludingTaxMinor: sumMinor(lines.map((line) => line.rowExcludingTaxMinor)),
      subtotalIncludingTaxMinor: sumMinor(lines.map((line) => line.rowIncludingTaxMinor)),
      discounts: sumByLabel(lines.flatMap((line) => line.discounts)),
      shippingMinor: shippingMinor === null ? null : payShippingMinor,
      shippingPaidByPlanMinor: (shippingMinor ?? 0) - payShippingMinor,
      taxesMinor: sumMinor(lines.map((line) => line.taxMinor)) + shippingTaxMinor,
      grandTotalMinor:
        sumMinor(lines.map((line) => line.youPayMinor)) +
        payShippingMinor +
        (tax.included ? 0 : shippingTaxMinor),
    },
  };
}

function priceLine(
  line: PriceLine,
  benefitMinor: number,
  benefit: BenefitRule | null,
  coupon: CouponRule | null,
  tax: TaxRule,
): PricedLine {
  const rowMinor = line.unitMinor * line.qty;
  const couponMinor = couponOf(rowMinor - benefitMinor, coupon);
  const leftMinor = rowMinor - benefitMinor - couponMinor;
  const taxMinor = taxOn(leftMinor, tax);
  const rowTaxMinor = taxOn(rowMinor, tax);
  return {
    id: line.id,
    kind: line.kind,
    qty: line.qty,
    rowMinor,
    rowExcludingTaxMinor: tax.included ? rowMinor - rowTaxMinor : rowMinor,
    rowIncludingTaxMinor: tax.included ? rowMinor : rowMinor + rowTaxMinor,
    discounts: [
      { label: benefit?.label ?? '', amountMinor: benefitMinor },
      { label: coupon?.label ?? '', amountMinor: couponMinor },
    ].filter(({ amountMinor }) => amountMinor > 0),
    taxMinor,
    youPayMinor: tax.included ? leftMinor : leftMinor + taxMinor,
  };
}

/** The plan's part of each line: the first piece of a kind, up to the kind's cap. */
function benefitOfLines(lines: readonly PriceLine[], benefit: BenefitRule | null): number[] {
  const used = new Set<LineKind>();
  return lines.map(({ kind, unitMinor, qty }) => {
    if (qty < 1 || used.has(kind)) return 0;
    used.add(kind);
    return Math.min(benefit?.capsMinor[kind] ?? 0, unitMinor);
  });
}

function couponOf(leftMinor: number, coupon: CouponRule | null): number {
  return coupon ? shareMinor(leftMinor, Math.min(coupon.basisPoints, WHOLE_BASIS_POINTS)) : 0;
}

function taxOn(amountMinor: number, { basisPoints, included }: TaxRule): number {
  return included ? taxWithinMinor(amountMinor, basisPoints) : shareMinor(amountMinor, basisPoints);
}

/** One sum for each label, in order of first use. */
export function sumByLabel(discounts: readonly Discount[]): Discount[] {
  const sums = new Map<string, number>();
  for (const { label, amountMinor } of discounts) {
    sums.set(label, (sums.get(label) ?? 0) + amountMinor);
  }
  return [...sums].map(([label, amountMinor]) => ({ label, amountMinor }));
}
