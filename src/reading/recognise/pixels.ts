import sharp, { type Sharp } from 'sharp';

/** A picture in memory: rows from the top, three bytes for each pixel, red first. */
export type Pixels = { widthPx: number; heightPx: number; data: Uint8Array };

/** How far a page is turned clockwise to stand upright. */
export type QuarterTurn = 0 | 90 | 180 | 270;

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

export async function turned(pixels: Pixels, clockwise: QuarterTurn): Promise<Pixels> {
  return clockwise === 0 ? pixels : pixelsOf(sharpOf(pixels).rotate(clockwise));
}

/** As it is kept and shown: nothing but the picture, no thumbnail, place, time or colour profile. */
export async function jpegOf(pixels: Pixels): Promise<Uint8Array> {
  return sharpOf(pixels).jpeg({ quality: 90, chromaSubsampling: '4:4:4' }).toBuffer();
}
