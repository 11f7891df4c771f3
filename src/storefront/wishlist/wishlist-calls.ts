import type { RouterContextProvider } from 'react-router';
import { ServiceError } from '#clients/client.ts';
import {
  isCustomer,
  localeContext,
  pageRequestContext,
  requireShopper,
  shopContext,
  storeOf,
} from '../app/context.ts';
import { addToList, itemsOf, readList, removeFromList, type SavedItem } from './saved-list.ts';
import { needsAccount, notSupported, saveProduct } from './toggle-saved.ts';

type ProductToSave = { sku: string; parent_sku?: string | undefined };

/** The operations of the specification on a customer's list; each reads it first. */
export function wishlistCalls(context: Readonly<RouterContextProvider>) {
  const shopper = requireShopper(context);
  const commerce = shopper.commerce(storeOf(context.get(localeContext)));
  const { requestId } = context.get(pageRequestContext);
  const { reports } = context.get(shopContext);

  /** @throws ServiceError `input` for whoever has no account. */
  async function read() {
    if (isCustomer(shopper)) return readList(commerce);
    throw refused(needsAccount);
  }

  function refused(message: string): ServiceError {
    reports.note(message, requestId);
    return new ServiceError(message, 'input');
  }

  async function answer() {
    const list = await read();
    return { items_count: list.items_count ?? 0, items: itemsOf(list).map(told) };
  }

  return {
    wishlist: answer,
    wishlistItemsCount: async () => ({ items_count: (await read()).items_count ?? 0 }),
    async addProductsToWishlist(products: readonly ProductToSave[]) {
      const list = await read();
      for (const { sku, parent_sku: parent } of products) {
        const asked = { sku: parent ?? sku, colour: sku };
        const saved = await saveProduct(commerce, asked, (item) => addToList(commerce, list, item));
        if (saved.status === 'not-supported') throw refused(notSupported(saved.type));
        if (saved.status === 'gone')
          throw new ServiceError(`Could not find a product with SKU "${sku}"`, 'input');
        if (saved.status === 'refused') throw new ServiceError(saved.message, 'input');
      }
      return answer();
    },
    async removeProductsFromWishlist(ids: readonly string[]) {
      const list = await read();
      const items = itemsOf(list).filter(({ id }) => ids.includes(id));
      await removeFromList(commerce, list, items);
      return answer();
    },
  };
}

function told(item: SavedItem) {
  const variant = 'configured_variant' in item ? item.configured_variant : null;
  return {
    id: item.id,
    sku: variant?.sku ?? item.product?.sku ?? null,
    name: item.product?.name ?? null,
  };
}
