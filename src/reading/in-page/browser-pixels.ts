import { LEAST_SIDE_PX, LONGEST_SIDE_PX, MOST_PIXELS } from '../recognise/picture-size.ts';
import type { Pixels } from '../recognise/pixels.ts';
import { Refused } from '../received.ts';

/**
 * The picture in a JPEG, PNG or WebP file as the browser decodes it: upright as the camera says,
 * on white where it is transparent, its longer side at most 2400 pixels.
 *
 * @throws Refused when it is damaged, too small or larger than 40 megapixels.
 */
export async function decodePicture(file: Blob): Promise<Pixels> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(
    (error: unknown) => {
      throw new Refused('unreadable', error);
    },
  );
  try {
    const { width, height } = picture;
    if (width * height > MOST_PIXELS) throw new Refused('too-many-pixels');
    if (Math.min(width, height) < LEAST_SIDE_PX) throw new Refused('too-small');
    const shrink = Math.min(1, LONGEST_SIDE_PX / Math.max(width, height));
    return drawn(picture, Math.round(width * shrink), Math.round(height * shrink));
  } finally {
    picture.close();
  }
}

function drawn(picture: ImageBitmap, widthPx: number, heightPx: number): Pixels {
  const context = contextOf(widthPx, heightPx);
  context.fillStyle = 'white';
  context.fillRect(0, 0, widthPx, heightPx);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, widthPx, heightPx);
  const { data: withAlpha } = context.getImageData(0, 0, widthPx, heightPx);
  const data = new Uint8Array(widthPx * heightPx * 3);
  for (let from = 0, to = 0; to < data.length; from += 4, to += 3) {
    data[to] = withAlpha[from]!;
    data[to + 1] = withAlpha[from + 1]!;
    data[to + 2] = withAlpha[from + 2]!;
  }
  return { widthPx, heightPx, data };
}

/** A JPEG, as an address that holds all of it. */
export async function addressOf({ widthPx, heightPx, data }: Pixels): Promise<string> {
  const context = contextOf(widthPx, heightPx);
  const image = context.createImageData(widthPx, heightPx);
  image.data.fill(255);
  for (let from = 0, to = 0; from < data.length; from += 3, to += 4)
    image.data.set(data.subarray(from, from + 3), to);
  context.putImageData(image, 0, 0);
  const jpeg = await context.canvas.convertToBlob({ type: 'image/jpeg', quality: 0.85 });
  const reader = new FileReader();
  return new Promise((resolve, reject) => {
    reader.addEventListener('load', () =>
      typeof reader.result === 'string' ? resolve(reader.result) : reject(new Error('No address.')),
    );
    reader.addEventListener('error', () => reject(reader.error ?? new Error('No address.')));
    reader.readAsDataURL(jpeg);
  });
}

function contextOf(widthPx: number, heightPx: number): OffscreenCanvasRenderingContext2D {
  const context = new OffscreenCanvas(widthPx, heightPx).getContext('2d');
  if (!context) throw new Error('There is nothing to draw on.');
  return context;
}
