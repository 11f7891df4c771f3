import { expect, test } from 'vitest';
import { partsBySize, stretchOf } from './frame-stretch.ts';

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

const counts = { ExtraSmall: 0, Small: 730, Medium: 613, Large: 1201, ExtraLarge: 7 };
const total = 2551;

/** The numbers of the frames, size by size, that a page of the sorted list shows. */
function pageBySize(page: number, itemsPerPage = 24) {
  const list = { me: 'Medium.Large', page, itemsPerPage };
  const { stretches, before } = partsBySize(list, (size) => counts[size]);
  const frames = stretches.flatMap(({ size, pages }) =>
    pages.flatMap((asked) =>
      Array.from({ length: Math.min(100, counts[size] - (asked - 1) * 100) }, (_, at) => [
        size,
        (asked - 1) * 100 + at,
      ]),
    ),
  );
  const answers = stretches.reduce((sum, { pages }) => sum + pages.length, 0);
  return { shown: frames.slice(before, before + itemsPerPage), answers };
}

test('pages of a long list sorted by size show every frame once, the member’s size first', () => {
  const pages = Array.from({ length: Math.ceil(total / 24) }, (_, at) => pageBySize(at + 1));

  const shown = pages.flatMap((page) => page.shown);
  const inOrder = (['Medium', 'Large', 'Small', 'ExtraLarge'] as const).flatMap((size) =>
    Array.from({ length: counts[size] }, (_, at) => [size, at]),
  );
  expect(shown).toEqual(inOrder);
  expect(Math.max(...pages.map(({ answers }) => answers))).toBeLessThanOrEqual(10);
});

test('frames without a size, or with two, cannot be read by size', () => {
  const parts = partsBySize({ me: 'Medium', page: 1, itemsPerPage: 24 }, (size) => counts[size]);

  expect(parts.isWhole(total)).toBe(true);
  expect(parts.isWhole(total + 1)).toBe(false);
});
