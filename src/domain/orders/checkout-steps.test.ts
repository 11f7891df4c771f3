import { expect, test } from 'vitest';
import { missingStep, type CheckoutState, type MissingStep } from './checkout-steps.ts';

const complete: CheckoutState = {
  hasItems: true,
  frameModelSku: '10100',
  hasLenses: true,
  isPrescriptionConfirmed: true,
  hasAddress: true,
  hasShippingMethod: true,
  hasPayment: true,
};

test('a complete order may be reviewed', () => {
  expect(missingStep('delivery', complete)).toBeNull();
});

test.each([
  ['nothing in the cart', { hasItems: false }, 'anything'],
  ['lenses without a frame', { frameModelSku: null }, 'frame'],
  ['a frame without lenses', { hasLenses: false }, 'lenses'],
  ['a prescription not confirmed', { isPrescriptionConfirmed: false }, 'prescription'],
  ['no address', { hasAddress: false }, 'delivery'],
  ['no shipping method', { hasShippingMethod: false }, 'delivery'],
  ['no payment method that is still offered', { hasPayment: false }, 'delivery'],
] satisfies [string, Partial<CheckoutState>, MissingStep][])(
  '%s is missing before the review',
  (_, change, step) => {
    expect(missingStep('delivery', { ...complete, ...change })).toBe(step);
  },
);

test('the address is asked for only after the prescription', () => {
  const state = { ...complete, hasAddress: false, hasShippingMethod: false, hasPayment: false };

  expect(missingStep('prescription', state)).toBeNull();
});

test('a prescription can be edited before it is confirmed', () => {
  expect(missingStep('pair', { ...complete, isPrescriptionConfirmed: false })).toBeNull();
});
