import { expect, test } from 'vitest';
import { newIdempotencyKey, readReviewForm, refusalOf } from './review-form.ts';

const whole = {
  cartId: 'c'.repeat(32),
  expectedTotalMinor: '16900',
  reviewedHash: 'a'.repeat(64),
  idempotencyKey: 'k'.repeat(32),
};

test('what was reviewed is read back', () => {
  expect(readReviewForm(formOf(whole))).toEqual({ ...whole, expectedTotalMinor: 16900 });
});

test.each([
  ['no cart', { cartId: '' }],
  ['a negative total', { expectedTotalMinor: '-1' }],
  ['a total that is no number', { expectedTotalMinor: '1e3' }],
  ['a hash that is none', { reviewedHash: 'A' }],
  ['a key that is too short', { idempotencyKey: 'k' }],
])('%s is no reviewed order', (_, change) => {
  expect(readReviewForm(formOf({ ...whole, ...change }))).toBeNull();
});

test('a key is new each time and has 32 hex digits', () => {
  expect(newIdempotencyKey()).toMatch(/^[0-9a-f]{32}$/);
  expect(newIdempotencyKey()).not.toBe(newIdempotencyKey());
});

test.each([
  ['makeOrder error(s): Some of the products are out of stock.', 'outOfStock'],
  ["Some addresses can't be used due to the configurations for specific countries.", 'address'],
  ['Enter a valid payment method and try again.', 'payment'],
  ['Too many orders are being placed at once.', 'busy'],
  ['Too many tries to order.', 'tooOften'],
  ['Something else', null],
])('%s', (message, refusal) => {
  expect(refusalOf(message)).toBe(refusal);
});

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}
