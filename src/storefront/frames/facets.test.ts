import { expect, test } from 'vitest';
import { adviceFor, facetCounts } from './facets.ts';
import { aListAnswer, counts } from './frames.test-data.ts';
import { filtersOf } from './list-filters.ts';
import { listVariables } from './list-query.ts';

const filters = filtersOf(
  new URLSearchParams('frameShapes=Round&colors=Red&sizes=Small&term=zz'),
  'Progressive',
);

const free = { upToMinor: 15000, rimTypes: ['FullRim'] } as const;

test('a filter in use counts its choices without itself, others within the list', () => {
  const answer = aListAnswer([], {
    products: { ...counts(2, { gender: { Women_s: 2 }, frame_shape: { Round: 2 } }), items: [] },
    frameShapes: counts(7, { frame_shape: { Round: 2, Oval: 5 } }),
  });

  const found = facetCounts(answer, filters);

  expect(found.category).toEqual([2, 0]);
  expect(found.frameShapes).toEqual([0, 0, 5, 0, 2, 0]);
  expect(found.features).toEqual([0, 0]);
});

test('an empty list names the one filter without which there are most frames', () => {
  const answer = aListAnswer([], {
    frameShapes: counts(3),
    colors: counts(9),
    sizes: counts(0),
    lensType: counts(9),
    term: { total_count: 4 },
  });

  expect(adviceFor(answer, filters)).toEqual({ key: 'lensType', count: 9 });
});

test('the search term counts as a filter', () => {
  const answer = aListAnswer([], { colors: counts(1), term: { total_count: 4 } });

  expect(adviceFor(answer, filters)).toEqual({ key: 'term', count: 4 });
});

test('when no single filter stands in the way, none is named', () => {
  const answer = aListAnswer([], { colors: counts(0), term: { total_count: 0 } });

  expect(adviceFor(answer, filters)).toBeNull();
});

test('only filters in use are asked for once more, each without itself', () => {
  const asked = listVariables({ filters, free, keptSku: '10101' });

  expect(asked).toMatchObject({
    search: 'zz',
    hasColors: true,
    hasCategory: false,
    hasTerm: true,
    keptSku: '10101',
    hasKept: true,
    filter: {
      price: { from: '0' },
      frame_shape: { in: ['Round'] },
      color: { in: ['Red'] },
      size: { in: ['Small'] },
      lens_type: { in: ['Progressive'] },
    },
  });
  expect(asked.withoutColors).not.toHaveProperty('color');
  expect(asked.withoutColors).toHaveProperty('frame_shape');
});

test('frames that cost nothing are counted, and asked for by what a frame may cost', () => {
  const onlyFree = filtersOf(new URLSearchParams('toPay=nothing'), 'SingleVision');
  const answer = aListAnswer([], { nothingToPay: { total_count: 12 } });

  expect(facetCounts(answer, filters).toPay).toEqual([12]);
  expect(listVariables({ filters, free })).toMatchObject({
    countsNothingToPay: true,
    nothingToPay: { price: { from: '0', to: '150' } },
    filter: { price: { from: '0' } },
  });
  expect(listVariables({ filters: onlyFree, free })).toMatchObject({
    countsNothingToPay: false,
    hasToPay: true,
    filter: { price: { from: '0', to: '150' }, rim_type: { in: ['FullRim'] } },
    withoutToPay: { price: { from: '0' } },
  });
});

test('where each pair costs something, none is found and none is counted', () => {
  const onlyFree = filtersOf(new URLSearchParams('toPay=nothing'), 'Progressive');

  expect(listVariables({ filters: onlyFree, free: null })).toMatchObject({
    countsNothingToPay: false,
    filter: { price: { from: '0', to: '-0.01' } },
  });
});
