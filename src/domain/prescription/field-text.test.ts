import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatAmount, formatField, parseField, parsePd } from './field-text.ts';
import { NUMBER_FIELDS } from './field-names.ts';
import { FIELDS, type AmountSpec } from './prescription-fields.ts';

test.each([
  ['-1,25', -1.25],
  ['-1.25', -1.25],
  ['\u22121.25', -1.25],
  ['\u20131.25', -1.25],
  ['- 1.25', -1.25],
  [' +2 ', 2],
  ['+.5', 0.5],
  ['-2.', -2],
  ['-2.00 DS', -2],
  ['-2,00 dpt', -2],
  ['\uff0d\uff11\uff0e\uff12\uff15', -1.25],
  ['plano', 0],
  ['PL', 0],
  ['\u221e', 0],
  ['infinity', 0],
  ['0,00', 0],
  ['-0.00', 0],
])('a sphere typed as "%s" is %d', (text, value) => {
  expect(parseField('sphere', text)).toStrictEqual({ ok: true, value });
});

test.each(['abc', '1 25', '1.2.3', '0x10', '1e400', 'NaN', '--1', '1½', '2²', '-', '12345'])(
  'a sphere typed as "%s" is no number',
  (text) => {
    expect(parseField('sphere', text)).toEqual({ ok: false, reason: 'not-a-number' });
  },
);

test('a power without a sign is never guessed', () => {
  expect(parseField('sphere', '1.25')).toEqual({
    ok: false,
    reason: 'sign-missing',
    magnitude: 1.25,
  });
  expect(parseField('cylinder', '0,75')).toEqual({
    ok: false,
    reason: 'sign-missing',
    magnitude: 0.75,
  });
});

test('the sign control helps only where the text has no sign', () => {
  expect(parseField('sphere', '1.25', '-')).toEqual({ ok: true, value: -1.25 });
  expect(parseField('sphere', '+1.25', '+')).toEqual({ ok: true, value: 1.25 });
  expect(parseField('sphere', '0', '-')).toStrictEqual({ ok: true, value: 0 });
});

test('a text and a control that say different signs are both not believed', () => {
  expect(parseField('sphere', '+1.25', '-')).toEqual({ ok: false, reason: 'sign-conflict' });
  expect(parseField('cylinder', '−1', '+')).toEqual({ ok: false, reason: 'sign-conflict' });
});

test('an empty field is a value of null', () => {
  expect(parseField('sphere', '  ')).toEqual({ ok: true, value: null });
  expect(parsePd('')).toEqual({ ok: true, value: null });
});

test.each(['DS', 'ds', 'SPH', 'plano', '-', '\u2013'])('a cylinder of "%s" is none', (text) => {
  expect(parseField('cylinder', text)).toEqual({ ok: true, value: 0 });
});

test('additions and prisms need no sign, axes may wear their marks', () => {
  expect(parseField('add', '2,25')).toEqual({ ok: true, value: 2.25 });
  expect(parseField('add', '-2')).toEqual({ ok: true, value: -2 });
  expect(parseField('prismHor', '1.5Δ')).toEqual({ ok: true, value: 1.5 });
  expect(parseField('axis', 'x 90')).toEqual({ ok: true, value: 90 });
  expect(parseField('axis', '90°')).toEqual({ ok: true, value: 90 });
  expect(parseField('axis', '77,5')).toEqual({ ok: true, value: 77.5 });
});

test.each([
  ['63', { kind: 'total', pd: 63 }],
  ['31,5 mm', { kind: 'total', pd: 31.5 }],
  ['31/31', { kind: 'each-eye', od: 31, os: 31 }],
  ['33 / 31,5', { kind: 'each-eye', od: 33, os: 31.5 }],
  ['62/59', { kind: 'total', pd: 62, nearPd: 59 }],
  ['59/62', { kind: 'total', pd: 62, nearPd: 59 }],
])('a distance typed as "%s"', (text, value) => {
  expect(parsePd(text)).toEqual({ ok: true, value });
});

test.each(['63/31', '42/43', '62/', '62/59/60', 'sixty'])(
  'a distance typed as "%s" is not guessed',
  (text) => {
    expect(parsePd(text)).toEqual({ ok: false, reason: 'not-a-number' });
  },
);

test('the standard form of each field', () => {
  expect(formatField('sphere', 1.25, 'en')).toBe('+1.25');
  expect(formatField('sphere', -1.5, 'de')).toBe('-1,50');
  expect(formatField('sphere', 0, 'de')).toBe('0,00');
  expect(formatField('sphere', null, 'en')).toBe('');
  expect(formatField('prismVer', 1.5, 'de')).toBe('1,50');
  expect(formatField('axis', 90, 'de')).toBe('90');
  expect(formatField('pd', 63, 'de')).toBe('63');
  expect(formatField('pd', 31.5, 'de')).toBe('31,5');
});

test('a step or a difference has no sign', () => {
  expect(formatAmount('sphere', 0.25, 'de')).toBe('0,25');
  expect(formatAmount('axis', 1, 'en')).toBe('1');
  expect(formatAmount('totalPd', 4, 'en')).toBe('4');
});

test.each(NUMBER_FIELDS)(
  'what is written in the field %s is read again as the same value',
  (field) => {
    const { possible, step }: AmountSpec = FIELDS[field];
    const value = fc
      .integer({ min: possible[0] / step, max: possible[1] / step })
      .map((steps) => steps * step);
    fc.assert(
      fc.property(value, fc.constantFrom('en', 'de'), (number, locale) => {
        expect(parseField(field, formatField(field, number, locale))).toEqual({
          ok: true,
          value: number,
        });
      }),
    );
  },
);
