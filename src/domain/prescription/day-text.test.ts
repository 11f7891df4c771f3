import { expect, test } from 'vitest';
import { formatDay, parseDay } from './day-text.ts';

test.each([
  '2026-01-05',
  '01/05/2026',
  '1/5/2026',
  '1/5/26',
  '01-05-2026',
  '05.01.2026',
  '5.1.2026',
  '5. 1. 26',
  'Jan 5, 2026',
  'January 5 2026',
  'Jan. 5th, 2026',
  '5 Jan 2026',
  '5. Januar 2026',
  '5. Jan. 2026',
])('the fifth of January written as "%s"', (text) => {
  expect(parseDay(text)).toBe('2026-01-05');
});

test.each([
  ['15/01/2026', '2026-01-15'],
  ['3. März 2026', '2026-03-03'],
  ['12. Dez 2025', '2025-12-12'],
  ['Mai 2026', null],
  ['31.02.2026', null],
  ['13/13/2026', null],
  ['5 Foo 2026', null],
  ['2026', null],
  ['', null],
])('"%s" is %s', (text, day) => {
  expect(parseDay(text)).toBe(day);
});

test.each([
  ['05/01/2026', '2026-01-05'],
  ['5/1/26', '2026-01-05'],
  ['05.01.2026', '2026-01-05'],
  ['2026-01-05', '2026-01-05'],
  ['01/15/2026', '2026-01-15'],
])('"%s" is %s on a British paper', (text, day) => {
  expect(parseDay(text, { isDayFirst: true })).toBe(day);
});

test('what a form writes is read again as the same day', () => {
  for (const locale of ['en', 'de'] as const)
    expect(parseDay(formatDay('2026-01-05', locale))).toBe('2026-01-05');
  expect(formatDay('some day', 'en')).toBe('some day');
});
