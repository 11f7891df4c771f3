import type pg from 'pg';
import type { CommerceContext } from '../context.ts';
import { tooBusy } from '../errors.ts';
import type { Cart } from './cart.ts';
import { findCart, versionOf } from './load-cart.ts';
import { inactiveCart } from './require-cart.ts';

/** A round is lost to another change that was made, so a cart that many change at once moves on. */
const roundsMax = 50;

/**
 * Holds the cart $1 for a change of its lines, if it is still as it was read: in the version $2.
 * The statement selects `version` from `held` with what it answers.
 */
export const heldAsRead = `
  held as (
    update commerce.carts c set updated_at = now()
     where c.id = $1 and c.state = 'active' and ${versionOf('c')} = $2
    returning c.id, ${versionOf('c')} as version
  )`;

/**
 * Changes the lines of a cart by what is in it at that moment: what `change` decides of one cart
 * is written to that one and no other. Where somebody else has changed it meanwhile, `change`
 * answers null and is asked again, of the cart as it has become. So two requests at once never
 * pass the limits of stock and quantity together.
 *
 * @throws GraphQLError when the cart was ordered or merged meanwhile, or never stands still.
 */
export async function changingLines<Result>(
  context: CommerceContext,
  cart: Cart,
  change: (cart: Cart) => Promise<Result | null>,
): Promise<Result> {
  let current = cart;
  for (let round = 0; round < roundsMax; round += 1) {
    const result = await change(current);
    if (result !== null) return result;
    const found = await findCart(context.pool, context, cart.maskedId);
    if (found?.state !== 'active') throw inactiveCart();
    current = found;
  }
  throw tooBusy('The cart is being changed. Please try again.');
}

/** The rows of a statement with `heldAsRead`; null when the cart has changed since it was read. */
export async function changeAsRead<Row extends pg.QueryResultRow>(
  { pool, knownCart }: CommerceContext,
  cart: Cart,
  statement: string,
  values: unknown[],
): Promise<(Row & { version: string })[] | null> {
  knownCart.forget();
  const { rows } = await pool.query<Row & { version: string }>(statement, [
    cart.id,
    cart.version,
    ...values,
  ]);
  return rows.length > 0 ? rows : null;
}
