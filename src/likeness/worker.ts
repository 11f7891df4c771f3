import { unpackedLines } from '#domain/frames/front-lines.ts';
import type { ColourPicture } from './colour-picture.ts';
import { findFronts } from './find-fronts.ts';
import type { FoundFront, Placing } from './placing.ts';

/*
 * Compares a picture with fronts beside the page, so that it stays alive meanwhile. Each order is
 * answered once; the picture is nowhere else.
 */

/** `lines`: each as `packedLines` writes it. `start`: where the glasses are, if somebody says so. */
export type SearchOrder = { picture: ColourPicture; lines: string[]; start?: Placing };
export type SearchAnswer = FoundFront[];

addEventListener('message', ({ data }: MessageEvent<SearchOrder>) => {
  const { picture, lines, start } = data;
  const answer: SearchAnswer = findFronts(picture, lines.map(unpackedLines), start);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has one page
  postMessage(answer);
});
