import { expect, test } from 'vitest';
import type { AddressInput } from './address.ts';
import { checkAddress, streetLines } from './address.ts';

const anAddress = (change: AddressInput = {}): AddressInput => ({
  firstname: 'Ana',
  lastname: 'Lopez',
  street: ['12 Main St'],
  city: 'Portland',
  region: 'OR',
  postalCode: '97201',
  country_code: 'US',
  telephone: '+1 503 555 0100',
  ...change,
});

const problemsOf = (change: AddressInput) => {
  const checked = checkAddress(anAddress(change));
  return checked.ok ? [] : checked.problems.map(({ field, id }) => `${field} ${id}`);
};

test('apartment, neighborhood and extra follow the street, empty lines are dropped', () => {
  expect(
    streetLines({
      street: ['12 Main St', ' ', null],
      apartment: 'Apt 4',
      neighborhood: '',
      extra: 'Ring twice',
    }),
  ).toEqual(['12 Main St', 'Apt 4', 'Ring twice']);
});

test('a good address comes back as commerce takes it', () => {
  expect(checkAddress(anAddress({ apartment: 'Apt 4', country_code: undefined }))).toEqual({
    ok: true,
    address: {
      firstname: 'Ana',
      lastname: 'Lopez',
      street: ['12 Main St', 'Apt 4'],
      city: 'Portland',
      region: 'OR',
      postcode: '97201',
      country_code: 'US',
      telephone: '+1 503 555 0100',
    },
  });
});

test('an empty form names every field that is required', () => {
  const checked = checkAddress({});

  expect(checked.ok ? [] : checked.problems).toEqual(
    ['firstname', 'lastname', 'street[0]', 'city', 'region', 'postcode', 'telephone'].map(
      (field) => ({ field, id: 'required' }),
    ),
  );
});

test('each country has its own rules', () => {
  expect(problemsOf({ postalCode: '97201-1234' })).toEqual([]);
  expect(problemsOf({ postalCode: '9720' })).toEqual(['postcode postcode-format']);
  expect(problemsOf({ region: '' })).toEqual(['region required']);
  expect(problemsOf({ region: null, state: 'OR' })).toEqual([]);
  expect(problemsOf({ country_code: 'de', region: '', postalCode: '10115' })).toEqual([]);
  expect(problemsOf({ country_code: 'DE', postalCode: '97201-1234' })).toEqual([
    'postcode postcode-format',
  ]);
  expect(problemsOf({ country_code: 'FR' })).toEqual(['country_code country-unknown']);
  expect(problemsOf({ country_code: 'toString' })).toEqual(['country_code country-unknown']);
});

test('broken values are named at their field', () => {
  expect(problemsOf({ firstname: '\u200b' })).toEqual(['firstname required']);
  expect(problemsOf({ firstname: 'a'.repeat(101) })).toEqual(['firstname too-long']);
  expect(problemsOf({ city: '\ud800' })).toEqual(['city broken-text']);
  expect(problemsOf({ street: ['a'.repeat(256)] })).toEqual(['street[0] too-long']);
  expect(problemsOf({ telephone: 'call me' })).toEqual(['telephone telephone-format']);
  expect(problemsOf({ telephone: '12' })).toEqual(['telephone telephone-format']);
});
