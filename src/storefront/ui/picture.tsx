import type { ComponentProps } from 'react';

type PictureProps = ComponentProps<'img'> & {
  /** As `pictureTemplate` has it. */
  url: string;
  /** For screens with one pixel for each of the page and with two; of those that are made. */
  widths: readonly [number, number];
  /** Without a ground, for any that may be behind it. */
  isClear?: boolean;
};

/**
 * A picture of a frame on the ground of the theme: the one in light and the one in dark weigh a
 * third of one that is clear.
 */
export function Picture({ url, widths: [one, two], isClear, alt, ...image }: PictureProps) {
  const at = (ground: string, width: number) =>
    url.replace('{g}', isClear ? 'clear' : ground).replace('{w}', `${width}`);
  return (
    <picture>
      <source
        media="(prefers-color-scheme:dark)"
        srcSet={`${at('dark', one)} 1x,${at('dark', two)} 2x`}
      />
      <img
        width="1000"
        height="500"
        srcSet={`${at('light', two)} 2x`}
        src={at('light', one)}
        alt={alt}
        {...image}
      />
    </picture>
  );
}
