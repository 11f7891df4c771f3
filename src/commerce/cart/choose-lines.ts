import type { CatalogProduct } from '../catalog/catalog-product.ts';
import type { CommerceContext } from '../context.ts';
import type { CartItemInput } from '../generated/schema.ts';
import { chooseLinks } from './choose-links.ts';
import { chooseOptions } from './choose-options.ts';
import { chooseParts } from './choose-parts.ts';
import { chooseProduct } from './choose-product.ts';
import type { Choice } from './chosen-options.ts';
import type { WantedLine } from './new-lines.ts';

type Given = {
  selected: readonly NonNullable<CartItemInput['selected_options']>[number][];
  entered: readonly NonNullable<CartItemInput['entered_options']>[number][];
};

/**
 * What an item puts into a cart, or why not in Magento's words: one line, and of a grouped product
 * one for each of its members that it brings.
 */
export async function chooseLines(
  { catalog }: Pick<CommerceContext, 'catalog'>,
  item: CartItemInput,
): Promise<(WantedLine | string)[]> {
  const chosen = await chooseProduct(catalog, item);
  if (!chosen.ok) return [chosen.message];
  if (!(item.quantity > 0)) return ['The product quantity should be greater than 0'];
  const { product, model, selected } = chosen;
  const given = { selected, entered: item.entered_options ?? [] };
  const { quantity } = item;
  if (product.typeId !== 'grouped') return [lineOf({ product, model, quantity }, given)];

  const members = product.members.filter((member) => member.quantity > 0);
  if (members.length === 0) return ['Please specify the quantity of product(s).'];
  const products = await Promise.all(members.map((member) => catalog.findById(member.product.id)));
  return members.map((member, at) => {
    const found = products[at];
    if (!found) return 'Product that you are trying to add is not available.';
    return lineOf({ product: found, model: null, quantity: member.quantity * quantity }, given);
  });
}

function lineOf(line: Omit<WantedLine, keyof Choice>, given: Given): WantedLine | string {
  const choice = choiceOf(line.product, given);
  return typeof choice === 'string' ? choice : { ...line, ...choice };
}

function choiceOf({ bundle, document, options }: CatalogProduct, given: Given): Choice | string {
  const inBundle = bundle
    ? chooseParts(bundle, given)
    : { ok: true as const, parts: [], rest: given };
  if (!inBundle.ok) return inBundle.message;
  const { parts, rest } = inBundle;
  const ofLinks = document.downloads
    ? chooseLinks(document.downloads, rest.selected)
    : { ok: true as const, links: [], rest: rest.selected };
  if (!ofLinks.ok) return ofLinks.message;
  const chosen = chooseOptions(options, { selected: ofLinks.rest, entered: rest.entered });
  return chosen.ok ? { options: chosen.options, parts, links: ofLinks.links } : chosen.message;
}
