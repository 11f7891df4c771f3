import { expect, test } from 'vitest';
import '../i18n/both.ts';
import { lensTypeWords } from './lens-type-words.server.ts';
import { filtersOf } from './list-filters.ts';

type Case = Parameters<typeof lensTypeWords>[0];

function wordsOf(query: string, order: Partial<Case>) {
  const { orderLensType = null, lensTypeBefore } = order;
  const filters = filtersOf(new URLSearchParams(query), orderLensType);
  return lensTypeWords({ filters, orderLensType, lensTypeBefore }, 'en');
}

test('a list for the order’s own lens type says nothing of it', () => {
  expect(wordsOf('', {})).toBeNull();
  expect(wordsOf('', { orderLensType: 'Bifocals' })).toBeNull();
  expect(wordsOf('', { orderLensType: 'Bifocals', lensTypeBefore: 'Bifocals' })).toBeNull();
});

test('a choice that changed the order is told, and sent back with what was before', () => {
  const changed = { orderLensType: 'Progressive', lensTypeBefore: 'SingleVision' } as const;

  expect(wordsOf('', changed)).toMatchObject({
    kind: 'ok',
    title: 'Your order is now for: Progressive',
    order: { lensType: 'SingleVision', isBack: true },
    list: null,
  });
  expect(wordsOf('', { ...changed, lensTypeBefore: null })?.order?.lensType).toBe('none');
});

test('a list for other lenses than the order’s offers both ways', () => {
  expect(wordsOf('lensType=Bifocals&page=3', { orderLensType: 'Progressive' })).toMatchObject({
    kind: 'info',
    order: { lensType: 'Bifocals', isBack: false },
    list: { search: '' },
  });
  expect(wordsOf('lensType=any', { orderLensType: 'Progressive' })?.order).toBeNull();
  expect(wordsOf('lensType=Bifocals', {})?.list).toBeNull();
});
