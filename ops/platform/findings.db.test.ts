import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { aShop, type TestShop } from '#test/shop/a-shop.ts';
import { magento, type Asked, type Magento } from '#test/shop/magento.ts';
import { describedAs } from '#test/shop/magento-catalogue.ts';
import { doctor } from '../doctor.ts';
import { lookAtPlatform } from './findings.ts';

/** What another platform lacks is named before the first member meets it. */
let shop: TestShop;
let platform: Magento;
let elsewhere: TestShop;
let instead: (asked: Asked) => object | null = () => null;
beforeAll(async () => {
  shop = await aShop();
  platform = await magento(shop, '2.4.6', { instead: (asked) => instead(asked) });
  elsewhere = shop.withSettings({ COMMERCE_GRAPHQL_URL: platform.url });
});
afterEach(() => (instead = () => null));
afterAll(async () => {
  platform.close();
  await shop.close();
});

async function faultsOf({ services }: TestShop): Promise<Record<string, string>> {
  const findings = await doctor(services);
  return Object.fromEntries(
    findings.filter(({ ok }) => !ok).map(({ name, detail }) => [name, detail]),
  );
}

const refused = (message: string) => ({ data: null, errors: [{ message, extensions: {} }] });

test('a Magento that has everything is well, and its cart is left empty', async () => {
  const findings = await doctor(elsewhere.services);
  expect(findings.filter(({ ok }) => !ok)).toEqual([]);
  expect(findings.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'commerce',
      'commerce store default',
      'commerce store german',
      'commerce media',
      'commerce attributes',
      'commerce filters',
      'commerce frames',
      'commerce BasePrescription default',
      'commerce BasePrescription german',
      'commerce customers',
      'commerce benefit',
    ]),
  );
  const { rows } = await shop.services.pool.query<{ left: number }>(
    `select count(*)::int as left from commerce.cart_items`,
  );
  expect(rows[0]?.left).toBe(0);
});

test('our own engine in another place is well', async () => {
  const there = await magento(shop, '2.4.7');
  expect(await faultsOf(shop.withSettings({ COMMERCE_GRAPHQL_URL: there.url }))).toEqual({});
  there.close();
});

const emptyCart = {
  id: 'a',
  total_quantity: 0,
  is_virtual: false,
  applied_coupons: null,
  items: [],
  shipping_addresses: [],
  billing_address: null,
  available_payment_methods: [],
  selected_payment_method: null,
  prices: {
    subtotal_excluding_tax: null,
    subtotal_including_tax: null,
    discounts: null,
    applied_taxes: [],
    grand_total: null,
  },
};

describe('what is missing is named', () => {
  test.each<[name: string, said: RegExp, instead: (asked: Asked) => object | null]>([
    [
      'commerce store german',
      /store view "german"/,
      ({ store }) => (store === 'german' ? refused('Requested store is not found (german)') : null),
    ],
    [
      'commerce store german',
      /currency is USD, not EUR/,
      ({ name, store }) =>
        name === 'Platform' && store === 'german'
          ? describedAs('https://media.magento.example/media/', 'default')
          : null,
    ],
    [
      'commerce filters',
      /rim_type cannot be filtered by/,
      ({ variables }) =>
        JSON.stringify(variables).includes('rim_type')
          ? refused('Field "rim_type" is not defined by type "ProductAttributeFilterInput".')
          : null,
    ],
    [
      'commerce filters',
      /added_on cannot be sorted by/,
      ({ variables }) =>
        JSON.stringify(variables).includes('added_on')
          ? refused('Field "added_on" is not defined by type ProductAttributeSortInput.')
          : null,
    ],
    [
      'commerce frames',
      /no product has the attribute lens_outline/,
      ({ query }) =>
        query.includes('lens_outline')
          ? refused('Cannot query field "lens_outline" on type "ProductInterface".')
          : null,
    ],
    [
      'commerce BasePrescription default',
      /there is no such product/,
      ({ name }) => (name === 'BasePrescription' ? { data: { products: { items: [] } } } : null),
    ],
    [
      'commerce BasePrescription german',
      /no value with a SKU of SV-150, .*no text option titled lensType, od\.sphere/,
      ({ name }) =>
        name === 'BasePrescription'
          ? { data: { products: { items: [{ sku: 'BasePrescription', options: [] }] } } }
          : null,
    ],
    [
      'commerce customers',
      /COMMERCE_INTEGRATION_TOKEN/,
      ({ name }) =>
        name === 'CustomerToken'
          ? {
              data: null,
              errors: [
                {
                  message: "The current customer isn't authorized.",
                  extensions: { category: 'graphql-authorization' },
                },
              ],
            }
          : null,
    ],
    [
      'commerce customers',
      /allow remote shopping assistance/,
      ({ name }) =>
        name === 'CustomerToken' ? refused('Allow remote shopping assistance is disabled.') : null,
    ],
    [
      'commerce benefit',
      /set up the cart rule/,
      ({ name }) => (name === 'CustomerCart' ? { data: { customerCart: emptyCart } } : null),
    ],
  ])('%s: %s', async (name, said, answer) => {
    instead = answer;
    expect((await faultsOf(elsewhere))[name]).toMatch(said);
  });

  test('options of attributes, and a media address over http', async () => {
    const bare = await magento(shop, '2.4.7', {
      instead: ({ name }) =>
        name === 'Platform'
          ? {
              data: {
                storeConfig: {
                  locale: 'en_US',
                  default_display_currency_code: 'USD',
                  base_media_url: 'http://media.magento.example/',
                },
              },
              errors: [{ message: 'Attribute code "size" does not exist.' }],
            }
          : null,
    });
    const { services } = shop.withSettings({ COMMERCE_GRAPHQL_URL: bare.url });
    const findings = await lookAtPlatform({ ...services, publicUrl: () => 'https://shop.example' });
    const said = (name: string) => findings.find((finding) => finding.name === name);
    expect(said('commerce media')).toMatchObject({
      ok: false,
      detail: expect.stringContaining('http://media.magento.example/ is not https'),
    });
    expect(said('commerce attributes')?.detail).toMatch(/size has no option ExtraSmall, Small/);
    bare.close();
  });
});
