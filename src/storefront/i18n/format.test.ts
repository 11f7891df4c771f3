import { describe, expect, test } from 'vitest';
import { formatOf } from './format.ts';

const en = formatOf('en');
const de = formatOf('de');

describe('money', () => {
  test('is written in the currency of the language', () => {
    expect(en.money(16900)).toBe('$169.00');
    expect(de.money(16900)).toBe('169,00\u00a0€');
  });

  test('keeps the sign of what is taken off', () => {
    expect(en.money(-21000)).toBe('-$210.00');
  });

  test('may be in another currency', () => {
    expect(en.money(495, 'EUR')).toBe('€4.95');
  });
});

describe('a date', () => {
  test('that is a calendar day is that day everywhere', () => {
    expect(en.date('2026-03-31')).toBe('March 31, 2026');
    expect(de.date('2026-03-31')).toBe('31. März 2026');
  });

  test('that is an instant is the day it is in the store', () => {
    expect(en.date('2026-03-31T02:00:00Z')).toBe('March 30, 2026');
    expect(de.date('2026-03-31T22:30:00Z')).toBe('1. April 2026');
  });

  test('with a time names the zone of the store', () => {
    expect(en.dateTime('2026-03-31T20:05:00Z')).toBe('March 31, 2026 at 4:05 PM EDT');
    expect(de.dateTime('2026-01-31T20:05:00Z')).toBe('31. Januar 2026 um 21:05 MEZ');
  });

  test('can name the weekday', () => {
    expect(en.dateWithWeekday('2026-03-31')).toBe('Tuesday, March 31, 2026');
    expect(de.dateWithWeekday('2026-03-31')).toBe('Dienstag, 31. März 2026');
  });
});

test('a list ends with "and"', () => {
  expect(en.list(['sphere', 'cylinder', 'axis'])).toBe('sphere, cylinder, and axis');
  expect(de.list(['Sphäre', 'Zylinder', 'Achse'])).toBe('Sphäre, Zylinder und Achse');
});

test('a count takes its form', () => {
  const forms = { one: 'frame', other: 'frames' };
  expect([0, 1, 2].map((count) => en.plural(count, forms))).toEqual(['frames', 'frame', 'frames']);
});
