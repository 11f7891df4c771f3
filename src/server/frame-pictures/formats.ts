import { parseAccept } from 'hono/utils/accept';

/** What pictures are sent as, from the smallest bytes to the oldest readers. */
export const FORMATS = ['avif', 'webp', 'png'] as const;
export type PictureFormat = (typeof FORMATS)[number];

/** How wide pictures are made, in pixels; no other width is. */
export const WIDTHS = [160, 320, 480, 640, 800, 1000] as const;
export type PictureWidth = (typeof WIDTHS)[number];

/** The width that an address without one means: that of the masters. */
export const FULL_WIDTH: PictureWidth = 1000;

/** The width of `?w=`; null where no picture is made so wide. */
export function widthOf(asked: string | undefined): PictureWidth | null {
  if (asked === undefined) return FULL_WIDTH;
  return WIDTHS.find((width) => String(width) === asked) ?? null;
}

/**
 * The smallest format that an `Accept` names. A wildcard names none: programs of mail send it that
 * know neither AVIF nor WebP, and they get PNG.
 */
export function formatOf(accept = ''): PictureFormat {
  const taken = parseAccept(accept).filter(({ q }) => q > 0);
  const named = new Set(taken.map(({ type }) => type.toLowerCase()));
  return FORMATS.find((format) => named.has(`image/${format}`)) ?? 'png';
}
