import type { LineKind } from '#domain/prices/price-rules.ts';
import type { CommerceContext } from '../context.ts';
import { moneyOf } from '../store/money.ts';
import { benefitOf, type RuleRow } from './benefit-rule.ts';

/**
 * What the caller's carts get by themselves, as the protocol of ours tells it. A customer's rule
 * was read with who they are, in the same request.
 */
export async function findPlanBenefit({ pool, store, customer }: CommerceContext) {
  const row = customer ? customer.rule : await findGuestRule(pool);
  const benefit = row && benefitOf(row, store);
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

async function findGuestRule(pool: CommerceContext['pool']): Promise<RuleRow | null> {
  const { rows } = await pool.query<RuleRow>(
    `select r.labels as rule_labels, r.caps_minor, r.free_shipping
       from commerce.cart_rules r
      where r.enabled and r.group_id = $1`,
    [0],
  );
  return rows[0] ?? null;
}
