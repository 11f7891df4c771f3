import type { Coupon } from '../cart/cart.ts';
import type { CommerceContext } from '../context.ts';
import { inTime, usedUpBy, usedUpByThem } from './coupon-terms.ts';
import { percentRule, ruleInForce, type RuleInForce, type RuleTerms } from './rule-terms.ts';

/** Why a coupon is not accepted: our own word beside Magento's one sentence for all of them. */
export type CouponProblem =
  | 'COUPON_UNKNOWN'
  | 'COUPON_EXPIRED'
  | 'COUPON_USED_UP'
  | 'COUPON_USED_BY_YOU'
  | 'COUPON_BELOW_MINIMUM'
  | 'COUPON_OTHER_GOODS';

export type FoundCoupon = { coupon: Coupon; rule: RuleInForce };

type Row = {
  code: string;
  percent: number | null;
  labels: Readonly<Record<string, string>>;
  isLimited: boolean;
  position: number | null;
  terms: RuleTerms | null;
  isForThem: boolean;
  hasBegun: boolean;
  hasEnded: boolean;
  isUsedByThem: boolean;
  isUsedUp: boolean;
};

const find = `
  select k.code, k.percent, k.labels, p.position, t.terms,
         k.uses_max is not null or k.uses_per_customer is not null as "isLimited",
         k.rule_id is null or (t.terms is not null and p.enabled and (p.group_ids is null or
           coalesce((select group_id from commerce.customers where id = $3), 0) = any(p.group_ids)))
           as "isForThem",
         k.active_from <= now() and coalesce(p.active_from <= now(), true) as "hasBegun",
         not (${inTime('k')} and (p.id is null or ${inTime('p')})) as "hasEnded",
         ${usedUpByThem('$3::integer')} as "isUsedByThem", ${usedUpBy('$3::integer')} as "isUsedUp"
    from commerce.coupons k
    left join commerce.price_rules p on p.id = k.rule_id
    left join commerce.price_rule_terms t on t.rule_id = p.id and t.store_id = $2
   where lower(k.code) = lower($1)`;

/**
 * The coupon that a shopper of this store typed, whatever its case, or why it is not theirs to
 * use. One that has not begun is as unknown as one that never was.
 */
export async function findCoupon(
  { pool, store, customer }: CommerceContext,
  typed: string,
): Promise<FoundCoupon | CouponProblem> {
  const { rows } = await pool.query<Row>(find, [readable(typed), store.id, customer?.id ?? null]);
  const [row] = rows;
  if (!row?.isForThem || !row.hasBegun) return 'COUPON_UNKNOWN';
  if (row.hasEnded) return 'COUPON_EXPIRED';
  if (row.isUsedByThem) return customer ? 'COUPON_USED_BY_YOU' : 'COUPON_UNKNOWN';
  if (row.isUsedUp) return 'COUPON_USED_UP';
  const rule = ruleOf(row, store.code);
  if (!rule) return 'COUPON_UNKNOWN';
  const { code, isLimited } = row;
  return { coupon: { code, label: rule.rule.label, isLimited }, rule };
}

function ruleOf(
  { code, percent, labels, position, terms }: Row,
  storeCode: string,
): RuleInForce | null {
  if (percent !== null) return percentRule(labels[storeCode] ?? code, percent);
  return terms && ruleInForce({ position: position ?? 0, byCoupon: true, terms });
}

/** PostgreSQL knows no NUL in a text, and no code is that long. */
function readable(code: string): string {
  return code.replaceAll('\0', '').slice(0, 100);
}
