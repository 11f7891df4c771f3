import { requireInput } from '../cart/require-input.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { applyCoupon, applyCoupons, removeCoupon, removeCoupons } from './coupons.ts';
import { findPlanBenefit } from './plan-benefit.ts';

export const resolvers: Resolvers = {
  Query: {
    planBenefit: (_root, _args, context) => findPlanBenefit(context),
  },
  Mutation: {
    applyCouponToCart: async (_root, { input }, context) => ({
      cart: await applyCoupon(context, requireInput(input)),
    }),
    applyCouponsToCart: async (_root, { input }, context) => ({
      cart: await applyCoupons(context, requireInput(input)),
    }),
    removeCouponsFromCart: async (_root, { input }, context) => ({
      cart: await removeCoupons(context, requireInput(input)),
    }),
    removeCouponFromCart: async (_root, { input }, context) => ({
      cart: await removeCoupon(context, requireInput(input)),
    }),
  },
};
