import type { Finding } from '#server/finding.ts';
import type { Services } from '#server/services.ts';
import { PICTURE_GROUND, PICTURE_WIDTH } from '#storefront/ui/picture-template.ts';
import { firstFrames } from './platform/frames.ts';

const NAME = 'pictures';
const WIDTH = 320;
const PATIENCE_MS = 10_000;

/** How many of the first frames have pictures, and whether an image CDN gives one of them. */
export async function lookAtPictures(services: Services): Promise<Finding> {
  const { env, framePictures } = services;
  if (!env.IMAGE_CDN_URL) {
    if (services.platform) return { name: NAME, ok: true, detail: "the other platform's affair" };
    if (!env.FRAME_PICTURES)
      return { name: NAME, ok: true, detail: 'frames are drawn: FRAME_PICTURES is not set' };
  }
  const frames = await firstFrames(
    services.commerceWith(env.COMMERCE_INTEGRATION_TOKEN, 'default'),
  );
  const urls = frames.flatMap(({ small_image: image }) => image?.url ?? []);
  if (env.IMAGE_CDN_URL) return await lookAtCdn(urls);
  const skus = urls.flatMap((url) => /\/frames\/(\d+)/.exec(url)?.[1] ?? []);
  const taken = skus.filter((sku) => framePictures.of(sku));
  return {
    name: NAME,
    ok: taken.length > 0 || skus.length === 0,
    detail: `${taken.length} of the ${skus.length} frames looked at; the others are drawn`,
  };
}

async function lookAtCdn(urls: readonly string[]): Promise<Finding> {
  const url = urls.find((one) => one.includes(PICTURE_WIDTH));
  if (!url)
    return { name: NAME, ok: false, detail: 'IMAGE_CDN_URL: no frame has a picture that it takes' };
  const filled = url.replace(PICTURE_GROUND, 'light').replace(PICTURE_WIDTH, String(WIDTH));
  const fault = await fetch(filled, {
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).then(
    (answer) => {
      const type = answer.headers.get('content-type') ?? 'nothing';
      if (!answer.ok) return `answers ${answer.status}`;
      return type.startsWith('image/') ? null : `answers ${type}`;
    },
    () => 'does not answer',
  );
  return fault
    ? { name: NAME, ok: false, detail: `IMAGE_CDN_URL ${fault}: frames have no pictures` }
    : { name: NAME, ok: true, detail: `from ${new URL(url).host}` };
}
