/** Stands in an address for the pixels that a picture is to be wide. */
export const PICTURE_WIDTH = '{w}';

/** Pictures of our own that are made in many widths; a drawing is not, nor is another shop's. */
const MADE = /\/frames\/\d+\/[a-z-]+\?v=\w+$/;

/** What an `<img>` is told of a picture: its address, and those of `widths` where it has several. */
export function pictureSet(url: string, widths: readonly number[]) {
  const address = MADE.test(url) ? `${url}&w=${PICTURE_WIDTH}` : url;
  const at = (width: number) => address.replace(PICTURE_WIDTH, String(width));
  return {
    src: at(widths[1] ?? 0),
    srcSet: at(0) === url ? undefined : widths.map((width) => `${at(width)} ${width}w`).join(),
  };
}
