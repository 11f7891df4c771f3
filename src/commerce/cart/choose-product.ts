import type { CatalogProduct } from '../catalog/catalog-product.ts';
import type { CatalogReader } from '../catalog/catalog-reader.ts';
import type { CartItemInput } from '../generated/schema.ts';
import { configurableValueOf } from '../ids.ts';

export type ProductChoice =
  | { ok: true; product: CatalogProduct; model: CatalogProduct | null }
  /** In Magento's words. */
  | { ok: false; message: string };

const colorMissing: ProductChoice = {
  ok: false,
  message: 'You need to choose options for your item.',
};

/**
 * What an item takes from stock. A frame can be named in three ways: the model's SKU with the
 * colour among the selected options, the colour's SKU with the model's as its parent (both are
 * shown as the model), or the colour's SKU alone.
 */
export async function chooseProduct(
  catalog: CatalogReader,
  { sku, parent_sku: parentSku, selected_options: selectedOptions }: CartItemInput,
): Promise<ProductChoice> {
  const [product, parent] = await Promise.all([
    findSold(catalog, sku),
    parentSku ? findSold(catalog, parentSku) : null,
  ]);
  if (parentSku && !parent) return notFound(parentSku);
  if (!product) return notFound(sku);
  if (parent && product.id !== parent.id) {
    return product.parent?.id === parent.id ? { ok: true, product, model: parent } : colorMissing;
  }
  if (product.typeId !== 'configurable') return { ok: true, product, model: null };
  const chosen = colorAmong(product, selectedOptions ?? []);
  return chosen ? { ok: true, product: chosen, model: product } : colorMissing;
}

function colorAmong(model: CatalogProduct, uids: readonly string[]): CatalogProduct | null {
  const values = uids.map(configurableValueOf);
  return (
    model.variants.find(({ color }) =>
      values.some((value) => value?.valueIndex === color?.optionId),
    ) ?? null
  );
}

/** A text that no SKU can be is not worth a statement. */
async function findSold(catalog: CatalogReader, sku: string): Promise<CatalogProduct | null> {
  return /^[^\p{Cc}]{1,100}$/u.test(sku) ? catalog.findBySku(sku) : null;
}

function notFound(sku: string): ProductChoice {
  return { ok: false, message: `Could not find a product with SKU "${sku.slice(0, 100)}"` };
}
