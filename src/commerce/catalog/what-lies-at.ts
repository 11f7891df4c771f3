import type { CommerceContext } from '../context.ts';
import { findPage, type ContentPage } from '../content/find-content.ts';
import { inputError } from '../errors.ts';
import type { EntityUrl } from '../generated/schema.ts';
import { entityUid } from '../ids.ts';
import { homePage } from '../store/store-config.ts';
import type { CatalogCategory } from './catalog-document.ts';
import type { CatalogProduct } from './catalog-product.ts';
import { categoriesOf } from './categories.ts';

/**
 * The product, category or page of content at an address of the store; null where there is none.
 * @throws GraphQLError without an address.
 */
export async function whatLiesAt(
  context: CommerceContext,
  url: string,
): Promise<CatalogProduct | CatalogCategory | ContentPage | null> {
  if (!url) throw inputError('"url" argument should be specified and not empty');
  const { catalog, pool, store } = context;
  const path = url.replace(/^\//, '');
  const product = path ? await catalog.findAt(path) : null;
  if (product) return product;
  const category = path
    ? (await categoriesOf(context)).find(({ urlPath }) => urlPath === path)
    : undefined;
  return category ?? findPage(pool, store.id, { identifier: path || homePage });
}

/** The same in the words that `route` came after. @throws GraphQLError as above. */
export async function findEntityAt(
  context: CommerceContext,
  url: string,
): Promise<EntityUrl | null> {
  const found = await whatLiesAt(context, url);
  if (!found) return null;
  if ('pageId' in found) return entity(found.pageId, found.identifier, 'CMS_PAGE');
  if (!('typeId' in found)) return entity(found.id, found.urlPath ?? found.urlKey, 'CATEGORY');
  const { id, urlKey, isMoved } = found;
  return { ...entity(id, urlKey, 'PRODUCT'), redirectCode: isMoved ? 301 : 0 };
}

function entity(id: number, url: string | null, type: EntityUrl['type']): EntityUrl {
  return {
    id,
    entity_uid: entityUid(id),
    relative_url: url,
    canonical_url: url,
    redirectCode: 0,
    type,
  };
}
