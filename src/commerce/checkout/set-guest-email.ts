import { isEmail } from '#domain/people/contact.ts';
import type { Cart } from '../cart/cart.ts';
import { changeActiveCart, requireCart } from '../cart/require-cart.ts';
import { sealCartField } from '../cart/sealed-fields.ts';
import type { CommerceContext } from '../context.ts';
import { inputError } from '../errors.ts';

/** Keeps the address a guest's confirmation goes to. @throws GraphQLError */
export async function setGuestEmail(
  context: CommerceContext,
  input: { cart_id: string; email: string },
): Promise<Cart> {
  if (context.customer) {
    throw inputError('The request is not allowed for logged in customers');
  }
  const email = input.email.trim();
  if (!input.cart_id) throw inputError('Required parameter "cart_id" is missing');
  if (!email) throw inputError('Required parameter "email" is missing');
  if (!isEmail(email)) throw inputError('Invalid email format');
  const cart = await requireCart(context, input.cart_id);
  await changeActiveCart(
    context,
    `update commerce.carts set guest_email = $2, updated_at = now()
      where id = $1 and state = 'active' returning id`,
    [cart.id, sealCartField(context.sealer, cart.maskedId, 'guest_email', email)],
  );
  return context.knownCart.keep({ ...cart, guestEmail: email });
}
