import type { BenefitRule, LineKind } from '#domain/prices/price-rules.ts';
import type { StoreView } from '../store/store-view.ts';

type ByStore<Value> = Readonly<Record<string, Value>>;

/** A row of `commerce.cart_rules` as queries name it; null without a rule. */
export type RuleRow = {
  rule_labels: ByStore<string> | null;
  caps_minor: ByStore<Partial<Record<LineKind, number>>> | null;
  free_shipping: boolean | null;
};

/** What a rule pays in `store`; null without a rule. */
export function benefitOf(row: RuleRow, store: StoreView): BenefitRule | null {
  if (!row.caps_minor) return null;
  return {
    label: row.rule_labels?.[store.code] ?? 'Discount',
    capsMinor: row.caps_minor[store.code] ?? {},
    paysShipping: row.free_shipping === true,
  };
}
