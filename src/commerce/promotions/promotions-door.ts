import type pg from 'pg';
import { saveCartRule, saveCoupon, type CartRule, type CouponToSave } from './save-promotions.ts';

/** What a retailer or the demo's data sets up; saving again changes what is there. */
export type PromotionsDoor = {
  /** What a customer group gets by itself: a plan's benefit. */
  saveCartRule(rule: CartRule): Promise<void>;
  saveCoupon(coupon: CouponToSave): Promise<void>;
};

export function openPromotions(pool: pg.Pool): PromotionsDoor {
  return {
    saveCartRule: (rule) => saveCartRule(pool, rule),
    saveCoupon: (coupon) => saveCoupon(pool, coupon),
  };
}
