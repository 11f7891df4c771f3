import sharp from 'sharp';
import type { MadePicture, PictureFault } from '#commerce/index.ts';
import { RefusedPicture } from './refused-picture.ts';
import { safeSvg } from './safe-svg.ts';

const megapixelsMax = 40;
const svgBytesMax = 512 * 1024;
/** Twice what the largest picture of a page has. */
const longestSidePx = 2000;
const secondsMax = 20;

// libvips can open some thirty formats. These are four.
const ours = [
  'VipsForeignLoadJpeg',
  'VipsForeignLoadPng',
  'VipsForeignLoadWebp',
  'VipsForeignLoadHeif',
];

/** From now on nothing but the formats of pictures of products is opened by this process. */
export function openNothingElse(): void {
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: ours });
  sharp.cache(false);
  sharp.concurrency(1);
}

/** What is served of a file, by what is in it and not by its name; or why nothing is. */
export async function makePicture(bytes: Uint8Array): Promise<MadePicture | PictureFault> {
  try {
    return isText(bytes) ? vector(bytes) : await raster(bytes);
  } catch (error) {
    if (error instanceof RefusedPicture) return { fault: error.message };
    return { fault: 'is damaged, or no picture (JPEG, PNG, WebP, AVIF or SVG)' };
  }
}

/** It begins as a text does, after a mark of its encoding. */
function isText(bytes: Uint8Array): boolean {
  return /^(\u00ef\u00bb\u00bf)?\s*</.test(Buffer.from(bytes.subarray(0, 200)).toString('latin1'));
}

function vector(bytes: Uint8Array): MadePicture {
  if (bytes.length > svgBytesMax)
    throw new RefusedPicture(`is larger than ${svgBytesMax / 1024} kB`);
  let source: string;
  try {
    source = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new RefusedPicture('is no text in UTF-8');
  }
  return { kind: 'vector', bytes: Buffer.from(safeSvg(source)), isClear: true, size: null };
}

/** Decoded, turned upright, made small and written anew: nothing but what is seen goes with it. */
async function raster(bytes: Uint8Array): Promise<MadePicture> {
  const picture = sharp(bytes, { limitInputPixels: false, failOn: 'error', pages: 1 });
  const { width, height, pages = 1, compression, format } = await picture.metadata();
  if (width * height > megapixelsMax * 1_000_000)
    throw new RefusedPicture(`has more than ${megapixelsMax} megapixels`);
  if (pages > 1) throw new RefusedPicture('has several pictures in it');
  if (format === 'heif' && compression !== 'av1')
    throw new RefusedPicture('is HEIC: JPEG, PNG, WebP, AVIF or SVG are taken');
  const made = await picture
    .timeout({ seconds: secondsMax })
    .autoOrient()
    .resize({
      width: longestSidePx,
      height: longestSidePx,
      fit: 'inside',
      withoutEnlargement: true,
    })
    .toColourspace('srgb')
    .webp({ quality: 90, alphaQuality: 100, smartSubsample: true })
    .toBuffer({ resolveWithObject: true });
  const { isOpaque } = await sharp(made.data).stats();
  const size = { width: made.info.width, height: made.info.height };
  return { kind: 'raster', bytes: made.data, isClear: !isOpaque, size };
}
