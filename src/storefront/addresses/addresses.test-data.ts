import type { SavedAddress } from './address-book.ts';
import type { AddressValues } from './address-form.ts';

/** As typed into the form. */
export function anAddressForm(changes: Partial<AddressValues> = {}): AddressValues {
  return {
    firstname: 'Ada',
    lastname: 'Park',
    'street[0]': '1 Elm Street',
    apartment: '',
    neighborhood: '',
    extra: '',
    city: 'Portland',
    region: 'OR',
    postcode: '97205',
    country_code: 'US',
    telephone: '503 555 0100',
    ...changes,
  };
}

/** The same in the book. */
export function aSavedAddress(changes: Partial<SavedAddress> = {}): SavedAddress {
  return {
    id: 1,
    firstname: 'Ada',
    lastname: 'Park',
    street: ['1 Elm Street'],
    city: 'Portland',
    region: 'OR',
    regionCode: 'OR',
    postcode: '97205',
    countryCode: 'US',
    telephone: '503 555 0100',
    isDefaultShipping: false,
    isDefaultBilling: false,
    ...changes,
  };
}
