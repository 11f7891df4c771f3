import { expect, test } from 'vitest';
import type { Draft } from './draft.ts';
import { nextStep, orderSteps, type PairInCart } from './order-progress.ts';

const confirmed = {
  lensType: 'Progressive',
  prescriptionConfirmedAt: '2026-11-20T10:00:00.000Z',
} as const;
const pair = { frameName: 'Aspen, Tortoise', lensType: 'Progressive' };

const stepsOf = (draft: Draft, inCart: PairInCart | null = pair) =>
  orderSteps(draft, { pair: inCart }, 'US');

test('a new order begins with the lenses and leads nowhere else', () => {
  const steps = stepsOf({}, null);

  expect(steps.map(({ isOpen }) => isOpen)).toEqual([true, false, false, false]);
  expect(nextStep(steps)).toBe('lenses');
});

test('every step done, and the one after them, can be gone to', () => {
  const steps = stepsOf(confirmed);

  expect(steps).toEqual([
    { id: 'lenses', isDone: true, isOpen: true, chosen: 'Progressive' },
    { id: 'prescription', isDone: true, isOpen: true, chosen: null },
    { id: 'frames', isDone: true, isOpen: true, chosen: 'Aspen, Tortoise' },
    { id: 'delivery', isDone: false, isOpen: true, chosen: null },
  ]);
  expect(nextStep(steps)).toBe('delivery');
});

test('with an address only the review is left', () => {
  const steps = stepsOf({ ...confirmed, address: { city: 'Portland' } });

  expect(nextStep(steps)).toBe('review');
  expect(steps[3]).toMatchObject({ isDone: true, chosen: 'Portland' });
});

test.each([
  ['US', 'US', 'Portland'],
  ['US', 'DE', 'Portland'],
  ['DE', 'US', 'Salem'],
  ['DE', 'DE', null],
])('kept in %s and in the cart in %s: the American store delivers to %s', (kept, inCart, city) => {
  const draft = { ...confirmed, address: { city: 'Portland', country_code: kept } };
  const cart = { pair, address: { city: 'Salem', countryCode: inCart } };

  const [, , , delivery] = orderSteps(draft, cart, 'US');

  expect(delivery).toMatchObject({ isDone: city !== null, chosen: city });
});

test('lenses of another type open the choice of the frame again', () => {
  expect(nextStep(stepsOf({ ...confirmed, lensType: 'Bifocals' }))).toBe('frames');
});

test('a frame in the cart does not replace a missing prescription', () => {
  const steps = stepsOf({ lensType: 'Progressive' });

  expect(nextStep(steps)).toBe('prescription');
  expect(steps[2]).toMatchObject({ isDone: true, isOpen: false });
});
