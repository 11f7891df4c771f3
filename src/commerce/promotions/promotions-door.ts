import type pg from 'pg';
import { planGroup } from '../checkout/order-problem.ts';
import {
  endCoupon,
  findCartRule,
  listCoupons,
  saveCartRule,
  saveCoupon,
  type CartRule,
  type CouponToSave,
} from './save-promotions.ts';

export type { CartRule } from './save-promotions.ts';

/** What a retailer or the demo's data sets up; saving again changes what is there. */
export type PromotionsDoor = ReturnType<typeof openPromotions>;

export function openPromotions(pool: pg.Pool) {
  return {
    /** What a customer group gets by itself: a plan's benefit. */
    saveCartRule: (rule: CartRule) => saveCartRule(pool, rule),
    /** What members of the plan get by themselves; null while nothing is set. */
    planBenefit: () => findCartRule(pool, planGroup),
    saveCoupon: (coupon: CouponToSave) => saveCoupon(pool, coupon),
    /** Every coupon, those that have ended too. */
    coupons: () => listCoupons(pool),
    /** Ends a coupon now. False when there is none in force. */
    endCoupon: (code: string) => endCoupon(pool, code),
  };
}
