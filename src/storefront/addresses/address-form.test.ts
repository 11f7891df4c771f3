import { expect, test } from 'vitest';
import {
  checkAddressForm,
  fromKnown,
  isPlaceholderTelephone,
  prefillAddress,
  type AddressValues,
} from './address-form.ts';

test('a good address is accepted with its street lines', () => {
  const checked = checkAddressForm(anAddress());

  expect(checked).toMatchObject({
    ok: true,
    address: { street: ['1 Elm Street', 'Apt 2'], region: 'OR', country_code: 'US' },
  });
});

test('four lines of a street go out in order, and come back into the fields they were typed in', () => {
  const lines = { apartment: 'Apt 2', neighborhood: 'Old Town', extra: 'Rear house' };
  const checked = checkAddressForm(anAddress(lines));
  const street = ['1 Elm Street', 'Apt 2', 'Old Town', 'Rear house'];

  expect(checked).toMatchObject({ ok: true, address: { street } });
  expect(fromKnown(aKnownAddress({ street }))).toMatchObject(lines);
  expect(fromKnown(aKnownAddress({ street: [...street, 'Ring twice'] })).extra).toBe(
    'Rear house, Ring twice',
  );
});

test('a further line that is too long is named by its own field', () => {
  expect(checkAddressForm(anAddress({ extra: 'x'.repeat(256) }))).toEqual({
    ok: false,
    problems: [{ field: 'extra', id: 'too-long' }],
  });
});

test('a floor alone is no street', () => {
  expect(checkAddressForm(anAddress({ 'street[0]': ' ' }))).toEqual({
    ok: false,
    problems: [{ field: 'street[0]', id: 'required' }],
  });
});

test('every field at fault is named once, in the order of the page', () => {
  const checked = checkAddressForm(anAddress({ firstname: '', postcode: '9', telephone: '' }));

  expect(checked).toEqual({
    ok: false,
    problems: [
      { field: 'firstname', id: 'required' },
      { field: 'postcode', id: 'postcode-format' },
      { field: 'telephone', id: 'required' },
    ],
  });
});

test.each(['4111 1111 1111 1111', 'card 4111111111111111, thanks', '5555-5555-5555-4444'])(
  'a card number is refused: %s',
  (apartment) => {
    const checked = checkAddressForm(anAddress({ apartment }));

    expect(checked).toEqual({ ok: false, problems: [{ field: 'apartment', id: 'card-number' }] });
  },
);

test('long digits that are no card are left alone', () => {
  expect(checkAddressForm(anAddress({ apartment: 'Box 4111 1111 1111 1112' })).ok).toBe(true);
});

test.each(['0000000000', '111-111-1111', '1234567890', '(000) 000-0000', '+1 555 555 5555'])(
  'a telephone that only fills the field is refused: %s',
  (telephone) => {
    const checked = checkAddressForm(anAddress({ telephone }));

    expect(checked).toEqual({
      ok: false,
      problems: [{ field: 'telephone', id: 'telephone-placeholder' }],
    });
  },
);

test('a real telephone is no placeholder', () => {
  expect(isPlaceholderTelephone('503 555 0100')).toBe(false);
});

test('what was typed comes before what was accepted, the cart and the plan', () => {
  const sources = {
    typed: { city: 'Typed' },
    accepted: { city: 'Accepted' },
    cart: null,
    plan: aPlanAddress(),
    country: 'US',
  };

  expect(prefillAddress(sources).city).toBe('Typed');
  expect(prefillAddress({ ...sources, typed: undefined }).city).toBe('Accepted');
});

test('the plan fills in what it knows, and no placeholder for a telephone', () => {
  const values = prefillAddress({
    typed: undefined,
    accepted: undefined,
    cart: null,
    plan: aPlanAddress({ phone: '0000000000' }),
    country: 'DE',
  });

  expect(values).toMatchObject({ firstname: 'Ada', telephone: '', country_code: 'DE' });
});

test.each([
  ['+12025550110', '+1 202 555 0110'],
  ['+491713920010', '+49 171 3920010'],
  ['503 555 0100', '503 555 0100'],
])('the telephone %s of the plan is shown as %s', (phone, shown) => {
  const sources = { typed: undefined, accepted: undefined, cart: null, country: 'US' };

  expect(prefillAddress({ ...sources, plan: aPlanAddress({ phone }) }).telephone).toBe(shown);
});

test('of an address in another country only the person is kept', () => {
  const sources = {
    typed: undefined,
    accepted: anAddress(),
    cart: null,
    plan: aPlanAddress(),
    country: 'DE',
  };

  expect(prefillAddress(sources)).toMatchObject({
    firstname: 'Ada',
    telephone: '503 555 0100',
    city: '',
    postcode: '',
    country_code: 'DE',
  });
});

test.each([
  ['OR', 'DE', ''],
  ['', 'US', ''],
  ['OR', 'US', 'Portland'],
  ['', 'DE', 'Portland'],
])("a plan's address with the state %j gives a form for %s the city %j", (state, country, city) => {
  const sources = { typed: undefined, accepted: undefined, cart: null, country };

  expect(prefillAddress({ ...sources, plan: aPlanAddress({ state }) })).toMatchObject({
    firstname: 'Ada',
    city,
  });
});

function anAddress(change: Partial<AddressValues> = {}): AddressValues {
  return {
    firstname: 'Ada',
    lastname: 'Park',
    'street[0]': '1 Elm Street',
    apartment: 'Apt 2',
    neighborhood: '',
    extra: '',
    city: 'Portland',
    region: 'OR',
    postcode: '97205',
    country_code: 'US',
    telephone: '503 555 0100',
    ...change,
  };
}

function aPlanAddress(change: { phone?: string; state?: string } = {}) {
  return {
    firstName: 'Ada',
    lastName: 'Park',
    phone: '503 555 0100',
    street: '1 Elm Street',
    city: 'Portland',
    state: 'OR',
    postcode: '97205',
    ...change,
  };
}

function aKnownAddress(changes: { street: string[] }) {
  return {
    firstname: 'Ada',
    lastname: 'Lovelace',
    city: 'Portland',
    regionCode: 'OR',
    postcode: '97205',
    countryCode: 'US',
    telephone: '503 555 0100',
    ...changes,
  };
}
