import { expect, test } from 'vitest';
import { addObstacle, type Addable } from './can-add-to-cart.ts';

const simple: Addable = {
  type: 'SimpleProduct',
  hasVariant: false,
  stockStatus: 'IN_STOCK',
  onlyLeft: 2,
};
const configurable = { ...simple, type: 'ConfigurableProduct', stockStatus: null };

test.each([
  ['as many as there are', simple, 2, null],
  ['more than there are', simple, 3, 'too-few'],
  ['of a stock that nobody counts', { ...simple, onlyLeft: null }, 900, null],
  ['without a word of the stock', { ...simple, stockStatus: null }, 1, 'no-stock-status'],
  ['a model without a variant', configurable, 1, 'no-variant'],
  ['a variant of a model', { ...configurable, hasVariant: true }, 1, null],
])('%s can be added, or the condition that fails is told', (_, product, quantity, obstacle) => {
  expect(addObstacle(product, quantity)).toBe(obstacle);
});
