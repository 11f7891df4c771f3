import { afterAll, beforeAll, expect, test } from 'vitest';
import { importCatalogueCommand } from '#ops/commands/import-catalogue.ts';
import { aShop, type TestShop } from '../shop/a-shop.ts';
import { aBrowser, type Browser } from '../shop/browser.ts';
import { frontDoor } from '../shop/front-door.ts';
import { signedIn } from '../shop/signed-in.ts';

/** `/commerce/addProductsToCart`: products of every type, as a client of the specification adds them. */
let shop: TestShop;
let app: Awaited<ReturnType<typeof frontDoor>>;
let member: Browser;
beforeAll(async () => {
  shop = await aShop();
  app = await frontDoor(shop);
  await importCatalogueCommand.run(shop.services, ['examples/catalogue/every-kind.json'], {});
  member = aBrowser(app, (await signedIn(shop, await shop.member())).cookies);
});
afterAll(() => shop.close());

const add = (products: object[], path = '/commerce') =>
  member.call(`${path}/addProductsToCart`, [products]);
const messageOf = (answer: Awaited<ReturnType<typeof add>>) => {
  expect(answer.status, answer.text).toBe(422);
  return answer.json().errors[0].message as string;
};

type Product = {
  options?: { uid: string }[];
  items?: { uid: string; options: { uid: string; id: number }[] }[];
  downloadable_product_links?: { uid: string }[];
};

async function product(sku: string): Promise<Product> {
  const { data } = await shop.services.commerce.execute(
    `query ($sku: String!) { products(filter: { sku: { eq: $sku } }) { items { sku
       ... on BundleProduct { items { uid options { uid id } } }
       ... on DownloadableProduct { downloadable_product_links { uid } } } } }`,
    { sku },
    { store: 'default' },
  );
  return (data as { products: { items: Product[] } }).products.items[0]!;
}

test('no products are answered with nothing, and nothing is asked of commerce', async () => {
  const before = await shop.services.pool.query<{ n: number }>(
    `select count(*)::int as n from commerce.carts`,
  );
  const answer = await add([]);
  expect([answer.status, answer.json()]).toEqual([200, null]);
  const after = await shop.services.pool.query<{ n: number }>(
    `select count(*)::int as n from commerce.carts`,
  );
  expect(after.rows).toEqual(before.rows);
});

test('products of the five types are added', async () => {
  const bundle = await product('nora-set');
  const guide = await product('nora-guide');
  const links = (guide.downloadable_product_links ?? []).map(({ uid }) => uid);
  const [first] = bundle.items ?? [];
  const answer = await add([
    { sku: '10101', parent_sku: '10100', quantity: 1 },
    { sku: 'nora-cloth', quantity: 2 },
    { sku: 'nora-insurance', quantity: 1 },
    { sku: 'nora-guide', quantity: 1, selected_options: links },
    { sku: 'nora-set', quantity: 1, selected_options: [first!.options[0]!.uid] },
  ]);
  expect(answer.status, answer.text).toBe(200);
  expect(answer.json().total_quantity).toBe(6);
});

test('values of a bundle’s options may be numbers, and go to commerce as texts', async () => {
  const [first] = (await product('nora-set')).items ?? [];
  const uid = first!.options[0]!.uid;
  const answer = await add([
    { sku: 'nora-set', quantity: 1, entered_options: [{ uid, value: 1 }] },
  ]);
  expect(answer.status, answer.text).toBe(200);
});

test('a type that cannot be added is named', async () => {
  expect(messageOf(await add([{ sku: 'nora-kit', quantity: 1 }]))).toBe(
    'Product Type GroupedProduct not supported in add to cart yet',
  );
});

test('the condition that fails is told in the language of the store', async () => {
  const model = [{ sku: '10100', quantity: 1 }];
  expect(messageOf(await add(model))).toBe('Please choose a variant of this product first.');
  await member.get('/german');
  expect(messageOf(await add(model))).toBe(
    'Bitte wählen Sie zuerst eine Ausführung dieses Produkts.',
  );
  await member.get('/');
});

test('of what commerce refuses the first message is told', async () => {
  const message = messageOf(
    await add([
      { sku: 'no-such-thing', quantity: 1 },
      { sku: 'nor-this', quantity: 1 },
    ]),
  );
  expect(message).toContain('no-such-thing');
});
