import type { AddressField, CountryCode } from '#domain/people/address.ts';
import type { AddressFormProblem } from './address-problem.ts';

type AddressMessage = Record<
  AddressFormProblem['id'],
  (field: string, country: CountryCode) => string
>;

const telephones = { US: '503 555 0100', DE: '030 123456' } satisfies Record<CountryCode, string>;

const problems: AddressMessage = {
  required: (field) => `${field}: This field is required`,
  'too-long': (field) => `${field}: This is too long. Please shorten it.`,
  'broken-text': (field) =>
    `${field}: We can’t read some of the characters. Please enter it again.`,
  'postcode-format': (_, country) =>
    country === 'DE'
      ? 'A German postal code has five digits, such as 10115.'
      : 'A ZIP code has five digits, such as 97205, or nine: 97205-1234.',
  'telephone-format': (_, country) =>
    `Enter a phone number with its area code, such as ${telephones[country]}. Only digits, spaces and + ( ) - are allowed.`,
  'country-unknown': () => 'We do not deliver to this country.',
  'card-number': (field) =>
    `${field}: This looks like a payment card number. Please remove it: we never ask for one.`,
  'telephone-placeholder': (field) =>
    `${field}: This number doesn’t reach anyone. Please enter your own, so that the carrier can reach you.`,
};

/** 'the United States', 'Germany'. */
const withArticle = (country: string) => country.replace(/^United/, 'the United');

/** The form of an address, wherever it stands. */
export const addresses = {
  form: {
    fields: {
      firstname: 'First name',
      lastname: 'Last name',
      'street[0]': 'Street and number',
      apartment: 'Apartment, floor or company',
      neighborhood: 'Neighborhood',
      extra: 'Anything else that belongs on the label',
      city: 'City',
      region: 'State',
      postcode: 'ZIP code',
      country_code: 'Country',
      telephone: 'Phone',
    } satisfies Record<AddressField, string>,
    more: 'Further lines of the address',
    hints: {
      telephone: 'The carrier calls only if the package can’t be delivered.',
      postcode: {
        US: 'Five digits, such as 97205.',
        DE: 'Five digits, such as 10115.',
      } satisfies Record<CountryCode, string> as Record<CountryCode, string>,
    },
    chooseRegion: 'Choose a state',
    country: (name: string) => `We deliver within ${withArticle(name)}.`,
    required: {
      firstname: 'Enter your first name.',
      lastname: 'Enter your last name.',
      'street[0]': 'Enter your street and number.',
      city: 'Enter your city.',
      region: 'Choose your state.',
      postcode: 'Enter your ZIP code.',
      telephone: 'Enter your phone number.',
    } as Partial<Record<AddressField, string>>,
    problems,
  },

  book: {
    title: 'Your addresses',
    lead: 'Choose one of these when you order, without typing it again.',
    none: 'You haven’t saved an address yet.',
    add: 'Add an address',
    edit: 'Edit',
    forDeliveries: 'For deliveries',
    forBills: 'For bills',
    useForDeliveries: 'Use for deliveries',
    useForBills: 'Use for bills',
    remove: 'Delete this address',
    removeQuestion: 'Orders that you have placed keep the address they were sent to.',
    removeAction: 'Yes, delete this address',
    refused: 'That could not be done',
    gone: 'This address is not in your book any more.',
  },

  one: {
    addTitle: 'Add an address',
    editTitle: 'Edit this address',
    defaultShipping: 'Suggest this address for deliveries',
    defaultBilling: 'Suggest this address for bills',
    save: 'Save address',
  },
};
