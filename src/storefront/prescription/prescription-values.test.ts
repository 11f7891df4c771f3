import { expect, test } from 'vitest';
import {
  signBeside,
  standardValue,
  standardValues,
  submittedValues,
  type PrescriptionValues,
} from './prescription-values.ts';

const typed: PrescriptionValues = {
  'od.sphere': '−1.25',
  'od.cylinder': 'DS',
  'os.sphere': '.5',
  'os.sphere.sign': '+',
  'os.cylinder': '-0,5',
  'os.axis': 'x 90°',
  'os.add': '2',
  'os.prismHor': '1,5',
  pd: '63,5 mm',
};

test('what was typed comes back in the standard form of the page’s language', () => {
  expect(standardValues(typed, 'en')).toMatchObject({
    'od.sphere': '-1.25',
    'od.sphere.sign': '-',
    'od.cylinder': '0.00',
    'os.sphere': '+0.50',
    'os.cylinder': '-0.50',
    'os.cylinder.sign': '-',
    'os.axis': '90',
    'os.add': '+2.00',
    'os.prismHor': '1.50',
    pd: '63.5',
  });
  expect(standardValues(typed, 'de')).toMatchObject({
    'od.sphere': '-1,25',
    'os.sphere': '+0,50',
    'os.add': '+2,00',
    'os.prismHor': '1,50',
    pd: '63,5',
  });
});

test.each(['en', 'de'] as const)('the standard form in %s is its own standard form', (locale) => {
  const once = standardValues(typed, locale);

  expect(standardValues(once, locale)).toEqual(once);
});

test('a language switch keeps every value', () => {
  const english = standardValues(typed, 'en');

  expect(standardValues(standardValues(english, 'de'), 'en')).toEqual(english);
});

test('what cannot be read stays as it was typed, and a sign is not guessed', () => {
  const values = { 'od.sphere': '1.25', 'os.sphere': 'two', 'os.axis': 'north', pd: '30/50' };

  expect(standardValues(values, 'en')).toMatchObject(values);
  expect(standardValues(values, 'en')['od.sphere.sign']).toBeUndefined();
});

test('a sign that contradicts the number changes nothing', () => {
  const values = { 'od.sphere': '-1.25', 'od.sphere.sign': '+' };

  expect(standardValues(values, 'de')).toMatchObject(values);
});

test('a sign that came with a text goes with it, one chosen by hand stays', () => {
  expect(signBeside('-1.50', null, null)).toBe('-');
  expect(signBeside('', '-', null)).toBeNull();
  expect(signBeside('2.00', '-', null)).toBeNull();
  expect(signBeside('2.00', '-', '-')).toBe('-');
  expect(signBeside('+2.00', '-', '-')).toBe('+');
  expect(signBeside('2.00', '+', '-')).toBeNull();
});

test('two distances in the field for one go where they belong', () => {
  expect(standardValues({ pd: '31/31,5' }, 'de')).toMatchObject({
    pd: '',
    'od.pd': '31',
    'os.pd': '31,5',
  });
  expect(standardValues({ pd: '62/59' }, 'en').pd).toBe('62');
});

test('only the form’s own fields are taken, none of them endless', () => {
  const form = new FormData();
  form.set('od.sphere', '-'.repeat(500));
  form.set('os.axis', '');
  form.set('comment', 'x');

  expect(submittedValues(form)).toEqual({ 'od.sphere': '-'.repeat(40) });
});

test('a power that lacks its sign has the decimal mark of the page', () => {
  expect(standardValue('od.sphere', { 'od.sphere': '2.25' }, 'de')).toEqual({
    'od.sphere': '2,25',
  });
  expect(standardValue('od.sphere', { 'od.sphere': '2,25' }, 'en')).toEqual({
    'od.sphere': '2.25',
  });
});
