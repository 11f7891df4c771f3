import { expect, test } from 'vitest';
import { happeningsOf } from './happenings.ts';

test('an order tells what became of it in the order of time', () => {
  const placedAt = '2026-03-01T10:20:30Z';
  const cameAt = {
    complete: '2026-03-09T08:00:00Z',
    pending: '2026-03-01T10:20:31Z',
    processing: '2026-03-03T08:00:00Z',
  };
  expect(happeningsOf({ placedAt, cameAt })).toEqual([
    { state: 'pending', at: placedAt },
    { state: 'processing', at: cameAt.processing },
    { state: 'complete', at: cameAt.complete },
  ]);
  expect(happeningsOf({ placedAt, cameAt: {} })).toEqual([{ state: 'pending', at: placedAt }]);
});
