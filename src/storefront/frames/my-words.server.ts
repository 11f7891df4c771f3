import type { FrameSize, LensType } from '#domain/frames/catalogue-types.ts';
import { myFramesOf, suits, widthVerdict, type MyFrames } from '#domain/frames/fits-me.ts';
import type { Locale } from '#domain/people/locale.ts';
import { formatOf } from '../i18n/format.ts';
import { textsOf } from '../i18n/registry.ts';
import { searchOf, type ListFilters } from './list-filters.ts';

type ShapedFrame = { size: FrameSize | null; shape: string | null };

/**
 * How a frame sits on the member: 'A little wide for you. Its shape suits your face.' Null while
 * nothing is known of them.
 */
export function onMeWords(
  { size, shape }: ShapedFrame,
  mine: MyFrames,
  locale: Locale,
): string | null {
  const words = textsOf(locale).frames.mine;
  const verdict = widthVerdict(size, mine);
  const sentences = [verdict && words.verdict[verdict], suits(shape, mine) && words.suits];
  return sentences.filter(Boolean).join(' ') || null;
}

/** What the list says of whom it is for, and the ways on, as queries of the list. */
export type MyListWords = { sentences: string[]; ways: { text: string; search: string }[] };

/**
 * What is known of the member's size and shapes, whether the list shows only those or begins with
 * them, and the way into and out of each; null while nothing is known.
 */
function myListWords(
  filters: ListFilters,
  orderLensType: LensType | null,
  locale: Locale,
): MyListWords | null {
  if (!filters.me) return null;
  const { mine: words, words: names } = textsOf(locale).frames;
  const { list } = formatOf(locale);
  const { sizes, frameShapes } = myFramesOf(filters.me);
  const isSorted = filters.sort === 'fits-me';
  const [isMySize, isMyShapes] = [
    isSame(filters.sizes, sizes),
    isSame(filters.frameShapes, frameShapes),
  ];
  const way = (text: string, changed: Partial<ListFilters>) => ({
    text,
    // Said in so many words: to a list that is asked for nothing the browser brings what it remembers.
    search: searchOf({ ...filters, page: 1, ...changed }, orderLensType) || '?me=',
  });

  const sentences: string[] = [];
  const ways: MyListWords['ways'] = [];
  const [noSizes, noShapes] = [{ sizes: [] }, { frameShapes: [] }];
  if (!isSorted) ways.push(way(words.ways.sort, { sort: 'fits-me' }));
  if (sizes.length > 0) {
    sentences.push(words.mySize(list(sizes.map((size) => names.sizes[size]))));
    if (isMySize) sentences.push(words.onlyMySize);
    ways.push(isMySize ? way(words.ways.allSizes, noSizes) : way(words.ways.onlySize, { sizes }));
  }
  if (frameShapes.length > 0) {
    sentences.push(words.myShapes(list(frameShapes.map((shape) => names.frameShapes[shape]))));
    if (isMyShapes) sentences.push(words.onlyMyShapes);
    ways.push(
      isMyShapes
        ? way(words.ways.allShapes, noShapes)
        : way(words.ways.onlyShapes, { frameShapes }),
    );
  }
  if (isSorted) sentences.push(sizes.length > 0 ? words.sorted : words.sortedByShape);
  const forget = sizes.length > 0 ? words.ways.forget : words.ways.forgetShapes;
  ways.push(
    way(forget, {
      me: '',
      ...(isSorted ? { sort: 'recommended' } : {}),
      ...(isMySize ? noSizes : {}),
      ...(isMyShapes ? noShapes : {}),
    }),
  );
  return { sentences, ways };
}

/** All of it, for pages that know of whom they speak. */
export const myWords = { ofFrame: onMeWords, ofList: myListWords };
export type MyWords = typeof myWords;

function isSame(shown: readonly string[], mine: readonly string[]): boolean {
  return (
    mine.length > 0 && shown.length === mine.length && mine.every((one) => shown.includes(one))
  );
}
