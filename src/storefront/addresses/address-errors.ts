/** What can be done with the address book; each keeps its own error, as the specification names them. */
export type AddressAction =
  | 'load'
  | 'addAddress'
  | 'updateAddress'
  | 'deleteAddress'
  | 'setDefaultAddress';

/** Why an act was refused, in commerce's own words. */
export type AddressErrors = Partial<Record<AddressAction, string>>;
