import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aCatalogue, aCommerce, aFrame, type TestCommerce } from '../commerce.test-data.ts';
import { RefusedCatalogue } from './catalogue-file.ts';

const at = (name: string) => `https://img.example/${name}`;
const front = {
  url: at('front.jpg'),
  roles: ['thumbnail'],
  label: { en: 'Its front', de: 'Von vorn' },
};
const worn = { url: at('worn.svg'), roles: ['swatch_image'] };

function pictured(...media: object[]) {
  const { colors, ...frame } = aFrame({ sku: '500', name: 'Ada' });
  return {
    ...frame,
    colors: colors.map((color, place) => (place === 0 ? { ...color, media } : color)),
  };
}

const cloth = {
  type: 'simple',
  sku: 'cloth',
  urlKey: 'cloth',
  name: { en: 'Cloth', de: 'Tuch' },
  price: { default: 500, german: 490 },
  stock: 4,
  media: [{ url: at('cloth.webp') }],
};

let shop: TestCommerce;
beforeAll(async () => {
  shop = await aCommerce();
  const catalogue = {
    ...aCatalogue([]),
    frames: [pictured(front, worn), aFrame({ sku: '600' })],
    products: [cloth],
  };
  await shop.commerce.importCatalogue(catalogue, { replaces: true });
});
afterAll(() => shop.close());

const shown = `sku image { url label } small_image { url label } thumbnail { url label }
  swatch_image media_gallery { url label position disabled }
  media_gallery_entries { file types label }`;

async function ask(sku: string, store = 'default') {
  const { products } = await shop.ask(
    `query ($sku: String!) { products(filter: { sku: { eq: $sku } }) {
       items { ${shown} ... on ConfigurableProduct { variants { product { ${shown} } } } } } }`,
    { sku },
    { store },
  );
  return products.items[0];
}

describe('pictures of a product', () => {
  test('come in their order, each as what it is used as, with their label by store', async () => {
    const { variants } = await ask('500');
    expect(variants[0].product).toMatchObject({
      image: { url: front.url, label: 'Its front' },
      small_image: { url: front.url },
      thumbnail: { url: front.url },
      swatch_image: worn.url,
      media_gallery: [
        { url: front.url, label: 'Its front', position: 0, disabled: false },
        { url: worn.url, label: 'Ada, Midnight', position: 1, disabled: false },
      ],
      media_gallery_entries: [
        { file: front.url, types: ['thumbnail', 'image', 'small_image'] },
        { file: worn.url, types: ['swatch_image'] },
      ],
    });
    const german = await ask('500', 'german');
    expect(german.variants[0].product.image).toEqual({ url: front.url, label: 'Von vorn' });
  });

  test('a frame without any is shown in its first color, and a color without any is drawn', async () => {
    const frame = await ask('500');
    expect(frame.small_image.url).toBe(front.url);
    const [, drawn] = frame.variants;
    expect(frame.media_gallery.map(({ url }: { url: string }) => url)).toEqual([
      front.url,
      `/media/frames/${drawn.product.sku}.svg`,
    ]);
    expect(drawn.product.small_image.url).toBe(`/media/frames/${drawn.product.sku}.svg`);
  });

  test('are those of goods that are no frames, too', async () => {
    const main = { url: cloth.media[0]?.url, label: 'Cloth' };
    expect(await ask('cloth')).toMatchObject({ image: main, small_image: main, thumbnail: main });
  });

  test('go when the file says none, and what they lie on is known', async () => {
    expect(await shop.commerce.mediaOrigins()).toEqual(['https://img.example']);
    const { media: _gone, ...plain } = cloth;
    await shop.commerce.importCatalogue({ products: [plain] });
    expect(await ask('cloth')).toMatchObject({ small_image: null, media_gallery: [] });
    const again = await shop.commerce.importCatalogue({ products: [plain] });
    expect(again.products).toMatchObject({ updated: 0, unchanged: 1 });
    const plan = await shop.commerce.importCatalogue({ products: [cloth] });
    expect(plan.products).toMatchObject({ updated: 1, unchanged: 0 });
  });
});

test.each([
  ['media.0.url', 'is no https address', [{ url: 'http://img.example/a.jpg' }]],
  ['media.0.url', 'is no https address', [{ url: 'javascript:alert(1)' }]],
  ['media.0.url', 'is no https address', [{ url: '/etc/passwd' }]],
  ['media.0.url', 'is no https address', [{ url: '../a.jpg' }]],
  ['media.0.url', 'has a name or password in it', [{ url: 'https://a:b@img.example/a.jpg' }]],
  ['media', 'has a picture twice', [front, { url: front.url }]],
  ['media', 'has two pictures of one role', [front, { ...worn, roles: ['thumbnail'] }]],
])('%s of a file is refused where it %s: %j', async (field, fault, media) => {
  const refused = await shop.commerce
    .importCatalogue({ products: [{ ...cloth, media }] })
    .catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(RefusedCatalogue);
  expect((refused as RefusedCatalogue).faults).toEqual([
    { place: `products[0] (SKU cloth) ${field}`, fault },
  ]);
});
