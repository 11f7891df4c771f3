import type { Engine } from '../context.ts';
import { planGroup } from '../checkout/order-problem.ts';
import { followRulesInTime } from '../catalog/refresh-prices.ts';
import { changing } from '../freshness.ts';
import { importRules } from './import-rules.ts';
import {
  endCoupon,
  findCartRule,
  listCoupons,
  listRules,
  saveCartRule,
  saveCoupon,
  type CartRule,
  type CouponToSave,
} from './save-promotions.ts';

export type { CartRule, ListedCoupon, ListedRule } from './save-promotions.ts';

/** What a retailer or the demo's data sets up; saving again changes what is there. */
export type PromotionsDoor = ReturnType<typeof openPromotions>;

export function openPromotions({
  pool,
  stores,
  freshness,
}: Pick<Engine, 'pool' | 'stores' | 'freshness'>) {
  return {
    /** What a customer group gets by itself: a plan's benefit. */
    saveCartRule: (rule: CartRule) => saveCartRule(pool, rule),
    /** What members of the plan get by themselves; null while nothing is set. */
    planBenefit: () => findCartRule(pool, planGroup),
    saveCoupon: (coupon: CouponToSave) => saveCoupon(pool, coupon),
    /** Every coupon, those that have ended too. */
    coupons: () => listCoupons(pool),
    /** Adds and changes rules by their codes. @throws RefusedRules with every fault */
    importRules: changing(freshness, async (file: unknown, options?: { isTrial?: boolean }) => {
      const plan = await importRules(pool, file, options);
      stores.forget();
      return plan;
    }),
    /** Makes prices follow rules that began or ended by now. False where none did. */
    followRulesInTime: changing(freshness, () => followRulesInTime(pool)),
    /** Every rule in its order, those that have ended too. */
    rules: () => listRules(pool),
    /** Ends a coupon now. False when there is none in force. */
    endCoupon: (code: string) => endCoupon(pool, code),
  };
}
