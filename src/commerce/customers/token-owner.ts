import type { Call } from '#service-base/call.ts';
import { findOwnerWithCart, type OwnerRow } from '../cart/load-cart.ts';
import type { CurrentCustomer, Engine } from '../context.ts';
import { authenticationError } from '../errors.ts';
import type { StoreView } from '../store/store-view.ts';

/**
 * The customer a token belongs to, as the database knows them at this moment. Where the cart is
 * asked for next it comes with its owner: a page of ours that reads has at least its badge.
 *
 * @throws GraphQLError (authentication) when it is unknown, expired or revoked.
 */
export async function findTokenOwner(
  engine: Pick<Engine, 'pool' | 'readAhead' | 'tokens' | 'sealer' | 'freshness'>,
  token: string,
  { store, call }: { store: StoreView; call: Call },
): Promise<CurrentCustomer> {
  const claims = await engine.tokens.read(token);
  if (!claims) throw authenticationError('The token is not valid or has expired.');
  const { customerId } = claims;
  const { owner, cartRead } = await findOwnerFor(call, engine, { store, customerId });
  if (!owner || owner.token_generation !== claims.generation) {
    throw authenticationError('User token has been revoked');
  }
  const wishlistRead = owner.saved === undefined ? null : { row: owner.saved, storeId: store.id };
  return { id: customerId, groupCode: owner.owner_group, rule: owner, cartRead, wishlistRead };
}

async function findOwnerFor(
  call: Call,
  { pool, readAhead, sealer, freshness }: Parameters<typeof findTokenOwner>[0],
  { store, customerId }: { store: StoreView; customerId: number },
): Promise<{ owner: OwnerRow | undefined; cartRead: CurrentCustomer['cartRead'] }> {
  // For a change nothing counts that was read before it.
  const pageRequest = isQuery(call) ? call.pageRequest : undefined;
  if (!pageRequest && !isAboutCart(call))
    return { owner: await findOwner(pool, customerId), cartRead: null };
  const reading = { readAhead, sealer, store };
  const note = freshness.reading;
  const read = await findOwnerWithCart(reading, customerId, { pageRequest, note });
  const { owner, openCart, noted } = read;
  return {
    owner,
    cartRead: noted ? { open: openCart, storeId: store.id, reading: noted } : null,
  };
}

/** Whether a document of our own pages reads; each of them has one operation. */
export function isQuery({ document }: Call): boolean {
  return /^\s*(?:#.*\s+)*query\b/.test(document);
}

/** Whether it reads or changes a cart; to order one, it is read anew once it is claimed. */
function isAboutCart({ document }: Call): boolean {
  return /cart/i.test(document) && !/placeOrder\b/i.test(document);
}

async function findOwner(pool: Engine['pool'], customerId: number): Promise<OwnerRow | undefined> {
  const { rows } = await pool.query<OwnerRow>(
    `select m.token_generation, g.code as owner_group,
            r.labels as rule_labels, r.caps_minor, r.free_shipping
       from commerce.customers m
       join commerce.customer_groups g on g.id = m.group_id
       left join commerce.cart_rules r on r.group_id = m.group_id and r.enabled
      where m.id = $1`,
    [customerId],
  );
  return rows[0];
}
