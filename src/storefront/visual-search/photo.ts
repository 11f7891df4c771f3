import type { ColourPicture } from '#likeness/colour-picture.ts';

/** A photo as the page shows it and as it is searched. */
export type Photo = ColourPicture & {
  /** A data address of a JPEG file. */
  address: string;
};

/** Why a file is no photo that could be looked at. */
export type FileFault = 'unreadable' | 'heic' | 'too-large';

const MOST_BYTES = 40 * 1024 * 1024;
/** Outlines need no more; and the browser keeps the picture for the session. */
const MOST_PX = 1000;
const JPEG_QUALITY = 0.85;

/** Opens a photo on this device, upright and small enough. */
export async function openPhoto(file: Blob & { name?: string }): Promise<Photo | FileFault> {
  if (file.size > MOST_BYTES) return 'too-large';
  const whole = await createImageBitmap(file).catch(() => null);
  if (!whole) return /hei[cf]/i.test(`${file.type} ${file.name ?? ''}`) ? 'heic' : 'unreadable';
  const photo = await photoOf(whole);
  whole.close();
  return photo;
}

/** Opens a photo that the browser has kept. Pages may load nothing from such an address. */
export async function reopenPhoto(address: string): Promise<Photo> {
  const [, base64 = ''] = address.split(',');
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  return photoOf(await createImageBitmap(new Blob([bytes], { type: 'image/jpeg' })));
}

async function photoOf(whole: ImageBitmap): Promise<Photo> {
  const shrunk = Math.min(1, MOST_PX / Math.max(whole.width, whole.height));
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.round(whole.width * shrunk)),
    Math.max(1, Math.round(whole.height * shrunk)),
  );
  const context = canvas.getContext('2d', { willReadFrequently: true })!;
  // What is clear is seen on white.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(whole, 0, 0, canvas.width, canvas.height);
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  const jpeg = await canvas.convertToBlob({ type: 'image/jpeg', quality: JPEG_QUALITY });
  return { widthPx: canvas.width, heightPx: canvas.height, data, address: await addressOf(jpeg) };
}

async function addressOf(jpeg: Blob): Promise<string> {
  const bytes = new Uint8Array(await jpeg.arrayBuffer());
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return `data:${jpeg.type};base64,${btoa(text)}`;
}
