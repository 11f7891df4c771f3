import { z } from 'zod';
import type { Queryable } from '#service-base/transaction.ts';

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
});

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
  const { code, percent, labels, activeFrom, activeUntil } = CouponToSave.parse(coupon);
  await db.query(
    `insert into commerce.coupons (code, percent, labels, active_from, active_until)
     values ($1, $2, $3, coalesce($4, now()), $5)
     on conflict (code) do update
       set percent = excluded.percent, labels = excluded.labels,
           active_from = excluded.active_from, active_until = excluded.active_until`,
    [code, percent, JSON.stringify(labels), activeFrom ?? null, activeUntil ?? null],
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

/** Every coupon as it was saved, those that have ended too. */
export async function listCoupons(db: Queryable): Promise<CouponToSave[]> {
  const { rows } = await db.query<CouponToSave>(
    `select code, percent, labels, active_from as "activeFrom", active_until as "activeUntil"
       from commerce.coupons order by code`,
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
