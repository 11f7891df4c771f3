import { expect, test } from 'vitest';
import { holdsCardNumber } from './card-number.ts';

test.each([
  '4111111111111111',
  '4111 1111 1111 1111',
  'my card: 5500-0000-0000-0004!',
  '4111.1111.1111.1111',
  '378282246310005',
])('%s can be a card', (text) => expect(holdsCardNumber(text)).toBe(true));

test.each(['', 'PO-4711', '4111111111111112', '2026-11-21 12:00', '123456789012'])(
  '%o cannot',
  (text) => expect(holdsCardNumber(text)).toBe(false),
);
