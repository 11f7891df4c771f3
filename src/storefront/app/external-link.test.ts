import { expect, test } from 'vitest';
import { externalLink } from './external-link.ts';

test.each(['https://pay.example/c/1?a=b#c', 'http://127.0.0.1:4242/pay'])(
  'an address is a link: %s',
  (value) => expect(externalLink(value)).toBe(value),
);

test.each([
  '',
  'pay.example',
  '//pay.example',
  '/checkout',
  'javascript:alert(1)',
  'data:,x',
  'ftp://a.b',
])('what is no address is told: %j', (value) =>
  expect(() => externalLink(value)).toThrow(new Error(`Invalid URL: ${value}`)),
);
