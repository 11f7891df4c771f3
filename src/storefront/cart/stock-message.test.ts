import { expect, test } from 'vitest';
import { isStockMessage } from './stock-message.ts';

test.each([
  'The requested qty is not available',
  'Not enough items for sale',
  'Some of the products are out of stock.',
  'There are no source items with the in stock status',
])('%s', (message) => {
  expect(isStockMessage(message)).toBe(true);
});

test('a payment method that is gone is no matter of stock', () => {
  expect(isStockMessage('The requested Payment Method is not available.')).toBe(false);
});
