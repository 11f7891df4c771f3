import { expect, test } from 'vitest';
import { CustomerCartDocument } from './generated/commerce.ts';
import { hasShape, type Shape } from './shape.ts';

const shape: Shape = {
  cart: ['!o', { id: '!s', total: 'n', items: ['[o', { sku: '!s', gift: '?b' }] }],
};
const whole = { cart: { id: 'x', total: 1.5, items: [{ sku: '1', gift: true }, null] } };

test.each([
  whole,
  { ...whole, more: 1 },
  { cart: { id: 'x', total: null, items: null } },
  { cart: { id: 'x', total: 1, items: [{ sku: '1' }] } },
])('%j is what was asked for', (data) => {
  expect(hasShape(data, shape)).toBe(true);
});

test.each([
  [null],
  [[]],
  [{}],
  [{ cart: null }],
  [{ cart: [] }],
  [{ cart: {} }],
  [{ cart: { ...whole.cart, id: 7 } }],
  [{ cart: { ...whole.cart, id: null } }],
  [{ cart: { ...whole.cart, total: '1.5' } }],
  [{ cart: { ...whole.cart, items: {} } }],
  [{ cart: { ...whole.cart, items: [{}] } }],
  [{ cart: { ...whole.cart, items: [{ sku: '1', gift: 'yes' }] } }],
])('%j is not', (data) => {
  expect(hasShape(data, shape)).toBe(false);
});

test('each listed document knows the shape of its answer', () => {
  expect(Object.keys(CustomerCartDocument.shape ?? {})).toEqual(['customerCart']);
});
