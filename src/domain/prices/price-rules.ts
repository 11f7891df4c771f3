import { shareMinor, spreadMinor, sumMinor, WHOLE_BASIS_POINTS } from './money.ts';

export type LineKind = 'frame' | 'lens' | 'other';

/** Prices in minor units, with tax inside when the store's prices include it. */
export type PriceLine = {
  id: string;
  kind: LineKind;
  unitMinor: number;
  qty: number;
  /** What a rule may name it by: its own SKU and its model's. */
  skus?: readonly string[];
  /** Address keys. */
  categories?: readonly string[];
};

/** What the plan pays: up to `capsMinor` for one piece of each kind, and maybe the shipping. */
export type BenefitRule = {
  /** The plan's name for it, shown beside the amount. */
  label: string;
  capsMinor: Partial<Record<LineKind, number>>;
  paysShipping: boolean;
};

/** What the retailer takes off, by itself or for whoever enters a coupon. */
export type CartRule = {
  kind: 'cart';
  /** Shown beside the amount. */
  label: string;
  /** Null where the shipping is all that it gives. */
  off: Off | null;
  freeShipping: boolean;
  /** What it takes from, by any of these; null for all goods. */
  goods: Goods | null;
  /** What all goods must cost together before anything is taken off. */
  minimumMinor: number;
  /** No later rule takes anything from the lines that this one takes from. */
  isLast: boolean;
};

/** A part of what is left of each line, an amount off each piece, or one off all of them together. */
export type Off =
  | { kind: 'percent'; basisPoints: number }
  | { kind: 'each'; amountMinor: number }
  | { kind: 'together'; amountMinor: number };

export type Goods = {
  kinds?: readonly LineKind[] | undefined;
  /** Address keys of categories. */
  categories?: readonly string[] | undefined;
  skus?: readonly string[] | undefined;
};

export type PriceRule = (BenefitRule & { kind: 'benefit' }) | CartRule;

/**
 * What became of a rule: it took something off, or there was nothing left that it could take,
 * or the goods cost too little, or none of them are its.
 */
export type RuleOutcome = 'applied' | 'nothing-left' | 'below-minimum' | 'other-goods';

/** A line while rules take from it. */
export type LineInRules = {
  line: PriceLine;
  rowMinor: number;
  leftMinor: number;
  isClosed: boolean;
};

export type RuleResult = {
  outcome: RuleOutcome;
  /** Taken off each line, in the order of the lines. */
  takenMinor: number[];
  freesShipping: boolean;
};

/** What one rule takes off the lines as the rules before it left them; never more than is left. */
export function takeOff(rule: PriceRule, lines: readonly LineInRules[]): RuleResult {
  const isOfRule = lines.map((state) => isIn(rule, state.line) && !state.isClosed);
  const reason = rule.kind === 'cart' ? reasonAgainst(rule, lines) : null;
  if (reason) return { outcome: reason, takenMinor: lines.map(() => 0), freesShipping: false };
  const wanted =
    rule.kind === 'benefit' ? benefitOf(rule, lines) : offOf(rule.off, lines, isOfRule);
  const takenMinor = lines.map(({ leftMinor }, at) => Math.min(leftMinor, wanted[at] ?? 0));
  const freesShipping =
    lines.length > 0 && (rule.kind === 'benefit' ? rule.paysShipping : rule.freeShipping);
  const hasGiven = freesShipping || takenMinor.some((amount) => amount > 0);
  return { outcome: hasGiven ? 'applied' : 'nothing-left', takenMinor, freesShipping };
}

/** Whether a rule takes from this line, if there is something left of it. */
export function isIn(
  rule: PriceRule,
  { kind, skus = [], categories = [], qty }: PriceLine,
): boolean {
  if (qty < 1) return false;
  if (rule.kind === 'benefit' || rule.goods === null) return true;
  const { goods } = rule;
  return (
    goods.kinds?.includes(kind) === true ||
    skus.some((sku) => goods.skus?.includes(sku) === true) ||
    categories.some((category) => goods.categories?.includes(category) === true)
  );
}

function reasonAgainst(
  rule: CartRule,
  lines: readonly LineInRules[],
): 'below-minimum' | 'other-goods' | null {
  if (!lines.some(({ line }) => isIn(rule, line))) return 'other-goods';
  const goodsMinor = sumMinor(lines.map(({ rowMinor }) => rowMinor));
  return goodsMinor < rule.minimumMinor ? 'below-minimum' : null;
}

/** The plan's part of each line: the first piece of a kind, up to the kind's cap. */
function benefitOf({ capsMinor }: BenefitRule, lines: readonly LineInRules[]): number[] {
  const used = new Set<LineKind>();
  return lines.map(({ line: { kind, unitMinor, qty } }) => {
    if (qty < 1 || used.has(kind)) return 0;
    used.add(kind);
    return Math.min(capsMinor[kind] ?? 0, unitMinor);
  });
}

function offOf(
  off: Off | null,
  lines: readonly LineInRules[],
  isOfRule: readonly boolean[],
): number[] {
  const leftMinor = lines.map((state, at) => (isOfRule[at] ? state.leftMinor : 0));
  switch (off?.kind) {
    case undefined:
      return lines.map(() => 0);
    case 'percent': {
      const share = Math.min(off.basisPoints, WHOLE_BASIS_POINTS);
      return leftMinor.map((left) => shareMinor(left, share));
    }
    case 'each':
      return lines.map(({ line }, at) => (isOfRule[at] ? off.amountMinor * line.qty : 0));
    case 'together':
      return spreadMinor(Math.min(off.amountMinor, sumMinor(leftMinor)), leftMinor);
  }
}
