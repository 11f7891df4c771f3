import { expect, test } from 'vitest';
import { ServiceError, type ServiceClient } from '#clients/client.ts';
import type { WishlistItemInput } from '#clients/generated/commerce.ts';
import { notSupported, saveProduct } from './toggle-saved.ts';

/** A commerce that has this one product. */
const selling = (product: object | null): ServiceClient => ({
  run: async <Result>() => ({ products: { items: product ? [product] : [] } }) as Result,
});

async function saved(product: object | null, colour?: string) {
  const items: WishlistItemInput[] = [];
  const asked = { sku: '10100', ...(colour && { colour }) };
  const outcome = await saveProduct(selling(product), asked, async (item) => {
    items.push(item);
  });
  return { outcome, items };
}

test.each([
  'SimpleProduct',
  'VirtualProduct',
  'DownloadableProduct',
  'GroupedProduct',
  'GiftCardProduct',
  'BundleProduct',
])('a %s is saved by its own SKU', async (type) => {
  const { outcome, items } = await saved({ type, sku: '10100', name: 'Odin' });
  expect(outcome).toEqual({ status: 'saved', name: 'Odin' });
  expect(items).toEqual([{ sku: '10100', quantity: 1 }]);
});

test.each([
  ['the one that is meant', '10102', '10102'],
  ['else the first that is left', undefined, '10103'],
])('a model is saved as a color: %s', async (_, colour, sku) => {
  const variants = ['10101', '10102', '10103'].map((each) => ({
    product: { sku: each, stock_status: each === '10103' ? 'IN_STOCK' : 'OUT_OF_STOCK' },
  }));
  const { items } = await saved({ type: 'ConfigurableProduct', sku: '10100', variants }, colour);
  expect(items).toEqual([{ sku, parent_sku: '10100', quantity: 1 }]);
});

test('no other type is saved, and the log is told so', async () => {
  const { outcome, items } = await saved({ type: 'EventProduct', sku: '10100' });
  expect(outcome).toEqual({ status: 'not-supported', type: 'EventProduct' });
  expect(notSupported('EventProduct')).toContain('not supported');
  expect(items).toEqual([]);
});

test('what commerce refuses is told in its words, what it has not is gone', async () => {
  const refusing = (code: string) =>
    saveProduct(selling({ type: 'SimpleProduct', sku: '1' }), { sku: '1' }, async () => {
      throw new ServiceError('no more', 'input', { code });
    });
  expect(await refusing('UNDEFINED')).toEqual({ status: 'refused', message: 'no more' });
  expect(await refusing('PRODUCT_NOT_FOUND')).toEqual({ status: 'gone' });
  expect((await saved(null)).outcome).toEqual({ status: 'gone' });
});
