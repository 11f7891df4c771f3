/** What the other subjects of the storefront may use of this one. */
export { findSame, findSaved, readBook, type SavedAddress } from './address-book.ts';
export { AddressFields } from './address-fields.tsx';
export {
  checkAddressForm,
  prefillAddress,
  readAddressForm,
  valuesAsSaved,
  valuesOfSaved,
  type AddressValues,
  type PlanAddress,
} from './address-form.ts';
export type { AddressFormProblem } from './address-problem.ts';
export { addressMessages, type FieldErrors } from './address-words.ts';
export { readPlaces } from './places.ts';
export {
  addressLines,
  countryName,
  type PostalAddress,
  PostalAddressLines,
} from './postal-address.tsx';
