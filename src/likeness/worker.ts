import type { KnownFront } from '#domain/frames/known-front.ts';
import type { Box } from './box.ts';
import type { ColourPicture } from './colour-picture.ts';
import { lookAlike } from './look-alike.ts';

/*
 * Compares a picture with fronts beside the page, so that it stays alive meanwhile. Each order is
 * answered once; the picture is nowhere else.
 */

/** `box`: where the glasses are, if somebody says so. */
export type SearchOrder = { picture: ColourPicture; fronts: KnownFront[]; box?: Box | undefined };
export type SearchAnswer = ReturnType<typeof lookAlike>;

addEventListener('message', ({ data }: MessageEvent<SearchOrder>) => {
  const { picture, fronts, box } = data;
  const answer: SearchAnswer = lookAlike(picture, fronts, box);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has one page
  postMessage(answer);
});
