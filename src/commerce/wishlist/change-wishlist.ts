import { inTransaction, type Queryable } from '#service-base/transaction.ts';
import { sealOptions, type Choice } from '../cart/chosen-options.ts';
import { tooManyPieces, piecesMax } from '../cart/quantity.ts';
import { userError as cartError } from '../cart/user-error.ts';
import type { CatalogProduct } from '../catalog/catalog-product.ts';
import { loadProductsById } from '../catalog/find-products.ts';
import type { CommerceContext } from '../context.ts';
import { inputError } from '../errors.ts';
import type {
  WishlistItemInput,
  WishlistItemUpdateInput,
  WishListUserInputErrorType,
} from '../generated/schema.ts';
import { chooseAnew, chooseSaved, quantityProblem, type WantedItem } from './choose-saved.ts';
import { requireLister } from './load-wishlist.ts';
import { sealedNotes } from './saved-choice.ts';
import { homeOf, wishlistItemsMax, type Wishlist, type WishlistItem } from './wishlist.ts';
import { findWishlist } from './wishlist-rows.ts';

/** What keeps one item from being changed, as data: the rest of the request goes on. */
export type UserError = { code: WishListUserInputErrorType; message: string };

export type Changed = { wishlist: Wishlist; user_errors: UserError[] };

const noteMax = 1000;

/** Saves items, each by itself; the same choice adds up. @throws GraphQLError in Magento's words. */
export async function addToWishlist(
  context: CommerceContext,
  wishlistId: string,
  inputs: readonly WishlistItemInput[],
): Promise<Changed> {
  requireFew(inputs);
  requireLister(context);
  const wanted = await Promise.all(inputs.map((input) => chooseSaved(context, input)));
  return changing(context, wishlistId, async (client, { id, items }) => {
    const errors: UserError[] = [];
    let count = items.length;
    for (const one of wanted) {
      const problem = typeof one === 'string' ? one : await save(client, context, id, one, count);
      if (problem === null) count += 1;
      else if (problem !== addedUp) errors.push(userError(problem));
    }
    return errors;
  });
}

/** Removes items, each by itself. @throws GraphQLError in Magento's words. */
export async function removeFromWishlist(
  context: CommerceContext,
  wishlistId: string,
  itemIds: readonly string[],
): Promise<Changed> {
  requireFew(itemIds);
  return changing(context, wishlistId, async (client, { items }) => {
    const own = itemIds.flatMap((id) => items.find((item) => String(item.id) === id) ?? []);
    await removeItems(client, own);
    const others = itemIds.filter((id) => !own.some((item) => String(item.id) === id));
    return Promise.all(others.map((id) => refuseItem(client, id)));
  });
}

/** Changes what is noted and chosen of items, each by itself. @throws GraphQLError */
export async function updateWishlist(
  context: CommerceContext,
  wishlistId: string,
  updates: readonly WishlistItemUpdateInput[],
): Promise<Changed> {
  requireFew(updates);
  return changing(context, wishlistId, async (client, { items }) => {
    const ids = items.map(({ productId }) => productId);
    const products = await loadProductsById(client, ids, context.store.id);
    const errors: UserError[] = [];
    for (const update of updates) {
      const item = items.find(({ id }) => String(id) === update.wishlist_item_id);
      const product = item && products.get(item.productId);
      const problem = item
        ? await updateItem(client, context, { item, product, update })
        : notOnList(update.wishlist_item_id);
      if (problem !== null) errors.push(userError(problem));
    }
    return errors;
  });
}

/** Takes these off their list. */
export async function removeItems(
  db: Queryable,
  items: readonly Pick<WishlistItem, 'id'>[],
): Promise<void> {
  await db.query('delete from commerce.wishlist_items where id = any($1::bigint[])', [
    items.map(({ id }) => id),
  ]);
}

/**
 * The customer's list with that id, changed by one request at a time, and as it is afterwards.
 *
 * @throws GraphQLError for a guest, and for every list that is not the customer's own.
 */
export async function changing(
  context: CommerceContext,
  wishlistId: string,
  change: (client: Queryable, list: Wishlist & { id: number }) => Promise<UserError[]>,
): Promise<Changed> {
  const { id: customerId } = requireLister(context);
  const { pool, store } = context;
  return inTransaction(pool, async (client) => {
    const id = await lockOwn(client, wishlistId, customerId);
    const before = await findWishlist(client, customerId, store.id);
    const errors = await change(client, { ...before, id });
    await client.query('update commerce.wishlists set updated_at = now() where id = $1', [id]);
    return { wishlist: await findWishlist(client, customerId, store.id), user_errors: errors };
  });
}

async function lockOwn(client: Queryable, wishlistId: string, customerId: number): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    'select id from commerce.wishlists where id = $1 and customer_id = $2 for update',
    [/^\d{1,15}$/.test(wishlistId) ? wishlistId : 0, customerId],
  );
  if (!rows[0]) throw wishlistNotFound();
  return rows[0].id;
}

/** The same for a list that is unknown and for somebody else's. */
export function wishlistNotFound() {
  return inputError('The wishlist was not found.');
}

/** It was on the list, and is there more often now. */
const addedUp = Symbol('added up');

/** Null when it is a new thing on the list; else why not. `count`: how many things are there. */
async function save(
  client: Queryable,
  { sealer }: CommerceContext,
  wishlistId: number,
  { product, model, quantity, choice }: WantedItem,
  count: number,
): Promise<string | typeof addedUp | null> {
  const place = { maskedId: homeOf(wishlistId), productId: product.id };
  const { sealed, fingerprint } = sealOptions(sealer, place, choice);
  const key = [wishlistId, product.id, model !== null, fingerprint];
  const { rows } = await client.query<{ id: number; quantity: number }>(
    `select id, quantity from commerce.wishlist_items
      where wishlist_id = $1 and product_id = $2 and by_model = $3 and options_fingerprint = $4`,
    key,
  );
  const [same] = rows;
  if (same && same.quantity + quantity > piecesMax) return tooManyPieces;
  if (same) {
    await client.query('update commerce.wishlist_items set quantity = $2 where id = $1', [
      same.id,
      same.quantity + quantity,
    ]);
    return addedUp;
  }
  if (count >= wishlistItemsMax) return full;
  await client.query(
    `insert into commerce.wishlist_items
       (wishlist_id, product_id, by_model, options_fingerprint, quantity, options)
     values ($1, $2, $3, $4, $5, $6)`,
    [...key, quantity, sealed],
  );
  return null;
}

type Updating = {
  item: WishlistItem;
  product: CatalogProduct | undefined;
  update: WishlistItemUpdateInput;
};

/** What is wrong with it, in Magento's words; null when it is done. */
async function updateItem(
  client: Queryable,
  context: CommerceContext,
  { item, product, update }: Updating,
): Promise<string | null> {
  const { quantity, description } = update;
  const problem = quantityProblem(quantity ?? item.quantity);
  if (problem !== null) return problem;
  if ((description?.length ?? 0) > noteMax)
    return 'The text is too long. Shorten the text and try again.';
  if (!product) return 'The product is disabled';
  if (update.selected_options || update.entered_options) {
    const choice = chooseAnew(product, update);
    if (typeof choice === 'string') return choice;
    if (!(await chooseOther(client, context, item, choice))) return 'This is on the list already.';
  }
  await client.query(
    `update commerce.wishlist_items
        set quantity = $2, description = case when $3 then $4::bytea else description end
      where id = $1`,
    [item.id, quantity ?? item.quantity, description !== undefined, noteOf(context, item, update)],
  );
  return null;
}

function noteOf(
  { sealer }: CommerceContext,
  { id }: WishlistItem,
  update: WishlistItemUpdateInput,
) {
  return update.description ? sealedNotes.seal(sealer, id, update.description) : null;
}

/** False where the same choice stands on the list as another item. */
async function chooseOther(
  client: Queryable,
  { sealer }: CommerceContext,
  { id, wishlistId, productId }: WishlistItem,
  choice: Choice,
): Promise<boolean> {
  const place = { maskedId: homeOf(wishlistId), productId };
  const { sealed, fingerprint } = sealOptions(sealer, place, choice);
  const { rowCount } = await client.query(
    `update commerce.wishlist_items i set options = $2, options_fingerprint = $3
      where id = $1 and not exists (
        select from commerce.wishlist_items other
         where other.wishlist_id = i.wishlist_id and other.product_id = i.product_id
           and other.by_model = i.by_model and other.options_fingerprint = $3 and other.id <> i.id)`,
    [id, sealed, fingerprint],
  );
  return rowCount === 1;
}

/** Why an item cannot be removed: there is none, or it is on another list. */
async function refuseItem(client: Queryable, itemId: string): Promise<UserError> {
  const { rows } = await client.query('select from commerce.wishlist_items where id = $1', [
    /^\d{1,15}$/.test(itemId) ? itemId : 0,
  ]);
  if (rows.length > 0) return userError(notOnList(itemId));
  const message = `Could not find a wishlist item with ID "${itemId.slice(0, 100)}"`;
  return { code: 'PRODUCT_NOT_FOUND', message };
}

function notOnList(itemId: string): string {
  return `The wishlist item with ID "${itemId.slice(0, 100)}" does not belong to the wishlist`;
}

function userError(message: string): UserError {
  const isOfProduct = cartError(message).code === 'PRODUCT_NOT_FOUND';
  return { code: isOfProduct ? 'PRODUCT_NOT_FOUND' : 'UNDEFINED', message };
}

const full = `A wish list holds at most ${wishlistItemsMax} items.`;

function requireFew(items: readonly unknown[]): void {
  if (items.length > wishlistItemsMax)
    throw inputError(`At most ${wishlistItemsMax} items can be changed at once.`);
}
