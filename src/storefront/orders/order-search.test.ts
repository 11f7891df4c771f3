import { expect, test } from 'vitest';
import { orderSearchOf, searchQueryOf } from './order-search.ts';

test.each([
  ['', { typed: '', digits: '', page: 1 }],
  ['number=dm0000000012', { typed: 'dm0000000012', digits: '12', page: 1 }],
  ['number= DM 12 &page=3', { typed: 'DM 12', digits: '12', page: 3 }],
  ['number=my+glasses', { typed: 'my glasses', digits: null, page: 1 }],
  ['page=0', { typed: '', digits: '', page: 1 }],
  ['page=1.5', { typed: '', digits: '', page: 1 }],
  ['page=1e99', { typed: '', digits: '', page: 10_000 }],
])('%s is a search', (query, search) => {
  expect(orderSearchOf(new URLSearchParams(query))).toEqual(search);
});

test('a page of a search is an address that leads to it', () => {
  const { typed, page } = orderSearchOf(new URLSearchParams(searchQueryOf('dm 1&2', 4)));

  expect([typed, page]).toEqual(['dm 1&2', 4]);
  expect(searchQueryOf('', 1)).toBe('?');
});
