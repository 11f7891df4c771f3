import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatAxis, formatPd, formatPower, formatPrism } from './format-power.ts';
import {
  parseAdd,
  parseAxis,
  parseCylinder,
  parsePd,
  parsePrism,
  parseSphere,
} from './parse-power.ts';

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
  expect(parseSphere(text)).toStrictEqual({ ok: true, value });
});

test.each(['abc', '1 25', '1.2.3', '0x10', '1e400', 'NaN', '--1', '1½', '2²', '-', '12345'])(
  'a sphere typed as "%s" is no number',
  (text) => {
    expect(parseSphere(text)).toEqual({ ok: false, reason: 'not-a-number' });
  },
);

test('a power without a sign is never guessed', () => {
  expect(parseSphere('1.25')).toEqual({ ok: false, reason: 'sign-missing', magnitude: 1.25 });
  expect(parseCylinder('0,75')).toEqual({ ok: false, reason: 'sign-missing', magnitude: 0.75 });
});

test('the sign control helps only where the text has no sign', () => {
  expect(parseSphere('1.25', '-')).toEqual({ ok: true, value: -1.25 });
  expect(parseSphere('+1.25', '-')).toEqual({ ok: true, value: 1.25 });
  expect(parseSphere('0', '-')).toStrictEqual({ ok: true, value: 0 });
});

test('an empty field is a value of null', () => {
  expect(parseSphere('  ')).toEqual({ ok: true, value: null });
  expect(parsePd('')).toEqual({ ok: true, value: null });
});

test.each(['DS', 'ds', 'SPH', 'plano', '-', '\u2013'])('a cylinder of "%s" is none', (text) => {
  expect(parseCylinder(text)).toEqual({ ok: true, value: 0 });
});

test('additions and prisms need no sign, axes may wear their marks', () => {
  expect(parseAdd('2,25')).toEqual({ ok: true, value: 2.25 });
  expect(parseAdd('-2')).toEqual({ ok: true, value: -2 });
  expect(parsePrism('1.5Δ')).toEqual({ ok: true, value: 1.5 });
  expect(parseAxis('x 90')).toEqual({ ok: true, value: 90 });
  expect(parseAxis('90°')).toEqual({ ok: true, value: 90 });
  expect(parseAxis('77,5')).toEqual({ ok: true, value: 77.5 });
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
  expect(formatPower(1.25, 'en')).toBe('+1.25');
  expect(formatPower(-1.5, 'de')).toBe('-1,50');
  expect(formatPower(0, 'de')).toBe('0,00');
  expect(formatPower(null, 'en')).toBe('');
  expect(formatPrism(1.5, 'de')).toBe('1,50');
  expect(formatAxis(90, 'de')).toBe('90');
  expect(formatPd(63, 'de')).toBe('63');
  expect(formatPd(31.5, 'de')).toBe('31,5');
});

test('what is written back is read again as the same value', () => {
  const power = fc.integer({ min: -80, max: 48 }).map((steps) => steps / 4);
  fc.assert(
    fc.property(power, fc.constantFrom('en' as const, 'de' as const), (value, locale) => {
      expect(parseSphere(formatPower(value, locale))).toEqual({ ok: true, value });
    }),
  );
});
