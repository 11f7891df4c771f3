import { expect, test } from 'vitest';
import { aSavedAddress } from '../addresses/addresses.test-data.ts';
import { billingAtFirst, billingEntries, chosenAtFirst, readChosen } from './delivery-values.ts';

const nothing = { typed: undefined, accepted: undefined, isKnown: false };
const home = aSavedAddress({ id: 1, isDefaultShipping: true });
const work = aSavedAddress({ id: 2, isDefaultBilling: true });

test('a form that does not ask where bills go means the same address', () => {
  const form = new FormData();
  expect(readChosen(form)).toEqual({
    customerAddressId: '',
    sameAsShipping: 'true',
    'billing.customerAddressId': '',
  });
  form.set('sameAsShipping', 'false');
  expect(readChosen(form).sameAsShipping).toBe('false');
});

test('the default addresses of the book are suggested, the other for bills too', () => {
  expect(chosenAtFirst({ ...nothing, book: [home, work] })).toEqual({
    customerAddressId: '1',
    sameAsShipping: 'false',
    'billing.customerAddressId': '2',
  });
  const both = aSavedAddress({ id: 3, isDefaultShipping: true, isDefaultBilling: true });
  expect(chosenAtFirst({ ...nothing, book: [both] })).toMatchObject({ sameAsShipping: 'true' });
  expect(chosenAtFirst({ ...nothing, book: [] })).toMatchObject({ customerAddressId: '' });
});

test('what the order has already is not replaced by a suggestion', () => {
  const known = { ...nothing, isKnown: true, book: [home, work] };
  expect(chosenAtFirst(known)).toMatchObject({ customerAddressId: '', sameAsShipping: 'true' });
  const accepted = { customerAddressId: '2', sameAsShipping: 'true' };
  expect(chosenAtFirst({ ...known, accepted })).toMatchObject({ customerAddressId: '2' });
  const typed = { customerAddressId: '' };
  expect(chosenAtFirst({ ...known, accepted, typed })).toMatchObject({ customerAddressId: '' });
});

test('an address that was deleted since is chosen no more', () => {
  const accepted = { customerAddressId: '9' };
  expect(chosenAtFirst({ ...nothing, isKnown: true, accepted, book: [home] })).toMatchObject({
    customerAddressId: '',
  });
});

test('the address for bills is kept under its own names, and comes back', () => {
  const form = new FormData();
  form.set('firstname', 'Ada');
  form.set('billing.firstname', 'Grace');
  const typed = billingEntries(form);
  expect(typed['billing.firstname']).toBe('Grace');
  const first = billingAtFirst({ typed, accepted: undefined, cart: null, country: 'US' });
  expect(first).toMatchObject({ firstname: 'Grace', country_code: 'US' });
});
