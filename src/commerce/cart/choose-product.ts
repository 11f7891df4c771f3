import type { CatalogProduct } from '../catalog/catalog-product.ts';
import type { CatalogReader } from '../catalog/catalog-reader.ts';
import type { CartItemInput } from '../generated/schema.ts';
import { choiceUid } from '../catalog/configurable-fields.ts';
import { configurableValueOf } from '../ids.ts';

type Selected = NonNullable<CartItemInput['selected_options']>[number];

export type ProductChoice =
  | {
      ok: true;
      product: CatalogProduct;
      model: CatalogProduct | null;
      /** The selected options that do not say which of its model it is. */
      selected: readonly Selected[];
    }
  /** In Magento's words. */
  | { ok: false; message: string };

const choiceMissing: ProductChoice = {
  ok: false,
  message: 'You need to choose options for your item.',
};

/**
 * What an item takes from stock. A frame can be named in three ways: the model's SKU with the
 * colour among the selected options, the colour's SKU with the model's as its parent (both are
 * shown as the model), or the colour's SKU alone; other goods that come in several are named alike,
 * by one word of each attribute. A colour of another model, or another one than the SKU names, is
 * refused, and so are two colours for one pair.
 */
export async function chooseProduct(
  catalog: CatalogReader,
  { sku, parent_sku: parentSku, selected_options: given }: CartItemInput,
): Promise<ProductChoice> {
  const [product, parent] = await Promise.all([
    findSold(catalog, sku),
    parentSku ? findSold(catalog, parentSku) : null,
  ]);
  if (parentSku && !parent) return notFound(parentSku);
  if (!product) return notFound(sku);
  const isOneOf = parent !== null && product.id !== parent.id;
  if (isOneOf && product.parent?.id !== parent.id) return choiceMissing;

  const selected = given ?? [];
  const chosen =
    product.typeId === 'configurable'
      ? product.variants.find(({ choices }) =>
          choices.every((choice) => selected.includes(choiceUid(choice))),
        )
      : product;
  if (!chosen) return choiceMissing;
  const own = new Set(chosen.choices.map(choiceUid));
  const others = selected.filter((uid) => !uid || !own.has(uid));
  // Who names a colour by its SKU may say it once more, and no other.
  if (own.size > 0 && others.some((uid) => uid && configurableValueOf(uid))) return choiceMissing;
  return {
    ok: true,
    product: chosen,
    model: isOneOf ? parent : chosen === product ? null : product,
    selected: others,
  };
}

/** A text that no SKU can be is not worth a statement. */
export async function findSold(
  catalog: CatalogReader,
  sku: string,
): Promise<CatalogProduct | null> {
  return /^[^\p{Cc}]{1,100}$/u.test(sku) ? catalog.findBySku(sku) : null;
}

function notFound(sku: string): ProductChoice {
  return { ok: false, message: `Could not find a product with SKU "${sku.slice(0, 100)}"` };
}
