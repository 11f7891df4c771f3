import type { CartRule } from '#domain/prices/price-rules.ts';

/** What a rule takes off in one store, as `commerce.price_rule_terms` keeps it. */
export type RuleTerms = Omit<CartRule, 'kind'>;

/** A rule of the retailer that counts for a cart, by itself or by the cart's coupon. */
export type RuleInForce = {
  rule: CartRule;
  /** Rules count in the order of their positions. */
  position: number;
  isOfCoupon: boolean;
};

/** Rules as a statement lists them, in their order. */
export type RuleJson = { position: number; byCoupon: boolean; terms: RuleTerms };

export function ruleInForce({ position, byCoupon, terms }: RuleJson): RuleInForce {
  return { rule: { kind: 'cart', ...terms }, position, isOfCoupon: byCoupon };
}

/** A coupon that takes a share off all goods, after every rule. */
export function percentRule(label: string, percent: number): RuleInForce {
  return {
    isOfCoupon: true,
    position: Infinity,
    rule: {
      kind: 'cart',
      label,
      off: { kind: 'percent', basisPoints: percent * 100 },
      freeShipping: false,
      goods: null,
      minimumMinor: 0,
      isLast: false,
    },
  };
}
