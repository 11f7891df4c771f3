import { expect, test } from 'vitest';
import { displayOrderNumber, isSameOrder, parseOrderNumber } from './order-number.ts';

test('a number is shown with dm and ten digits', () => {
  expect(displayOrderNumber('000000123')).toBe('dm0000000123');
  expect(displayOrderNumber('1')).toBe('dm0000000001');
  expect(displayOrderNumber('12345678901')).toBe('dm12345678901');
});

test('a shown number leads back to the order', () => {
  expect(parseOrderNumber('dm0000000123')).toBe('123');
  expect(parseOrderNumber(' DM 0000000123 ')).toBe('123');
  expect(parseOrderNumber('000000123')).toBe('123');
  expect(isSameOrder('dm0000000123', '000000123')).toBe(true);
  expect(isSameOrder('dm0000000123', '000000124')).toBe(false);
});

test.each(['', 'dm', 'x123', '12-3', 'dm123; drop'])('"%s" is no order number', (text) => {
  expect(parseOrderNumber(text)).toBeNull();
});
