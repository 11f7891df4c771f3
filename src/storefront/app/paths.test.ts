import { expect, test } from 'vitest';
import { inOtherLanguage, localeOf, pathIn, safePath } from './paths.ts';

test('the language is told by the first part of the path, whatever its case', () => {
  expect(localeOf('/GERMAN/products')).toBe('de');
  expect(localeOf('german')).toBe('de');
  expect(localeOf('/germany')).toBe('en');
});

test('a page has one address in each language', () => {
  expect(pathIn('en')('home.home')).toBe('/');
  expect(pathIn('de')('home.home')).toBe('/german');
  expect(pathIn('en')('order-steps.step1')).toBe('/Step1');
  expect(pathIn('de')('frames.frame', { sku: '10101' })).toBe('/german/p/10101');
  expect(pathIn('en')('frames.frame', { sku: '../a b' })).toBe('/p/..%2Fa%20b');
  expect(inOtherLanguage('/Products/List?size=Small', 'en')).toBe(
    '/german/Products/List?size=Small',
  );
  expect(inOtherLanguage('/', 'en')).toBe('/german');
  expect(inOtherLanguage('/?x=1', 'en')).toBe('/german?x=1');
  expect(inOtherLanguage('/GERMAN/Step1', 'de')).toBe('/Step1');
  expect(inOtherLanguage('/german', 'de')).toBe('/');
  expect(inOtherLanguage('/german?x=1', 'de')).toBe('/?x=1');
});

test('only a path of this site is gone on to', () => {
  expect(safePath('/checkout/Shipping?a=1', '/')).toBe('/checkout/Shipping?a=1');
  for (const evil of ['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:1'])
    expect(safePath(evil, '/')).toBe('/');
  expect(safePath('/\t/evil.example', '/')).toBe('/');
  expect(safePath(null, '/Home')).toBe('/Home');
});
