import { z } from 'zod';
import type { Queryable } from '#service-base/transaction.ts';
import type { RuleTerms } from './rule-terms.ts';

const Labels = z.record(z.string(), z.string().trim().min(1).max(100));
const Minor = z.int().min(0).max(10_000_000);

const CartRule = z.object({
  /** The retailer's name for it; saving it again changes the rule. */
  code: z.string().min(1).max(100),
  groupCode: z.string(),
  /** By store code: what the discount is called. */
  labels: Labels,
  /** By store code: how much of the first frame and the first lenses is paid, in minor units. */
  capsMinor: z.record(
    z.string(),
    z.object({ frame: Minor.optional(), lens: Minor.optional(), other: Minor.optional() }),
  ),
  freeShipping: z.boolean(),
});

const CouponToSave = z.object({
  code: z.string().regex(/^\S{1,100}$/, 'a code has no spaces'),
  percent: z.int().min(1).max(100),
  labels: Labels,
  activeFrom: z.date().optional(),
  activeUntil: z.date().nullable().optional(),
  /** In all, and for each customer; without a limit unless it is said. */
  usesMax: z.int().min(1).nullable().optional(),
  usesPerCustomer: z.int().min(1).nullable().optional(),
});

/** A coupon as an operator looks at it. */
export type ListedCoupon = {
  code: string;
  /** What it takes off; null where a rule says that. */
  percent: number | null;
  ruleCode: string | null;
  activeFrom: Date;
  activeUntil: Date | null;
  usesMax: number | null;
  usesPerCustomer: number | null;
  /** Orders with it that are not canceled. */
  uses: number;
};

export type CartRule = z.infer<typeof CartRule>;
export type CouponToSave = z.infer<typeof CouponToSave>;

/** Sets what a customer group gets by itself, such as a plan's benefit. One rule for each group. */
export async function saveCartRule(db: Queryable, rule: CartRule): Promise<void> {
  const { code, groupCode, labels, capsMinor, freeShipping } = CartRule.parse(rule);
  const { rows } = await db.query(
    `insert into commerce.cart_rules (code, group_id, labels, caps_minor, free_shipping)
     select $1, g.id, $3, $4, $5 from commerce.customer_groups g where g.code = $2
     on conflict (code) do update
       set group_id = excluded.group_id, labels = excluded.labels,
           caps_minor = excluded.caps_minor, free_shipping = excluded.free_shipping, enabled = true
     returning id`,
    [code, groupCode, JSON.stringify(labels), JSON.stringify(capsMinor), freeShipping],
  );
  if (rows.length === 0) throw new Error(`There is no customer group "${groupCode}"`);
}

/** Sets a coupon that shoppers may enter. */
export async function saveCoupon(db: Queryable, coupon: CouponToSave): Promise<void> {
  const { code, percent, labels, activeFrom, activeUntil, usesMax, usesPerCustomer } =
    CouponToSave.parse(coupon);
  await db.query(
    `insert into commerce.coupons
       (code, percent, labels, active_from, active_until, uses_max, uses_per_customer)
     values ($1, $2, $3, coalesce($4, now()), $5, $6, $7)
     on conflict (code) do update
       set percent = excluded.percent, rule_id = null, labels = excluded.labels,
           active_from = excluded.active_from, active_until = excluded.active_until,
           uses_max = excluded.uses_max, uses_per_customer = excluded.uses_per_customer`,
    [
      code,
      percent,
      JSON.stringify(labels),
      activeFrom ?? null,
      activeUntil ?? null,
      usesMax ?? null,
      usesPerCustomer ?? null,
    ],
  );
}

/** The rule in force for a customer group, as it was saved; null without one. */
export async function findCartRule(db: Queryable, groupCode: string): Promise<CartRule | null> {
  const { rows } = await db.query<Omit<CartRule, 'groupCode'>>(
    `select r.code, r.labels, r.caps_minor as "capsMinor", r.free_shipping as "freeShipping"
       from commerce.cart_rules r join commerce.customer_groups g on g.id = r.group_id
      where r.enabled and g.code = $1`,
    [groupCode],
  );
  return rows[0] ? { ...rows[0], groupCode } : null;
}

/** Every coupon, those that have ended too. */
export async function listCoupons(db: Queryable): Promise<ListedCoupon[]> {
  const { rows } = await db.query<ListedCoupon>(
    `select k.code, k.percent, p.code as "ruleCode", k.active_from as "activeFrom",
            k.active_until as "activeUntil", k.uses_max as "usesMax",
            k.uses_per_customer as "usesPerCustomer", count(o.id)::integer as uses
       from commerce.coupons k
       left join commerce.price_rules p on p.id = k.rule_id
       left join commerce.orders o on o.coupon_code = k.code and o.status <> 'canceled'
      group by k.code, p.code order by k.code`,
  );
  return rows;
}

/** A rule as an operator looks at it. */
export type ListedRule = {
  code: string;
  position: number;
  byCoupon: boolean;
  enabled: boolean;
  activeFrom: Date;
  activeUntil: Date | null;
  /** By store code. */
  terms: Readonly<Record<string, RuleTerms>>;
};

/** Every rule in the order in which they count, those that have ended too. */
export async function listRules(db: Queryable): Promise<ListedRule[]> {
  const { rows } = await db.query<ListedRule>(
    `select p.code, p.position, p.by_coupon as "byCoupon", p.enabled,
            p.active_from as "activeFrom", p.active_until as "activeUntil",
            json_object_agg(s.code, t.terms order by s.id) as terms
       from commerce.price_rules p
       join commerce.price_rule_terms t on t.rule_id = p.id
       join commerce.stores s on s.id = t.store_id
      group by p.id order by p.position, p.id`,
  );
  return rows;
}

/** Ends a coupon now; carts lose it when they are next read. False when there is none. */
export async function endCoupon(db: Queryable, code: string): Promise<boolean> {
  const { rowCount } = await db.query(
    `update commerce.coupons set active_from = least(active_from, now() - interval '1 second'), active_until = now()
      where lower(code) = lower($1) and (active_until is null or active_until > now())`,
    [code],
  );
  return rowCount === 1;
}
