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

export type { CartRule, CouponToSave } from './save-promotions.ts';

/** What a retailer or the demo's data sets up; saving again changes what is there. */
export type PromotionsDoor = {
  /** What a customer group gets by itself: a plan's benefit. */
  saveCartRule(rule: CartRule): Promise<void>;
  /** What members of the plan get by themselves; null while nothing is set. */
  planBenefit(): Promise<CartRule | null>;
  saveCoupon(coupon: CouponToSave): Promise<void>;
  /** Every coupon, those that have ended too. */
  coupons(): Promise<CouponToSave[]>;
  /** Ends a coupon now. False when there is none in force. */
  endCoupon(code: string): Promise<boolean>;
};

export function openPromotions(pool: pg.Pool): PromotionsDoor {
  return {
    saveCartRule: (rule) => saveCartRule(pool, rule),
    planBenefit: () => findCartRule(pool, planGroup),
    saveCoupon: (coupon) => saveCoupon(pool, coupon),
    coupons: () => listCoupons(pool),
    endCoupon: (code) => endCoupon(pool, code),
  };
}
