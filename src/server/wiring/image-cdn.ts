import type { ServiceClient } from '#clients/client.ts';
import { PICTURE_GROUND, PICTURE_WIDTH } from '#storefront/ui/picture-template.ts';

/** Fields of a product that hold pictures with an address. */
const PICTURE_FIELDS = new Set(['image', 'small_image', 'thumbnail', 'media_gallery']);

/**
 * The address that an image CDN gives a picture in another width, with the width still to be
 * filled in (`PICTURE_WIDTH`), of our own the ground as well (`PICTURE_GROUND`). Of `template`,
 * `{path}` is the picture's path and query, `{url}` its whole address, encoded. A picture of another host than `shopUrl` cannot be told by its path, and
 * a drawing has every width already: both keep their address.
 */
export function cdnAddress(template: string, picture: string, shopUrl: string): string {
  if (!URL.canParse(picture, shopUrl)) return picture;
  const { href, origin, pathname, search } = new URL(picture, shopUrl);
  if (!/^https?:/.test(href) || pathname.endsWith('.svg')) return picture;
  if (template.includes('{path}') && origin !== new URL(shopUrl).origin) return picture;
  const isOurs = origin === new URL(shopUrl).origin;
  const ground = isOurs ? `${search === '' ? '?' : '&'}on=${PICTURE_GROUND}` : '';
  return template
    .replaceAll('{path}', () => pathname + search + ground)
    .replaceAll('{url}', () => encodeURIComponent(href) + encoded(ground))
    .replaceAll('{width}', PICTURE_WIDTH);
}

const encoded = (ground: string) =>
  encodeURIComponent(ground).replace(encodeURIComponent(PICTURE_GROUND), PICTURE_GROUND);

/** Commerce whose pictures come through an image CDN; the same answer stays the same object. */
export function withPicturesOfCdn(
  client: ServiceClient,
  template: string,
  shopUrl: () => string,
): ServiceClient {
  return {
    async run(document, variables, headers) {
      const answer = await client.run(document, variables, headers);
      return rewritten(answer, (picture) => cdnAddress(template, picture, shopUrl()));
    },
  };
}

const known = new WeakMap<object, unknown>();

function rewritten<Answer>(answer: Answer, address: (picture: string) => string): Answer {
  if (typeof answer !== 'object' || answer === null) return answer;
  const before = known.get(answer);
  if (before) return before as Answer;
  const after = inside(answer, address, false) as Answer;
  known.set(answer, after);
  return after;
}

function inside(value: unknown, address: (picture: string) => string, isPicture: boolean): unknown {
  if (Array.isArray(value)) return value.map((one) => inside(one, address, isPicture));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, field]: [string, unknown]) =>
      isPicture && key === 'url' && typeof field === 'string'
        ? [key, address(field)]
        : [key, inside(field, address, PICTURE_FIELDS.has(key))],
    ),
  );
}
