import { isServiceError } from '#clients/client.ts';
import {
  FrameListDocument,
  FrameListMoreDocument,
  type FrameListQuery,
} from '#clients/generated/commerce.ts';
import type { Shopper } from '#shop/shopper.ts';
import type { WireFrame } from './frame-card.ts';
import type { ListFilters } from './list-filters.ts';
import { listVariables, type ListQuestion } from './list-query.ts';

/** As many frames as commerce gives at once, and how many such answers are weighed together. */
const MOST_AT_ONCE = 100;
const MOST_ANSWERS = 5;

/** The frames that are put in order together, and where in them the page is. */
export type FrameStretch = {
  answer: FrameListQuery;
  frames: WireFrame[];
  /** How many of `frames` stand before the page. */
  before: number;
  /** With the page that there is; one past the last is answered with the last. */
  filters: ListFilters;
};

/**
 * Reads the frames that a page is cut from: with `isWeighed` the whole list, in stretches of
 * about five hundred where it is longer, else the page by itself.
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
  const more = await Promise.all(
    pagesAfter(first, Math.min(answers, Math.ceil(total / pageSize) - first + 1)).map((page) =>
      commerce.run(FrameListMoreDocument, variables(page)),
    ),
  );
  return {
    answer,
    frames: [answer, ...more].flatMap(({ products }) => framesOf(products?.items)),
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
