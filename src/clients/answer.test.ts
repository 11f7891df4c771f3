import { expect, test } from 'vitest';
import { dataOf } from './answer.ts';

const refusal =
  (extensions: Record<string, unknown>, data: unknown = null) =>
  () =>
    dataOf({ data, errors: [{ message: 'No.', extensions }] });

test('an answer without errors is its data', () => {
  expect(dataOf({ data: { cart: null } })).toEqual({ cart: null });
});

test.each([
  ['graphql-input', 'input'],
  ['graphql-no-such-entity', 'not-found'],
  ['graphql-authorization', 'authorization'],
  ['graphql-authentication', 'authentication'],
  ['graphql-already-exists', 'conflict'],
  ['unreachable', 'unreachable'],
  ['something new', 'internal'],
])('the category %s of a service is %s', (category, ours) => {
  expect(refusal({ category })).toThrow(expect.objectContaining({ category: ours }));
});

test('a request that another one is just doing is a conflict, whatever its category', () => {
  expect(refusal({ category: 'graphql-input', status: 409 })).toThrow(
    expect.objectContaining({ category: 'conflict' }),
  );
});

test('a service without its database is out of reach', () => {
  expect(refusal({ category: 'internal', status: 503 })).toThrow(
    expect.objectContaining({ category: 'unreachable' }),
  );
});

test('what an error says beside its words is kept', () => {
  const minimum = { value: 300, currency: 'USD' };
  expect(refusal({ category: 'graphql-input', code: 'COUPON_BELOW_MINIMUM', minimum })).toThrow(
    expect.objectContaining({ code: 'COUPON_BELOW_MINIMUM', details: { minimum } }),
  );
});

test('what arrived beside an error is kept with it, and the code', () => {
  const data = { cart: { id: 'c' } };
  expect(refusal({ category: 'input', code: 'CART_CHANGED' }, data)).toThrow(
    expect.objectContaining({ code: 'CART_CHANGED', data }),
  );
});

test.each([{}, { data: null }, { data: undefined }])(
  'an answer of nothing is none: %j',
  (answer) => {
    expect(() => dataOf(answer)).toThrow(expect.objectContaining({ category: 'unreachable' }));
  },
);
