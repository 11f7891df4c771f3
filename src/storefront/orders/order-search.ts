import { parseOrderNumber } from '#domain/orders/order-number.ts';
import type { OrderSearch } from './recent-orders.ts';

/** The query's own words for a search of orders. */
export const SEARCH_KEYS = { number: 'number', page: 'page' } as const;

const MOST_DIGITS = 20;
const LAST_PAGE = 10_000;

/**
 * What the query of an address looks for, and the number as it was typed. `digits` is null when
 * what was typed is no part of an order's number.
 */
export function orderSearchOf(query: URLSearchParams): {
  typed: string;
  digits: string | null;
  page: number;
} {
  const typed = (query.get(SEARCH_KEYS.number) ?? '').trim().slice(0, 2 * MOST_DIGITS);
  const page = Number(query.get(SEARCH_KEYS.page) ?? 1);
  return {
    typed,
    digits: typed === '' ? '' : parseOrderNumber(typed),
    page: Number.isInteger(page) && page >= 1 ? Math.min(page, LAST_PAGE) : 1,
  };
}

/** The query of a page of the same search. */
export function searchQueryOf(typed: string, page: OrderSearch['page']): string {
  const query = new URLSearchParams();
  if (typed) query.set(SEARCH_KEYS.number, typed);
  if (page > 1) query.set(SEARCH_KEYS.page, String(page));
  return query.size > 0 ? `?${query}` : '?';
}
