import type { BenefitRule, LineKind } from '#domain/prices/price-cart.ts';
import type { CommerceContext } from '../context.ts';
import { moneyOf } from '../store/money.ts';
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

/** What the caller's carts get by themselves, as the protocol of ours tells it. */
export async function findPlanBenefit({ pool, store, customer }: CommerceContext) {
  const { rows } = await pool.query<RuleRow>(
    `select r.labels as rule_labels, r.caps_minor, r.free_shipping
       from commerce.cart_rules r
      where r.enabled
        and r.group_id = coalesce((select group_id from commerce.customers where id = $1), 0)`,
    [customer?.id ?? null],
  );
  const benefit = rows[0] ? benefitOf(rows[0], store) : null;
  const upTo = (kind: LineKind) => moneyOf(benefit?.capsMinor[kind] ?? 0, store.currency);
  return (
    benefit && {
      label: benefit.label,
      frame_up_to: upTo('frame'),
      lenses_up_to: upTo('lens'),
      pays_shipping: benefit.paysShipping,
    }
  );
}
