import { isEmpty, type Cart } from '../cart/cart.ts';
import { findCart } from '../cart/load-cart.ts';
import { withPrices } from '../cart/with-prices.ts';
import { changeActiveCart, inactiveCart, requireCart } from '../cart/require-cart.ts';
import type { CommerceContext } from '../context.ts';
import { inputError } from '../errors.ts';

/** Applies the one coupon a cart may have; case does not matter. @throws GraphQLError */
export async function applyCoupon(
  context: CommerceContext,
  input: { cart_id: string; coupon_code: string },
): Promise<Cart> {
  const code = input.coupon_code.trim();
  if (!input.cart_id) throw inputError('Required parameter "cart_id" is missing');
  if (!code) throw inputError('Required parameter "coupon_code" is missing');
  const cart = await requireCart(context, input.cart_id);
  if (isEmpty(cart)) throw inputError('Cart does not contain products.');
  if (cart.coupon) {
    throw inputError('A coupon is already applied to the cart. Please remove it to apply another');
  }
  context.knownCart.forget();
  const { rows } = await context.pool.query(
    `update commerce.carts c set coupon_code = k.code, updated_at = now()
       from commerce.coupons k
      where c.id = $1 and c.state = 'active' and lower(k.code) = lower($2)
        and k.active_from <= now() and (k.active_until is null or k.active_until > now())
      returning c.id`,
    [cart.id, readable(code)],
  );
  if (rows.length === 0) {
    throw inputError("The coupon code isn't valid. Verify the code and try again.");
  }
  const changed = await findCart(context.pool, context, cart.maskedId);
  if (changed?.state !== 'active') throw inactiveCart();
  return context.knownCart.keep(changed);
}

/** Takes the coupon off again, if there is one. @throws GraphQLError */
export async function removeCoupon(
  context: CommerceContext,
  input: { cart_id: string },
): Promise<Cart> {
  const cart = await requireCart(context, input.cart_id);
  if (isEmpty(cart)) throw inputError('Cart does not contain products');
  await changeActiveCart(
    context,
    `update commerce.carts set coupon_code = null, updated_at = now()
      where id = $1 and state = 'active' returning id`,
    [cart.id],
  );
  return context.knownCart.keep(withPrices({ ...cart, coupon: null }, context.store));
}

/** PostgreSQL knows no NUL in a text, and no code is that long. */
function readable(code: string): string {
  return code.replaceAll('\0', '').slice(0, 100);
}
