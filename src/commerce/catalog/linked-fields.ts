import type { CommerceContext } from '../context.ts';
import type { ProductInterfaceResolvers } from '../generated/resolvers.ts';
import type { CatalogProduct } from './catalog-product.ts';
import { linkKinds, type LinkKind } from './linked-skus.ts';

/** Where a product leads to: to products that are sold, those of all products of a request at once. */
export const linkedFields: Pick<
  ProductInterfaceResolvers,
  'related_products' | 'upsell_products' | 'crosssell_products' | 'product_links'
> = {
  related_products: (product, _args, context) => linkedTo(product, 'related', context),
  upsell_products: (product, _args, context) => linkedTo(product, 'upsell', context),
  crosssell_products: (product, _args, context) => linkedTo(product, 'crosssell', context),
  product_links: async (product, _args, context) => {
    const kinds = await Promise.all(linkKinds.map((kind) => linkedTo(product, kind, context)));
    return linkKinds.flatMap((kind, at) =>
      (kinds[at] ?? []).map(({ sku, typeId }, place) => ({
        sku: product.sku,
        link_type: kind,
        linked_product_sku: sku,
        linked_product_type: typeId,
        position: place + 1,
      })),
    );
  },
};

/** In their order. One of the colours of a frame leads nowhere by itself. */
async function linkedTo(
  { parent, document }: CatalogProduct,
  kind: LinkKind,
  { catalog }: CommerceContext,
): Promise<CatalogProduct[]> {
  if (parent) return [];
  const found = await Promise.all(
    (document.linked?.[kind] ?? []).map((id) => catalog.findModel(id)),
  );
  return found.filter((one) => one !== null);
}
