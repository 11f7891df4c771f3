import { sumMinor, taxMinorOf } from './money.ts';
import {
  isIn,
  takeOff,
  type LineInRules,
  type LineKind,
  type PriceLine,
  type PriceRule,
  type RuleOutcome,
  type RuleResult,
} from './price-rules.ts';

/** What a tax tells apart: the kinds of goods, and sending them. */
export type TaxClass = LineKind | 'shipping';
/** `ppm`: parts of a million, 19 % is 190000. */
export type TaxRate = { label: string; ppm: number };
/** The rates where the goods go; `included`: they are inside the prices, not on top. */
export type TaxRule = { included: boolean; rates: Readonly<Record<TaxClass, TaxRate>> };

export type PriceRequest = {
  lines: readonly PriceLine[];
  /** In the order in which they count. */
  rules: readonly PriceRule[];
  /** The method's own price; null before a method is chosen. */
  shippingMinor: number | null;
  /** Null while no address says which tax applies. */
  tax: TaxRule | null;
};

export type Discount = { label: string; amountMinor: number };
export type TaxSum = TaxRate & { amountMinor: number };

export type PricedLine = {
  id: string;
  kind: LineKind;
  qty: number;
  /** The store's price times the quantity, before discounts. */
  rowMinor: number;
  rowExcludingTaxMinor: number;
  rowIncludingTaxMinor: number;
  discounts: Discount[];
  /** 0 while no address says which tax applies. */
  taxPpm: number;
  /** On what is left after discounts; inside `youPayMinor` either way. */
  taxMinor: number;
  youPayMinor: number;
};

export type PricedCart = {
  lines: PricedLine[];
  /** What became of each rule, in the order of the request. */
  outcomes: RuleOutcome[];
  /** A rule gives the shipping, whichever method is chosen. */
  isShippingFree: boolean;
  totals: {
    subtotalExcludingTaxMinor: number;
    subtotalIncludingTaxMinor: number;
    /** One sum for each label, in the order of the rules. */
    discounts: Discount[];
    /** What the shopper pays for shipping, as the store shows prices; null without a method. */
    shippingMinor: number | null;
    /** Part of `taxesMinor`. */
    shippingTaxMinor: number;
    /** What the method costs and a rule pays: the plan's benefit, for one. */
    shippingPaidByPlanMinor: number;
    /** One sum for each rate that took something, in order of first use. */
    taxes: TaxSum[];
    /** Of all lines and the shipping. */
    taxesMinor: number;
    grandTotalMinor: number;
  };
};

/**
 * The one calculation of what a cart costs. The rules take from what those before them left of
 * each line: the plan's benefit first, then what the retailer takes off. Then comes tax on what
 * remains, half up each time. The benefit pays for one pair, so a second piece of a kind is the
 * shopper's own. Sums are sums of rounded lines, so every ledger adds up to the cent.
 */
export function priceCart(request: PriceRequest): PricedCart {
  const { shippingMinor } = request;
  const tax = request.tax ?? untaxed;
  const { states, results } = afterRules(request);
  const lines = states.map((state, at) =>
    priceLine(state, discountsAt(at, request.rules, results), tax),
  );
  const isShippingFree = results.some(({ freesShipping }) => freesShipping);
  const payShippingMinor = isShippingFree ? 0 : (shippingMinor ?? 0);
  const shippingTaxMinor = taxOn(payShippingMinor, tax, 'shipping');
  return {
    lines,
    outcomes: results.map(({ outcome }) => outcome),
    isShippingFree,
    totals: {
      subtotalExcludingTaxMinor: sumMinor(lines.map((line) => line.rowExcludingTaxMinor)),
      subtotalIncludingTaxMinor: sumMinor(lines.map((line) => line.rowIncludingTaxMinor)),
      discounts: discountsOf(
        request.rules,
        results.map(({ takenMinor }) => sumMinor(takenMinor)),
      ),
      shippingMinor: shippingMinor === null ? null : payShippingMinor,
      shippingTaxMinor,
      shippingPaidByPlanMinor: (shippingMinor ?? 0) - payShippingMinor,
      taxes: sumByRate([
        ...lines.map(({ kind, taxMinor }) => ({ ...tax.rates[kind], amountMinor: taxMinor })),
        { ...tax.rates.shipping, amountMinor: shippingTaxMinor },
      ]),
      taxesMinor: sumMinor(lines.map((line) => line.taxMinor)) + shippingTaxMinor,
      grandTotalMinor:
        sumMinor(lines.map((line) => line.youPayMinor)) +
        payShippingMinor +
        (tax.included ? 0 : shippingTaxMinor),
    },
  };
}

const noRate: TaxRate = { label: '', ppm: 0 };
const untaxed: TaxRule = {
  included: false,
  rates: { frame: noRate, lens: noRate, other: noRate, shipping: noRate },
};

function afterRules({ lines, rules }: Pick<PriceRequest, 'lines' | 'rules'>): {
  states: LineInRules[];
  results: RuleResult[];
} {
  let states: LineInRules[] = lines.map((line) => {
    const rowMinor = line.unitMinor * line.qty;
    return { line, rowMinor, leftMinor: rowMinor, isClosed: false };
  });
  const results: RuleResult[] = [];
  for (const rule of rules) {
    const result = takeOff(rule, states);
    const closes = rule.kind === 'cart' && rule.isLast && result.outcome === 'applied';
    states = states.map((state, at) => ({
      ...state,
      leftMinor: state.leftMinor - (result.takenMinor[at] ?? 0),
      isClosed: state.isClosed || (closes && isIn(rule, state.line)),
    }));
    results.push(result);
  }
  return { states, results };
}

function discountsAt(
  at: number,
  rules: readonly PriceRule[],
  results: readonly RuleResult[],
): Discount[] {
  return discountsOf(
    rules,
    results.map(({ takenMinor }) => takenMinor[at] ?? 0),
  );
}

function discountsOf(rules: readonly PriceRule[], amountsMinor: readonly number[]): Discount[] {
  return sumByLabel(
    rules.flatMap(({ label }, at) => {
      const amountMinor = amountsMinor[at] ?? 0;
      return amountMinor > 0 ? [{ label, amountMinor }] : [];
    }),
  );
}

function priceLine(
  { line, rowMinor, leftMinor }: LineInRules,
  discounts: Discount[],
  tax: TaxRule,
): PricedLine {
  const taxMinor = taxOn(leftMinor, tax, line.kind);
  const rowTaxMinor = taxOn(rowMinor, tax, line.kind);
  return {
    id: line.id,
    kind: line.kind,
    qty: line.qty,
    rowMinor,
    rowExcludingTaxMinor: tax.included ? rowMinor - rowTaxMinor : rowMinor,
    rowIncludingTaxMinor: tax.included ? rowMinor : rowMinor + rowTaxMinor,
    discounts,
    taxPpm: tax.rates[line.kind].ppm,
    taxMinor,
    youPayMinor: tax.included ? leftMinor : leftMinor + taxMinor,
  };
}

function taxOn(amountMinor: number, { included, rates }: TaxRule, of: TaxClass): number {
  return taxMinorOf(amountMinor, rates[of].ppm, included);
}

/** One sum for each label, in order of first use. */
export function sumByLabel(discounts: readonly Discount[]): Discount[] {
  const sums = new Map<string, number>();
  for (const { label, amountMinor } of discounts) {
    sums.set(label, (sums.get(label) ?? 0) + amountMinor);
  }
  return [...sums].map(([label, amountMinor]) => ({ label, amountMinor }));
}

function sumByRate(taxes: readonly TaxSum[]): TaxSum[] {
  const sums = new Map<string, TaxSum>();
  for (const tax of taxes.filter(({ amountMinor }) => amountMinor > 0)) {
    const key = `${tax.ppm} ${tax.label}`;
    const before = sums.get(key)?.amountMinor ?? 0;
    sums.set(key, { ...tax, amountMinor: before + tax.amountMinor });
  }
  return [...sums.values()];
}
