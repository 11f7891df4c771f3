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
