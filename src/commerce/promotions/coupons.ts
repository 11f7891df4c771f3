import { GraphQLError } from 'graphql';
import { appliedCoupon, isEmpty, type Cart } from '../cart/cart.ts';
import { changeActiveCart, requireCart } from '../cart/require-cart.ts';
import { withPrices } from '../cart/with-prices.ts';
import type { CommerceContext } from '../context.ts';
import { inputError } from '../errors.ts';
import type { ApplyCouponsToCartInput, RemoveCouponsFromCartInput } from '../generated/schema.ts';
import { moneyOf } from '../store/money.ts';
import { findCoupon, type CouponProblem, type FoundCoupon } from './find-coupon.ts';

/**
 * Applies the one coupon a cart may have; case does not matter. Why it is not accepted stands
 * beside Magento's sentence, as the error's `code`.
 *
 * @throws GraphQLError
 */
export async function applyCoupon(
  context: CommerceContext,
  input: { cart_id: string; coupon_code: string },
): Promise<Cart> {
  const code = input.coupon_code.trim();
  if (!input.cart_id) throw inputError('Required parameter "cart_id" is missing');
  if (!code) throw inputError('Required parameter "coupon_code" is missing');
  const cart = await requireCart(context, input.cart_id);
  if (isEmpty(cart)) throw inputError('Cart does not contain products.');
  if (appliedCoupon(cart)) {
    throw inputError('A coupon is already applied to the cart. Please remove it to apply another');
  }
  return takeCoupon(context, cart, code);
}

/**
 * Applies coupons as Magento does where several may count: a cart of ours has one, and another
 * takes its place where that is asked for.
 *
 * @throws GraphQLError for more than one.
 */
export async function applyCoupons(
  context: CommerceContext,
  { cart_id: cartId, coupon_codes: given, type }: ApplyCouponsToCartInput,
): Promise<Cart> {
  const [code, ...more] = distinct(given);
  if (!cartId) throw inputError('Required parameter "cart_id" is missing');
  if (code === undefined) throw inputError('Required parameter "coupon_codes" is missing');
  const cart = await requireCart(context, cartId);
  if (isEmpty(cart)) throw inputError('Cart does not contain products.');
  const applied = appliedCoupon(cart);
  if (applied && more.length === 0 && isSameCode(applied.code, code)) return cart;
  if (more.length > 0 || (applied && type !== 'REPLACE')) {
    throw inputError('Maximum allowed number of applied coupons was exceeded.');
  }
  return takeCoupon(context, cart, code);
}

/** Takes these coupons off, all where none is named. @throws GraphQLError */
export async function removeCoupons(
  context: CommerceContext,
  { cart_id: cartId, coupon_codes: given }: RemoveCouponsFromCartInput,
): Promise<Cart> {
  const cart = await requireCart(context, cartId);
  const codes = distinct(given);
  const { coupon } = cart;
  const isNamed = coupon !== null && codes.some((code) => isSameCode(coupon.code, code));
  return codes.length === 0 || isNamed || isEmpty(cart)
    ? removeCoupon(context, { cart_id: cartId })
    : cart;
}

function distinct(codes: readonly (string | null | undefined)[]): string[] {
  const byCode = new Map(
    codes.flatMap((code) => (code?.trim() ? [[code.trim().toLowerCase(), code.trim()]] : [])),
  );
  return [...byCode.values()];
}

function isSameCode(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

async function takeCoupon(context: CommerceContext, cart: Cart, code: string): Promise<Cart> {
  const found = await findCoupon(context, code);
  if (typeof found === 'string') throw notValid(found);
  const changed = withCoupon(context, cart, found);
  if (!appliedCoupon(changed)) throw doesNotCount(changed, found);
  await setCoupon(context, cart, found.coupon.code);
  return context.knownCart.keep(changed);
}

/** Takes the coupon off again, if there is one. @throws GraphQLError */
export async function removeCoupon(
  context: CommerceContext,
  input: { cart_id: string },
): Promise<Cart> {
  const cart = await requireCart(context, input.cart_id);
  if (isEmpty(cart)) throw inputError('Cart does not contain products');
  await setCoupon(context, cart, null);
  return context.knownCart.keep(
    withPrices({ ...cart, coupon: null, rules: rulesWithoutCoupon(cart) }, context.store),
  );
}

function setCoupon(context: CommerceContext, cart: Cart, code: string | null) {
  return changeActiveCart(
    context,
    `update commerce.carts set coupon_code = $2, updated_at = now()
      where id = $1 and state = 'active' returning id`,
    [cart.id, code],
  );
}

/** The rule of a coupon counts in its place, before the rules that come after it. */
function withCoupon(context: CommerceContext, cart: Cart, found: FoundCoupon): Cart {
  const rules = rulesWithoutCoupon(cart);
  const after = rules.findIndex(({ position }) => position > found.rule.position);
  rules.splice(after < 0 ? rules.length : after, 0, found.rule);
  return withPrices({ ...cart, coupon: found.coupon, rules }, context.store);
}

function rulesWithoutCoupon({ rules }: Cart) {
  return rules.filter(({ isOfCoupon }) => !isOfCoupon);
}

function doesNotCount({ couponOutcome, currency }: Cart, { rule }: FoundCoupon): GraphQLError {
  return couponOutcome === 'below-minimum'
    ? notValid('COUPON_BELOW_MINIMUM', { minimum: moneyOf(rule.rule.minimumMinor, currency) })
    : notValid('COUPON_OTHER_GOODS');
}

function notValid(code: CouponProblem, more: Readonly<Record<string, unknown>> = {}): GraphQLError {
  return new GraphQLError("The coupon code isn't valid. Verify the code and try again.", {
    extensions: { category: 'graphql-input', code, ...more },
  });
}
