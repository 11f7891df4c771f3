import type { TestCommerce } from '../commerce.test-data.ts';

const words = (en: string, de: string) => ({ en, de });
const both = (minor: number) => ({ default: minor, german: minor });

/** A cloth of which there are six, one of which nobody counts, and two bundles with frames. */
export const goods = [
  {
    type: 'simple',
    sku: 'cloth',
    urlKey: 'cloth',
    name: words('Cloth', 'Tuch'),
    price: both(500),
    stock: 6,
  },
  { type: 'virtual', sku: 'care', urlKey: 'care', name: words('Care', 'Pflege'), price: both(900) },
  {
    type: 'bundle',
    sku: 'set',
    urlKey: 'set',
    name: words('Set', 'Set'),
    listed: true,
    options: [
      {
        code: 'frame',
        title: words('Frame', 'Fassung'),
        type: 'radio',
        selections: [{ sku: '10301', isDefault: true }, { sku: '10101' }],
      },
      {
        code: 'cloths',
        title: words('Cloths', 'Tücher'),
        type: 'checkbox',
        required: false,
        selections: [{ sku: 'cloth', quantity: 2, canChangeQuantity: true }, { sku: 'care' }],
      },
    ],
  },
  {
    type: 'bundle',
    sku: 'box',
    urlKey: 'box',
    name: words('Box', 'Kiste'),
    price: both(2000),
    options: [
      {
        code: 'inside',
        title: words('Inside', 'Inhalt'),
        type: 'select',
        selections: [
          { sku: 'cloth', price: both(300) },
          { sku: 'care', percent: 12.5 },
        ],
      },
    ],
  },
];

type Selected = { uid: string; product: { sku: string } };

/** The uids of a bundle's selections by the SKUs of their products. */
export async function selectionUids(
  shop: TestCommerce,
  sku: string,
): Promise<Record<string, string>> {
  const { products } = await shop.ask(
    `query ($sku: String!) { products(filter: { sku: { eq: $sku } }) { items {
       ... on BundleProduct { items { options { uid product { sku } } } } } } }`,
    { sku },
  );
  const options: Selected[] = products.items[0].items.flatMap(
    (item: { options: Selected[] }) => item.options,
  );
  return Object.fromEntries(options.map(({ uid, product }) => [product.sku, uid]));
}
