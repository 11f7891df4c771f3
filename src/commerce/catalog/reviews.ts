import { pageInfo, readPage, type Page } from '../store/pages.ts';

/** A page of the reviews that nobody writes here. @throws GraphQLError for a page below one. */
export function noReviews(asked: Partial<Record<keyof Page, number | null | undefined>>) {
  return { items: [], page_info: pageInfo(0, readPage(asked)) };
}
