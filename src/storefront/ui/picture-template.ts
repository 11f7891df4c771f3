/**
 * Stand in the address of a picture for the pixels that it is to be wide, and for the ground it is
 * on; `Picture` fills them in.
 */
export const PICTURE_WIDTH = '{w}';
export const PICTURE_GROUND = '{g}';

/** Pictures of our own that are made in many widths; a drawing is not, nor is another shop's. */
const MADE = /\/(?:frames\/\d+\/[a-z-]+\?v=\w+|products\/[\da-f]{32})$/;

/** In the address of an image CDN it is encoded. */
const OF_FRAME = /(?:\/|%2F)frames(?:\/|%2F)\d+/;

/** The address of a picture with what is still to be filled in; as it is where that is nothing. */
export function pictureTemplate(url: string): string {
  if (!MADE.test(url)) return url;
  const before = url.includes('?') ? '&' : '?';
  return `${url}${before}on=${PICTURE_GROUND}&w=${PICTURE_WIDTH}`;
}

/**
 * Whether a picture is one of a frame that we made, which show all to one scale: in many widths,
 * also where an image CDN makes these, or drawn.
 */
export function isToScale(template: string): boolean {
  if (!OF_FRAME.test(template)) return false;
  return template.includes(PICTURE_GROUND) || template.endsWith('.svg');
}

/** The same for a picture that commerce may not have. */
export function templateOf(image: { url?: string | null } | null | undefined): string | null {
  return image?.url ? pictureTemplate(image.url) : null;
}
