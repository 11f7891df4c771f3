import { appliedCoupon, type Cart } from '../cart/cart.ts';
import type { Queryable } from '#service-base/transaction.ts';
import { inTime, usedUpBy } from './coupon-terms.ts';

/** The coupon that an order of this cart uses up once: one that gave something. */
export function couponUsedBy(cart: Cart): string | null {
  return cart.couponOutcome === 'applied' ? (appliedCoupon(cart)?.code ?? null) : null;
}

/**
 * Whether the cart's coupon has a use left for its order. A coupon with a limit is held until the
 * transaction ends, and its uses are counted after that, so that orders of the same moment count
 * one another. The use is taken by the order that names the coupon.
 */
export async function mayUseCoupon(db: Queryable, cart: Cart): Promise<boolean> {
  const code = couponUsedBy(cart);
  if (code === null || cart.coupon?.isLimited !== true) return true;
  await db.query('select from commerce.coupons where code = $1 for no key update', [code]);
  const { rows } = await db.query<{ mayUse: boolean }>(
    `select ${inTime('k')} and not ${usedUpBy('$2::integer')} as "mayUse"
       from commerce.coupons k where k.code = $1`,
    [code, cart.customerId],
  );
  return rows[0]?.mayUse === true;
}
