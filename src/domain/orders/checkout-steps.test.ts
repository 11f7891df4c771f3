import { expect, test } from 'vitest';
import { missingPart, type CheckoutState, type MissingPart } from './checkout-steps.ts';

const complete: CheckoutState = {
  hasItems: true,
  hasFrame: true,
  hasLenses: true,
  isPrescriptionConfirmed: true,
  hasAddress: true,
  hasShippingMethod: true,
  hasPayment: true,
};

test('a complete order may be reviewed', () => {
  expect(missingPart('delivery', complete)).toBeNull();
});

test.each([
  ['nothing in the cart', { hasItems: false }, 'items'],
  ['lenses without a frame', { hasFrame: false }, 'frames'],
  ['a frame without lenses', { hasLenses: false }, 'pairLenses'],
  ['a prescription not confirmed', { isPrescriptionConfirmed: false }, 'prescription'],
  ['no address', { hasAddress: false }, 'delivery'],
  ['no shipping method', { hasShippingMethod: false }, 'delivery'],
  ['no payment method that is still offered', { hasPayment: false }, 'delivery'],
] satisfies [string, Partial<CheckoutState>, MissingPart][])(
  '%s is missing before the review',
  (_, change, step) => {
    expect(missingPart('delivery', { ...complete, ...change })).toBe(step);
  },
);

test('the address is asked for only after the prescription', () => {
  const state = { ...complete, hasAddress: false, hasShippingMethod: false, hasPayment: false };

  expect(missingPart('prescription', state)).toBeNull();
});

test('a prescription can be edited before it is confirmed', () => {
  expect(missingPart('pair', { ...complete, isPrescriptionConfirmed: false })).toBeNull();
});
