import type { GraphQLResolveInfo } from 'graphql';
import { requireInput } from '../cart/require-input.ts';
import { changing } from '../freshness.ts';
import { selects } from '../selects.ts';
import type { CommerceContext } from '../context.ts';
import { requireCustomer } from '../customers/require-customer.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { isOrdered } from './claim-cart.ts';
import { estimateShippingMethods, estimateTotals } from './estimate.ts';
import { placeOrder } from './place-order.ts';
import { placeOrderError } from './order-problem.ts';
import { setBillingAddress, setShippingAddress } from './set-addresses.ts';
import { setGuestEmail } from './set-guest-email.ts';
import { setPaymentMethod, setShippingMethod } from './set-methods.ts';

export const resolvers: Resolvers = {
  Query: {
    checkoutAgreements: () => [],
    customerPaymentTokens: (_root, _args, context) => {
      requireCustomer(context);
      return { items: [] };
    },
  },
  Mutation: {
    setGuestEmailOnCart: async (_root, { input }, context) => ({
      cart: await setGuestEmail(context, requireInput(input)),
    }),
    setShippingAddressesOnCart: async (_root, { input }, context) => ({
      cart: await setShippingAddress(context, requireInput(input)),
    }),
    setBillingAddressOnCart: async (_root, { input }, context) => ({
      cart: await setBillingAddress(context, requireInput(input)),
    }),
    setShippingMethodsOnCart: async (_root, { input }, context) => ({
      cart: await setShippingMethod(context, requireInput(input)),
    }),
    setPaymentMethodOnCart: async (_root, { input }, context) => ({
      cart: await setPaymentMethod(context, requireInput(input)),
    }),
    estimateTotals: async (_root, { input }, context) => ({
      cart: await estimateTotals(context, input),
    }),
    estimateShippingMethods: (_root, { input }, context) => estimateShippingMethods(context, input),
    placeOrder: (_root, { input }, context, info: GraphQLResolveInfo) =>
      answerPlacing(context, requireInput(input).cart_id, info),
    setPaymentMethodAndPlaceOrder: async (_root, args, context, info: GraphQLResolveInfo) => {
      const input = requireInput(args.input);
      // Asked again, it has only the order to tell.
      if (!(await isOrdered(context.pool, input.cart_id))) await setPaymentMethod(context, input);
      return answerPlacing(context, input.cart_id, info);
    },
  },
};

/** A refusal is data for who asks for `errors`, as since 2.4.7, and an error for who does not. */
async function answerPlacing(context: CommerceContext, cartId: string, info: GraphQLResolveInfo) {
  const placed = await changing(context.freshness, placeOrder)(context, cartId);
  if (placed.ok) {
    const { order, replayed } = placed;
    const ids = { order_number: order.number, order_id: order.number };
    return { order: ids, orderV2: order, errors: [], replayed };
  }
  if (!selects(info, 'errors')) throw placeOrderError(placed.problem);
  return { order: null, orderV2: null, errors: [placed.problem], replayed: false };
}
