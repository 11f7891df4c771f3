import { parseAccept } from 'hono/utils/accept';
import { PICTURE_GROUNDS, type PictureGround } from '#storefront/brand/picture-grounds.ts';

/** What pictures are sent as. */
export type PictureFormat = 'avif' | 'webp' | 'png' | 'jpeg';

/**
 * Of a picture on a ground and of a clear one, from the smallest bytes to the oldest readers. The
 * last is for who names none of the others. Clear ones are never AVIF: Chromium 156 takes its
 * transparency for a narrower range than it has, and loses shadows and the tint of lenses.
 */
export const FORMATS = {
  grounded: ['avif', 'webp', 'jpeg'],
  clear: ['webp', 'png'],
} as const satisfies Record<string, readonly PictureFormat[]>;

/** How wide pictures are made, in pixels; no other width is. */
export const WIDTHS = [160, 320, 480, 640, 800, 1000] as const;
export type PictureWidth = (typeof WIDTHS)[number];

/** The width that an address without one means: that of the masters. */
const FULL_WIDTH: PictureWidth = 1000;

/** The width of `?w=`; null where no picture is made so wide. */
export function widthOf(asked: string | undefined): PictureWidth | null {
  if (asked === undefined) return FULL_WIDTH;
  return WIDTHS.find((width) => String(width) === asked) ?? null;
}

/** The ground of `?on=`, 'clear' without one; null for what is no ground. */
export function groundOf(asked: string | undefined): PictureGround | 'clear' | null {
  if (asked === undefined || asked === 'clear') return 'clear';
  return Object.hasOwn(PICTURE_GROUNDS, asked) ? (asked as PictureGround) : null;
}

/**
 * The smallest format that an `Accept` names. A wildcard names none: programs of mail send it that
 * know neither AVIF nor WebP, and they get PNG or JPEG.
 */
export function formatOf(accept: string | undefined, ground: PictureGround | 'clear') {
  const taken = parseAccept(accept ?? '').filter(({ q }) => q > 0);
  const named = new Set(taken.map(({ type }) => type.toLowerCase()));
  const formats: readonly PictureFormat[] = FORMATS[ground === 'clear' ? 'clear' : 'grounded'];
  return formats.find((format) => named.has(`image/${format}`)) ?? formats.at(-1)!;
}
