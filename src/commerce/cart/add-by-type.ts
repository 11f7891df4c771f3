import { isEnteredType } from './chosen-options.ts';
import type { ProductOption } from '../catalog/catalog-document.ts';
import type { CommerceContext } from '../context.ts';
import { inputError, noSuchEntity } from '../errors.ts';
import type {
  BundleProductCartItemInput,
  CartItemInput,
  ConfigurableProductCartItemInput,
  CustomizableOptionInput,
  DownloadableProductCartItemInput,
  EnteredOptionInput,
  SimpleProductCartItemInput,
  VirtualProductCartItemInput,
} from '../generated/schema.ts';
import { bundleSelectionUid, customOptionOf, customOptionUid, downloadLinkUid } from '../ids.ts';
import { addProductsToCart } from './add-products.ts';
import type { Cart } from './cart.ts';
import { findSold } from './choose-product.ts';

/** An item in the words of the mutation of its type; the others have no such field. */
type OlderItem = SimpleProductCartItemInput &
  VirtualProductCartItemInput &
  Pick<ConfigurableProductCartItemInput, 'parent_sku' | 'data' | 'customizable_options'> &
  Partial<Pick<BundleProductCartItemInput, 'bundle_options'>> &
  Pick<DownloadableProductCartItemInput, 'downloadable_product_links'>;

/**
 * Puts items into a cart as the mutations do that Magento has for one type of product each, and
 * `addProductsToCart` came after: all of them or none, and what is in the way is an error.
 *
 * @throws GraphQLError in Magento's words.
 */
export async function addByType(
  context: CommerceContext,
  { cart_id: cartId, cart_items: given }: AddedByType,
): Promise<Cart> {
  if (!cartId) throw inputError('Required parameter "cart_id" is missing');
  const items = present(given);
  if (items.length === 0) throw inputError('Required parameter "cart_items" is missing');
  const wanted = await Promise.all(items.map((item) => wantedBy(context, item)));
  const { cart, userErrors } = await addProductsToCart(context, cartId, wanted, 'all-or-none');
  const [problem] = userErrors;
  if (!problem) return cart;
  if (problem.code === 'PRODUCT_NOT_FOUND') throw noSuchEntity(problem.message);
  throw inputError(
    `Could not add the product with SKU ${problem.sku} to the shopping cart: ${problem.message}`,
  );
}

type AddedByType = { cart_id: string; cart_items: readonly (OlderItem | null | undefined)[] };

/** The same item as `addProductsToCart` takes it. */
async function wantedBy({ catalog }: CommerceContext, item: OlderItem): Promise<CartItemInput> {
  const { data, parent_sku: parentSku } = item;
  const chosen = present(item.customizable_options);
  const options = chosen.length > 0 ? ((await findSold(catalog, data.sku))?.options ?? []) : [];
  const { selected, entered } = customized(options, chosen);
  const parts = present(item.bundle_options).flatMap(({ id, quantity, value }) =>
    present(value).map((selection) => bundleSelectionUid(id, Number(selection), quantity)),
  );
  const links = present(item.downloadable_product_links).map((one) => downloadLinkUid(one.link_id));
  return {
    ...data,
    ...(parentSku && { parent_sku: parentSku }),
    selected_options: [...(data.selected_options ?? []), ...selected, ...parts, ...links],
    entered_options: [...(data.entered_options ?? []), ...entered],
  };
}

/** Several values of one option stand in one text, between commas. */
function customized(
  options: readonly ProductOption[],
  chosen: readonly CustomizableOptionInput[],
): { selected: string[]; entered: EnteredOptionInput[] } {
  const selected: string[] = [];
  const entered: EnteredOptionInput[] = [];
  for (const { id: number, uid, value_string: text } of chosen) {
    const id = number ?? (uid ? customOptionOf(uid)?.optionId : null) ?? 0;
    const option = options.find((one) => one.id === id);
    if (option && !isEnteredType(option.type)) {
      selected.push(...text.split(',').map((value) => customOptionUid(id, Number(value))));
    } else entered.push({ uid: customOptionUid(id), value: text });
  }
  return { selected, entered };
}

function present<Item>(items: readonly (Item | null | undefined)[] | null | undefined): Item[] {
  return (items ?? []).filter((item) => item !== null && item !== undefined);
}
