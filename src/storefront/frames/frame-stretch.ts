import { isServiceError } from '#clients/client.ts';
import {
  FrameListDocument,
  FrameListMoreDocument,
  type FrameListQuery,
} from '#clients/generated/commerce.ts';
import { FRAME_SIZES, type FrameSize } from '#domain/frames/catalogue-types.ts';
import { myFramesOf, sizeRank } from '#domain/frames/fits-me.ts';
import type { Shopper } from '#shop/shopper.ts';
import { countsOf } from './facets.ts';
import type { WireFrame } from './frame-card.ts';
import type { ListFilters } from './list-filters.ts';
import { ATTRIBUTES, listVariables, type ListQuestion } from './list-query.ts';

/** As many frames as commerce gives at once, and how many such answers are weighed together. */
const MOST_AT_ONCE = 100;
const MOST_ANSWERS = 5;
const STRETCH = MOST_AT_ONCE * MOST_ANSWERS;

/** The frames that a page is cut from, and where in them the page is. */
export type FrameStretch = {
  answer: FrameListQuery;
  /** What is put in order together; one after the other they are a piece of the list. */
  stretches: WireFrame[][];
  /** How many of them stand before the page. */
  before: number;
  /** With the page that there is; one past the last is answered with the last. */
  filters: ListFilters;
};

/**
 * Reads the frames that a page is cut from: with `isWeighed` the whole list, in stretches of
 * about five hundred where it is longer, else the page by itself. Commerce cannot sort by what
 * fits a member: a longer list is then read size by size, the member's own first, and of each
 * only the stretches that the page lies in. So a page asks for two stretches of each size at
 * most, however long the list is.
 *
 * @throws ServiceError when commerce cannot be reached.
 */
export async function readStretch(
  commerce: ReturnType<Shopper['commerce']>,
  question: ListQuestion,
  isWeighed: boolean,
): Promise<FrameStretch> {
  const { filters } = question;
  const { itemsPerPage } = filters;
  const { pageSize, answers, first, before } = stretchOf(filters, isWeighed);
  const variables = (currentPage: number) =>
    listVariables({ ...question, part: { pageSize, currentPage } });

  const answer = await commerce.run(FrameListDocument, variables(first)).catch(noSuchPage);
  const total = answer?.products?.total_count ?? 0;
  const last = Math.max(1, Math.ceil(total / itemsPerPage));
  if (answer === null || filters.page > last) {
    const page = answer ? last : await lastPage();
    return readStretch(commerce, { ...question, filters: { ...filters, page } }, isWeighed);
  }
  const bySize =
    filters.sort === 'fits-me' && total > STRETCH
      ? await readBySize(commerce, question, answer)
      : null;
  if (bySize) return { answer, ...bySize, filters };
  const more = await Promise.all(
    pagesAfter(first, Math.min(answers, Math.ceil(total / pageSize) - first + 1)).map((page) =>
      commerce.run(FrameListMoreDocument, variables(page)),
    ),
  );
  return {
    answer,
    stretches: [[answer, ...more].flatMap(({ products }) => framesOf(products?.items))],
    before,
    filters,
  };

  function noSuchPage(error: unknown): null {
    if (!isServiceError(error) || error.category !== 'input' || first === 1) throw error;
    return null;
  }

  async function lastPage(): Promise<number> {
    const { products } = await commerce.run(FrameListDocument, variables(1));
    return Math.max(1, Math.ceil((products?.total_count ?? 0) / itemsPerPage));
  }
}

/**
 * The stretches of a page of a list that is sorted by size. Null where commerce counts more or
 * fewer frames by size than there are: some have none, or two, and would be missed or shown twice.
 */
async function readBySize(
  commerce: ReturnType<Shopper['commerce']>,
  question: ListQuestion,
  answer: FrameListQuery,
): Promise<Pick<FrameStretch, 'stretches' | 'before'> | null> {
  const { filters } = question;
  const counts = countsOf(answer.products, ATTRIBUTES.sizes);
  const parts = partsBySize(filters, (size) => counts.get(size) ?? 0);
  if (!parts.isWhole(answer.products?.total_count ?? 0)) return null;
  const stretches = await Promise.all(
    parts.stretches.map(async ({ size, pages }) => {
      const answers = await Promise.all(
        pages.map((currentPage) =>
          commerce.run(
            FrameListMoreDocument,
            listVariables({
              ...question,
              filters: { ...filters, sizes: [size] },
              part: { pageSize: MOST_AT_ONCE, currentPage },
            }),
          ),
        ),
      );
      return answers.flatMap(({ products }) => framesOf(products?.items));
    }),
  );
  return { stretches, before: parts.before };
}

/**
 * In which stretches of which sizes a page of a list lies that is sorted by size: of each the
 * `pages` of a hundred frames to ask for; and how many frames of the first stretch are before it.
 */
export function partsBySize(
  { me, page, itemsPerPage }: Pick<ListFilters, 'me' | 'page' | 'itemsPerPage'>,
  countOf: (size: FrameSize) => number,
) {
  const mine = myFramesOf(me);
  const sizes = FRAME_SIZES.toSorted((a, b) => sizeRank(a, mine) - sizeRank(b, mine));
  const from = (page - 1) * itemsPerPage;
  const stretches: { size: FrameSize; pages: number[] }[] = [];
  let before = 0;
  let end = 0;
  for (const size of sizes) {
    const start = end;
    const count = countOf(size);
    end += count;
    const first = Math.max(0, Math.floor((from - start) / STRETCH));
    for (
      let at = first;
      at * STRETCH < count && start + at * STRETCH < from + itemsPerPage;
      at += 1
    ) {
      if (stretches.length === 0) before = from - (start + at * STRETCH);
      const answers = Math.min(MOST_ANSWERS, Math.ceil(count / MOST_AT_ONCE) - at * MOST_ANSWERS);
      stretches.push({
        size,
        pages: Array.from({ length: answers }, (_, position) => at * MOST_ANSWERS + position + 1),
      });
    }
  }
  return { stretches, before, isWhole: (total: number) => total === end };
}

/**
 * Which answers of commerce make the stretch of a page: the `first` and how many, of `pageSize`
 * frames each, so that no page lies across two stretches; and how much of it is `before` the page.
 */
export function stretchOf(
  { page, itemsPerPage }: Pick<ListFilters, 'page' | 'itemsPerPage'>,
  isWeighed: boolean,
) {
  const pagesInAnswer = isWeighed ? Math.floor(MOST_AT_ONCE / itemsPerPage) : 1;
  const answers = isWeighed ? MOST_ANSWERS : 1;
  const pagesInStretch = pagesInAnswer * answers;
  return {
    pageSize: pagesInAnswer * itemsPerPage,
    answers,
    first: Math.floor((page - 1) / pagesInStretch) * answers + 1,
    before: ((page - 1) % pagesInStretch) * itemsPerPage,
  };
}

function pagesAfter(first: number, count: number): number[] {
  return Array.from({ length: Math.max(0, count - 1) }, (_, position) => first + position + 1);
}

function framesOf(items: readonly (WireFrame | null)[] | null | undefined): WireFrame[] {
  return (items ?? []).filter((item) => item !== null);
}
