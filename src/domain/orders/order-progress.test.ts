import { expect, test } from 'vitest';
import { continuePath, firstUnfinishedStep, isOrderBegun, orderSteps } from './order-progress.ts';

const confirmed = {
  lensType: 'Progressive',
  prescriptionConfirmedAt: '2026-11-20T10:00:00.000Z',
} as const;
const pair = { frameName: 'Aspen, Tortoise', lensType: 'Progressive' };

test('a new order begins with the lenses and leads nowhere else', () => {
  const steps = orderSteps({}, null);

  expect(steps.map(({ path }) => path)).toEqual(['/select-lens-type', null, null, null]);
  expect(isOrderBegun(steps)).toBe(false);
  expect(continuePath(steps)).toBe('/select-lens-type');
});

test('every step done, and the one after them, can be gone to', () => {
  const steps = orderSteps(confirmed, pair);

  expect(steps).toEqual([
    { id: 'lenses', isDone: true, path: '/select-lens-type', chosen: 'Progressive' },
    { id: 'prescription', isDone: true, path: '/Prescription', chosen: null },
    { id: 'frames', isDone: true, path: '/Products/List', chosen: 'Aspen, Tortoise' },
    { id: 'delivery', isDone: false, path: '/checkout/Shipping', chosen: null },
  ]);
  expect(continuePath(steps)).toBe('/checkout');
});

test('with an address only the review is left', () => {
  const steps = orderSteps({ ...confirmed, address: { city: 'Portland' } }, pair);

  expect(firstUnfinishedStep(steps)).toBeNull();
  expect(steps[3]).toMatchObject({ isDone: true, chosen: 'Portland' });
  expect(continuePath(steps)).toBe('/checkout/OrderReview');
});

test('lenses of another type open the choice of the frame again', () => {
  const steps = orderSteps({ ...confirmed, lensType: 'Bifocals' }, pair);

  expect(firstUnfinishedStep(steps)?.id).toBe('frames');
  expect(continuePath(steps)).toBe('/Products/List');
});

test('a frame in the cart does not replace a missing prescription', () => {
  const steps = orderSteps({ lensType: 'Progressive' }, pair);

  expect(continuePath(steps)).toBe('/Prescription');
  expect(steps[2]).toMatchObject({ isDone: true, path: null });
});
