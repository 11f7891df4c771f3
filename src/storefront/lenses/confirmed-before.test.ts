import { expect, test } from 'vitest';
import { confirmedFor, unconfirmed } from './confirmed-before.ts';

const saved = { savedAt: '2026-11-20T09:00:00.000Z' };
const confirmed = {
  lensType: 'SingleVision',
  prescriptionConfirmedAt: '2026-11-20T10:00:00.000Z',
} as const;

test('back at the lenses of before, the same prescription needs no second yes', () => {
  const draft = unconfirmed(confirmed, saved);

  expect(draft.prescriptionConfirmedAt).toBeUndefined();
  expect(confirmedFor('SingleVision', draft, saved)).toBe('2026-11-20T10:00:00.000Z');
  expect(confirmedFor('Bifocals', draft, saved)).toBeNull();
});

test('a third lens type in between forgets nothing', () => {
  const first = { ...unconfirmed(confirmed, saved), lensType: 'Progressive' } as const;

  expect(confirmedFor('SingleVision', unconfirmed(first, saved), saved)).not.toBeNull();
});

test('a prescription saved since is another one', () => {
  const draft = unconfirmed(confirmed, saved);

  expect(confirmedFor('SingleVision', draft, { savedAt: '2026-11-21T08:00:00.000Z' })).toBeNull();
  expect(confirmedFor('SingleVision', draft, null)).toBeNull();
});
