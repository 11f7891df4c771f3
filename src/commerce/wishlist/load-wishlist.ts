import { randomBytes } from 'node:crypto';
import type { CommerceContext } from '../context.ts';
import { authorizationError } from '../errors.ts';
import type { KnownWishlist, Wishlist } from './wishlist.ts';
import { findWishlist, wishlistOf } from './wishlist-rows.ts';

/**
 * The list of the customer who asks, as far as there is one; with its owner where it was read so.
 *
 * @throws GraphQLError for guests.
 */
export async function readWishlist(context: CommerceContext): Promise<Wishlist> {
  const customer = requireLister(context);
  const { wishlistRead } = customer;
  if (wishlistRead?.storeId === context.store.id) return wishlistOf(wishlistRead.row);
  return findWishlist(context.pool, customer.id, context.store.id);
}

/** The same list, made where there is none yet. @throws GraphQLError for guests. */
export async function requireWishlist(context: CommerceContext): Promise<KnownWishlist> {
  const known = await readWishlist(context);
  if (isKnown(known)) return known;
  const { id: customerId } = requireLister(context);
  await context.pool.query(
    `insert into commerce.wishlists (customer_id, sharing_code) values ($1, $2)
     on conflict (customer_id) do nothing`,
    [customerId, randomBytes(16).toString('hex')],
  );
  const made = await findWishlist(context.pool, customerId, context.store.id);
  if (!isKnown(made)) throw new Error(`customer ${customerId} has no wishlist`);
  return made;
}

/** Who may have a list. @throws GraphQLError in Magento's words. */
export function requireLister({ customer }: Pick<CommerceContext, 'customer'>) {
  if (!customer) throw authorizationError('The current user cannot perform operations on wishlist');
  return customer;
}

function isKnown(wishlist: Wishlist): wishlist is KnownWishlist {
  return wishlist.id !== null;
}
