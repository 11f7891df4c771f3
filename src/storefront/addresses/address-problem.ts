import type { AddressField, AddressProblem } from '#domain/people/address.ts';

/** What is wrong with a field of the address; the words stand in the texts. */
export type AddressFormProblem = {
  field: AddressField;
  id: AddressProblem['id'] | 'card-number' | 'telephone-placeholder';
};
