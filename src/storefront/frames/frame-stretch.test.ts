import { expect, test } from 'vitest';
import { stretchOf } from './frame-stretch.ts';

test('frames are weighed against the whole list, whichever page is shown', () => {
  const weighed = (page: number, itemsPerPage: number) => stretchOf({ page, itemsPerPage }, true);

  expect(weighed(1, 20)).toEqual({ pageSize: 100, answers: 5, first: 1, before: 0 });
  expect(weighed(4, 20)).toEqual({ pageSize: 100, answers: 5, first: 1, before: 60 });
  expect(weighed(2, 30)).toEqual({ pageSize: 90, answers: 5, first: 1, before: 30 });
});

test('a list of thousands is weighed in stretches that no page lies across', () => {
  expect(stretchOf({ page: 25, itemsPerPage: 20 }, true)).toMatchObject({ first: 1, before: 480 });
  expect(stretchOf({ page: 26, itemsPerPage: 20 }, true)).toMatchObject({ first: 6, before: 0 });
  expect(stretchOf({ page: 16, itemsPerPage: 30 }, true)).toMatchObject({ first: 6, before: 0 });
});

test('without lenses to weigh by, a page is read by itself', () => {
  expect(stretchOf({ page: 4, itemsPerPage: 20 }, false)).toEqual({
    pageSize: 20,
    answers: 1,
    first: 4,
    before: 0,
  });
});
