/**
 * Stand in the address of a picture for the pixels that it is to be wide, and for the ground it is
 * on; `Picture` fills them in.
 */
export const PICTURE_WIDTH = '{w}';
export const PICTURE_GROUND = '{g}';

/** Pictures of our own that are made in many widths; a drawing is not, nor is another shop's. */
const MADE = /\/frames\/\d+\/[a-z-]+\?v=\w+$/;

/** The address of a picture with what is still to be filled in; as it is where that is nothing. */
export function pictureTemplate(url: string): string {
  return MADE.test(url) ? `${url}&on=${PICTURE_GROUND}&w=${PICTURE_WIDTH}` : url;
}

/**
 * Whether a picture is one of ours, which show all frames to one scale: made in many widths, also
 * where an image CDN does so, or drawn.
 */
export function isToScale(template: string): boolean {
  return template.includes(PICTURE_GROUND) || /\/frames\/\d+\.svg$/.test(template);
}

/** The same for a picture that commerce may not have. */
export function templateOf(image: { url?: string | null } | null | undefined): string | null {
  return image?.url ? pictureTemplate(image.url) : null;
}
