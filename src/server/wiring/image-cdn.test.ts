import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Document, ServiceClient } from '#clients/client.ts';
import { cdnAddress, withPicturesOfCdn } from './image-cdn.ts';

const shop = 'https://shop.example';
const own = '/media/frames/10101/front?v=0a1b2c';

describe('the address at an image CDN', () => {
  test.each([
    [
      `${shop}/cdn-cgi/image/width={width},format=auto{path}`,
      own,
      `${shop}/cdn-cgi/image/width={w},format=auto${own}&on={g}`,
    ],
    [
      `${shop}/cdn-cgi/image/width={width},format=auto{path}`,
      `${shop}/media/products/${'0a'.repeat(16)}`,
      `${shop}/cdn-cgi/image/width={w},format=auto/media/products/${'0a'.repeat(16)}?on={g}`,
    ],
    [
      'https://res.example/fetch/w_{width}/{url}',
      own,
      'https://res.example/fetch/w_{w}/https%3A%2F%2Fshop.example%2Fmedia%2Fframes%2F10101%2Ffront%3Fv%3D0a1b2c%26on%3D{g}',
    ],
    [
      'https://res.example/fetch/w_{width}/{url}',
      'https://media.example/a.jpg',
      'https://res.example/fetch/w_{w}/https%3A%2F%2Fmedia.example%2Fa.jpg',
    ],
  ])('follows the template %s', (template, picture, address) => {
    expect(cdnAddress(template, picture, shop)).toBe(address);
  });

  test.each([
    ['a picture of another host, told by its path', 'https://media.example/a.jpg'],
    ['a drawing', '/media/frames/10101.svg'],
    ['a vector of a product', `${shop}/media/products/${'0a'.repeat(16)}.svg`],
    ['data', 'data:image/png;base64,AA=='],
    ['no address', 'https://'],
  ])('leaves %s alone', (_what, picture) => {
    expect(cdnAddress('https://img.example/{width}{path}', picture, shop)).toBe(picture);
  });

  test('stays at the CDN, whatever a picture is called', () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true }), (picture) => {
        const address = cdnAddress('https://img.example/{width}/{url}', picture, shop);
        if (address !== picture) expect(new URL(address).origin).toBe('https://img.example');
      }),
    );
  });
});

test('pictures of products are asked of the CDN, and nothing else is changed', async () => {
  const answer = {
    products: {
      items: [
        {
          url: '/p/10100',
          small_image: { url: own, label: 'Aldo' },
          media_gallery: [{ url: own }, { url: '/media/frames/10101.svg' }],
        },
      ],
    },
  };
  const client: ServiceClient = { run: async <Result>() => answer as Result };
  const through = withPicturesOfCdn(client, 'https://img.example/{width}{path}', () => shop);
  const asked: Document<typeof answer, object> = { name: 'Frames', text: '' };

  const seen = await through.run(asked, {});
  expect(seen).toEqual({
    products: {
      items: [
        {
          url: '/p/10100',
          small_image: { url: `https://img.example/{w}${own}&on={g}`, label: 'Aldo' },
          media_gallery: [
            { url: `https://img.example/{w}${own}&on={g}` },
            { url: '/media/frames/10101.svg' },
          ],
        },
      ],
    },
  });
  expect(await through.run(asked, {})).toBe(seen);
});
