import sharp, { type Sharp } from 'sharp';
import type { Smoothing } from './find-lines.ts';
import type { Pixels } from './pixels.ts';

export function sharpOf({ widthPx, heightPx, data }: Pixels): Sharp {
  return sharp(data, { raw: { width: widthPx, height: heightPx, channels: 3 } });
}

/** What is left of `picture` when its colours are three bytes on white. */
export async function pixelsOf(picture: Sharp): Promise<Pixels> {
  const { data, info } = await picture
    .flatten({ background: 'white' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { widthPx: info.width, heightPx: info.height, data };
}

export async function drawnAt(
  pixels: Pixels,
  { widthPx, heightPx }: Pick<Pixels, 'widthPx' | 'heightPx'>,
): Promise<Pixels> {
  const { data } = await sharpOf(pixels)
    .resize({ width: widthPx, height: heightPx, fit: 'fill', kernel: 'linear' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { widthPx, heightPx, data };
}

/** In pixels. */
const MEDIAN_SIDE = 3;
const BLUR_SIGMA = 0.7;

/** Without the grain of a dark photo, and with a little less of its edges. */
export async function smoothed(pixels: Pixels, smoothing: Smoothing): Promise<Pixels> {
  const picture = sharpOf(pixels);
  return pixelsOf(smoothing === 'median' ? picture.median(MEDIAN_SIDE) : picture.blur(BLUR_SIGMA));
}

/** As it is kept and shown: nothing but the picture, no thumbnail, place, time or colour profile. */
export async function jpegOf(pixels: Pixels): Promise<Uint8Array> {
  return sharpOf(pixels).jpeg({ quality: 90, chromaSubsampling: '4:4:4' }).toBuffer();
}
