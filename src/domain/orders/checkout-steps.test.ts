import { expect, test } from 'vitest';
import { checkoutPageOf, missingStep, type CheckoutState } from './checkout-steps.ts';

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
  expect(missingStep('OrderReview', complete)).toBeNull();
});

test.each([
  ['nothing in the cart', { hasItems: false }, '/checkout/empty'],
  ['lenses without a frame', { frameModelSku: null }, '/Products/List'],
  ['a frame without lenses', { hasLenses: false }, '/p/10100'],
  ['a prescription not confirmed', { isPrescriptionConfirmed: false }, '/Prescription'],
  ['no address', { hasAddress: false }, '/checkout/Shipping'],
  ['no shipping method', { hasShippingMethod: false }, '/checkout/Shipping'],
  ['no payment method that is still offered', { hasPayment: false }, '/checkout/Shipping'],
] satisfies [string, Partial<CheckoutState>, string][])(
  '%s leads to its step',
  (_, change, path) => {
    expect(missingStep('OrderReview', { ...complete, ...change })).toBe(path);
  },
);

test('the address is asked for only after the cart', () => {
  const state = { ...complete, hasAddress: false, hasShippingMethod: false, hasPayment: false };

  expect(missingStep('CartPreview', state)).toBeNull();
  expect(missingStep('Shipping', state)).toBeNull();
});

test('a prescription can be edited before it is confirmed', () => {
  expect(
    missingStep('PrescriptionEdit', { ...complete, isPrescriptionConfirmed: false }),
  ).toBeNull();
});

test('a page is known in any case', () => {
  expect(checkoutPageOf('cartpreview')).toBe('CartPreview');
  expect(checkoutPageOf('OrderConfirmation')).toBeNull();
});
