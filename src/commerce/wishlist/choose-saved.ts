import { chooseLinks } from '../cart/choose-links.ts';
import { chooseOptions } from '../cart/choose-options.ts';
import { chooseParts } from '../cart/choose-parts.ts';
import { chooseProduct, findSold } from '../cart/choose-product.ts';
import type { Choice } from '../cart/chosen-options.ts';
import { tooManyPieces, piecesMax } from '../cart/quantity.ts';
import type { CatalogProduct } from '../catalog/catalog-product.ts';
import type { CommerceContext } from '../context.ts';
import type { WishlistItemInput } from '../generated/schema.ts';
import { configurableValueOf, downloadLinkOf, isBundleUid } from '../ids.ts';

/** What is to be saved; `model` as in carts. */
export type WantedItem = {
  product: CatalogProduct;
  model: CatalogProduct | null;
  quantity: number;
  choice: Choice;
};

type Chosen = Pick<WishlistItemInput, 'selected_options' | 'entered_options'>;

/**
 * What an item means, or why it cannot be saved, in Magento's words. Unlike in carts nothing has
 * to be chosen yet; what is chosen is to be offered, and stock does not matter.
 */
export async function chooseSaved(
  { catalog }: Pick<CommerceContext, 'catalog'>,
  item: WishlistItemInput,
): Promise<WantedItem | string> {
  const bare = item.parent_sku ? null : await findSold(catalog, item.sku);
  const isOpen = bare?.typeId === 'configurable' && !namesVariant(item.selected_options ?? []);
  const chosen = isOpen
    ? { ok: true as const, product: bare, model: null, selected: item.selected_options ?? [] }
    : await chooseProduct(catalog, item);
  if (!chosen.ok) return chosen.message;
  const problem = quantityProblem(item.quantity);
  if (problem !== null) return problem;
  const { product, model, selected } = chosen;
  const choice = choiceOf(product, { selected, entered: item.entered_options ?? [] });
  return typeof choice === 'string' ? choice : { product, model, quantity: item.quantity, choice };
}

/** What is chosen of a product that is saved already, or why it cannot be. */
export function chooseAnew(
  product: CatalogProduct,
  { selected_options: selected, entered_options: entered }: Chosen,
): Choice | string {
  return choiceOf(product, { selected: selected ?? [], entered: entered ?? [] });
}

/** What is wrong with so many pieces on a list, in Magento's words; null when nothing is. */
export function quantityProblem(quantity: number): string | null {
  if (!(quantity > 0)) return 'The quantity of a wish list item cannot be 0';
  if (!Number.isInteger(quantity)) return 'You cannot use decimal quantity for this product.';
  return quantity > piecesMax ? tooManyPieces : null;
}

function namesVariant(selected: readonly (string | null | undefined)[]): boolean {
  return selected.some((uid) => uid && configurableValueOf(uid));
}

type Given = Parameters<typeof chooseParts>[1];

function choiceOf({ bundle, document, options }: CatalogProduct, given: Given): Choice | string {
  const namesParts =
    given.selected.some((uid) => uid && isBundleUid(uid)) ||
    given.entered.some((one) => one && isBundleUid(one.uid));
  const inBundle =
    bundle && namesParts
      ? chooseParts({ ...bundle, options: bundle.options.map(asWished) }, given)
      : { ok: true as const, parts: [], rest: given };
  if (!inBundle.ok) return inBundle.message;
  const { parts, rest } = inBundle;
  const namesLinks = rest.selected.some((uid) => uid && downloadLinkOf(uid) !== null);
  const ofLinks =
    document.downloads && namesLinks
      ? chooseLinks(document.downloads, rest.selected)
      : { ok: true as const, links: [], rest: rest.selected };
  if (!ofLinks.ok) return ofLinks.message;
  const chosen = chooseOptions(options.map(asWished), {
    selected: ofLinks.rest,
    entered: rest.entered,
  });
  return chosen.ok ? { options: chosen.options, parts, links: ofLinks.links } : chosen.message;
}

function asWished<Option extends { required: boolean }>(option: Option): Option {
  return { ...option, required: false };
}
