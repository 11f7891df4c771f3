import { expect, test } from 'vitest';
import type { FrameLikeness } from '#likeness/ranking.ts';
import { queryOf, skusIn } from './found-query.ts';
import { boxIn, cutAround } from './cut-around.ts';
import { checkedSearch, withLabels, type VisualSearch } from './visual-search.ts';

const aFrame = (sku: string, changed: Partial<FrameLikeness> = {}): FrameLikeness => ({
  sku,
  shape: 'Round',
  rim: 'FullRim',
  color: 'Black',
  outline: 0.5,
  tone: 1,
  ...changed,
});

const labels = { shape: 'Round', rim: 'FullRim', color: 'Black' } as const;

test('frames say why they are there, and a label that is taken away says nothing', () => {
  const frames = [aFrame('1'), aFrame('2', { shape: 'Oval', outline: 0.3 })];
  const all = withLabels(frames, { labels, without: [] });
  expect(all.filteredProducts).toEqual(['1', '2']);
  expect(all.productsSearchedByImage.map(({ productLabels }) => productLabels)).toEqual([
    [
      { key: 'sku', value: '1' },
      { key: 'outline', value: 'same' },
      { key: 'shape', value: 'Round' },
      { key: 'rim', value: 'FullRim' },
      { key: 'color', value: 'Black' },
    ],
    [
      { key: 'sku', value: '2' },
      { key: 'rim', value: 'FullRim' },
      { key: 'color', value: 'Black' },
    ],
  ]);
  const some = withLabels(frames, { labels, without: ['rim', 'color'] });
  expect(some.productsSearchedByImage[1]!.productLabels).toEqual([{ key: 'sku', value: '2' }]);
});

test('an address names frames once each, no more than are shown, and nothing else', () => {
  const query = new URLSearchParams(queryOf(['12', '12', '7'], 'Red'));
  expect(skusIn(query)).toEqual(['12', '7']);
  expect(query.get('color')).toBe('Red');
  const many = Array.from({ length: 50 }, (_, index) => String(index));
  expect(skusIn(new URLSearchParams(queryOf(many, null)))).toHaveLength(12);
  expect(skusIn(new URLSearchParams({ frames: 'x.12..1e3.<b>' }))).toEqual(['12']);
  expect(skusIn(new URLSearchParams())).toEqual([]);
});

test('corners lie around the glasses, and say where they are', () => {
  const size = { widthPx: 400, heightPx: 200 };
  const box = { left: 100, top: 60, right: 300, bottom: 140 };
  const cut = cutAround({ ...size, box });
  expect(cut).toEqual({ top: 28, right: 23, bottom: 28, left: 23 });
  expect(boxIn(size, cut)).toEqual(box);
});

const kept: VisualSearch = {
  step: 'found',
  queryID: 'a',
  searchImage: 'data:image/jpeg;base64,AA==',
  searchInput: {
    widthPx: 4,
    heightPx: 3,
    box: { left: 0, top: 0, right: 1, bottom: 1 },
    other: null,
    isSure: true,
    labels,
    without: ['rim'],
  },
  productsSearchedByImage: [],
  filteredProducts: ['1'],
};

test('what a browser has kept is a search, or nothing', () => {
  expect(checkedSearch(structuredClone(kept))).toEqual(kept);
  const { searchInput } = kept;
  const two = { ...kept, searchInput: { ...searchInput, other: searchInput.box } };
  expect(checkedSearch(structuredClone(two))).toEqual(two);
  for (const broken of [
    null,
    'found',
    {},
    { ...kept, step: 'visual' },
    { ...kept, searchImage: 'https://elsewhere.example/photo.jpg' },
    { ...kept, filteredProducts: [1] },
    { ...kept, searchInput: { ...kept.searchInput, without: ['price'] } },
    { ...kept, searchInput: { ...kept.searchInput, box: { left: 'x' } } },
    { ...kept, searchInput: { ...kept.searchInput, other: { left: 1 } } },
  ])
    expect(checkedSearch(broken)).toBeNull();
});
