import { addProductsToCart } from '../cart/add-products.ts';
import { customerCart } from '../cart/create-cart.ts';
import type { Choice } from '../cart/chosen-options.ts';
import { userError, type UserError } from '../cart/user-error.ts';
import type { CommerceContext } from '../context.ts';
import { inputError } from '../errors.ts';
import type {
  CartItemInput,
  WishlistCartUserInputError,
  WishlistCartUserInputErrorType,
} from '../generated/schema.ts';
import { bundleSelectionUid, customOptionUid, downloadLinkUid } from '../ids.ts';
import { removeItems, changing, wishlistNotFound } from './change-wishlist.ts';
import { requireWishlist } from './load-wishlist.ts';
import { choiceOf } from './saved-choice.ts';
import type { Wishlist, WishlistItem } from './wishlist.ts';

type Emptied = { wishlist: Wishlist; errors: WishlistCartUserInputError[] };

/**
 * Puts things of a list into the customer's cart, all of them unless some are named: what is in
 * the cart leaves the list, and why the rest is not is told.
 *
 * @throws GraphQLError for a guest, for a list that is not the customer's own, and for a thing that is not on it.
 */
export async function addWishlistItemsToCart(
  context: CommerceContext,
  wishlistId: string,
  itemIds: readonly string[] | null,
): Promise<Emptied> {
  const list = await requireWishlist(context);
  if (String(list.id) !== wishlistId) throw wishlistNotFound();
  const items = itemsOf(list, itemIds);
  const errors: WishlistCartUserInputError[] = [];
  const added: WishlistItem[] = [];
  for (const item of items) {
    const problem = await addItem(context, item);
    if (problem) errors.push(told(problem, item));
    else added.push(item);
  }
  const { wishlist } = await changing(context, wishlistId, async (client) => {
    await removeItems(client, added);
    return [];
  });
  return { wishlist, errors };
}

function itemsOf(list: Wishlist, itemIds: readonly string[] | null): readonly WishlistItem[] {
  if (!itemIds || itemIds.length === 0) return list.items;
  const isOn = (id: string) => list.items.some((item) => String(item.id) === id);
  const unknown = itemIds.filter((id) => !isOn(id));
  if (unknown.length > 0)
    throw inputError(`The wishlist item ids "${unknown.join(',').slice(0, 200)}" were not found.`);
  return list.items.filter(({ id }) => itemIds.includes(String(id)));
}

async function addItem(context: CommerceContext, item: WishlistItem): Promise<UserError | null> {
  const product = await context.catalog.findById(item.productId);
  if (!product) return userError(`Could not find a product with SKU "${item.sku}"`);
  const choice = choiceOf(context.sealer, item, product);
  if (!choice) return userError('The required options you selected are not available');
  const wanted: CartItemInput = {
    sku: product.sku,
    quantity: item.quantity,
    ...(item.model && { parent_sku: item.model.sku }),
    ...inUids(choice),
  };
  const { maskedId } = await customerCart(context);
  const { userErrors } = await addProductsToCart(context, maskedId, [wanted], 'all-or-none');
  return userErrors[0] ?? null;
}

/** What was chosen, as a cart takes it. */
function inUids({
  options,
  parts,
  links,
}: Choice): Required<Pick<CartItemInput, 'selected_options' | 'entered_options'>> {
  return {
    selected_options: [
      ...options.flatMap((one) =>
        one.kind === 'selected' ? [customOptionUid(one.option.id, one.value.id)] : [],
      ),
      ...parts.map((part) => bundleSelectionUid(part.option.id, part.selection.id, part.quantity)),
      ...links.map(({ id }) => downloadLinkUid(id)),
    ],
    entered_options: options.flatMap((one) =>
      one.kind === 'entered' ? [{ uid: customOptionUid(one.option.id), value: one.text }] : [],
    ),
  };
}

const known: ReadonlySet<string> = new Set([
  'PRODUCT_NOT_FOUND',
  'NOT_SALABLE',
  'INSUFFICIENT_STOCK',
]);

function told({ code, message }: UserError, item: WishlistItem): WishlistCartUserInputError {
  return {
    code: known.has(code) ? (code as WishlistCartUserInputErrorType) : 'UNDEFINED',
    message,
    wishlistId: String(item.wishlistId),
    wishlistItemId: String(item.id),
  };
}
