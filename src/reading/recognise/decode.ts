import sharp from 'sharp';
import { Refused } from '../received.ts';
import type { Pixels } from './pixels.ts';
import { LEAST_SIDE_PX, LONGEST_SIDE_PX, MOST_PIXELS } from './picture-size.ts';
import { pixelsOf, sharpOf } from './sharp-pixels.ts';

const MOST_SECONDS = 8;

// libvips can open some thirty formats, SVG and what ImageMagick knows among them. We open three.
const ours = ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'];
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ours });
// Every picture is another one, and the other cores are other people's.
sharp.cache(false);
sharp.concurrency(1);

/**
 * The picture in a JPEG, PNG or WebP file: upright as the camera says, on white where it is
 * transparent, its longer side at most 2400 pixels.
 *
 * @throws Refused when it is damaged, cut short, too small or larger than 40 megapixels.
 */
export async function decodePicture(bytes: Uint8Array): Promise<Pixels> {
  const picture = sharp(bytes, { limitInputPixels: false, failOn: 'error', pages: 1 });
  const { width, height, orientation } = await readable(() => picture.metadata());
  if (width * height > MOST_PIXELS) throw new Refused('too-many-pixels');
  if (Math.min(width, height) < LEAST_SIDE_PX) throw new Refused('too-small');

  const side = LONGEST_SIDE_PX;
  const shrunk = await readable(() =>
    pixelsOf(
      picture
        .timeout({ seconds: MOST_SECONDS })
        .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true }),
    ),
  );
  return upright(shrunk, orientation ?? 1);
}

/** Turned after it was made small: a picture of 40 megapixels would have to lie in memory whole. */
async function upright(pixels: Pixels, orientation: number): Promise<Pixels> {
  const [degrees, mirrored] = EXIF_TURNS[orientation] ?? [0, false];
  if (degrees === 0 && !mirrored) return pixels;
  const picture = mirrored ? sharpOf(await pixelsOf(sharpOf(pixels).flop())) : sharpOf(pixels);
  return pixelsOf(picture.rotate(degrees));
}

/** What each value of EXIF's `Orientation` asks for: mirrored from left to right, then turned. */
const EXIF_TURNS: Record<number, [degrees: number, mirrored: boolean]> = {
  2: [0, true],
  3: [180, false],
  4: [180, true],
  5: [270, true],
  6: [90, false],
  7: [90, true],
  8: [270, false],
};

async function readable<Value>(decode: () => Promise<Value>): Promise<Value> {
  try {
    return await decode();
  } catch (error) {
    if (error instanceof Refused) throw error;
    throw new Refused('unreadable', error);
  }
}
