import { inputError } from '../errors.ts';
import type { SearchResultPageInfo } from '../generated/schema.ts';

/** A part of a list; pages are counted from one. */
export type Page = { pageSize: number; currentPage: number };

const pageSizeDefault = 20;

/** The page that is asked for, else the first. @throws GraphQLError for anything below one. */
export function readPage(asked: Partial<Record<keyof Page, number | null | undefined>>): Page {
  return {
    pageSize: atLeastOne('pageSize', asked.pageSize ?? pageSizeDefault),
    currentPage: atLeastOne('currentPage', asked.currentPage ?? 1),
  };
}

/** What of a whole list is on the page. */
export function pageOf<Item>(items: readonly Item[], { pageSize, currentPage }: Page): Item[] {
  return items.slice((currentPage - 1) * pageSize, currentPage * pageSize);
}

/** Which page of a list it is, and how many pages there are. */
export function pageInfo(totalCount: number, { pageSize, currentPage }: Page) {
  return {
    page_size: pageSize,
    current_page: currentPage,
    total_pages: Math.ceil(totalCount / pageSize),
  } satisfies SearchResultPageInfo;
}

function atLeastOne(name: keyof Page, value: number): number {
  if (value < 1) throw inputError(`${name} value must be greater than 0.`);
  return value;
}
