import {
  prefillAddress,
  readAddressForm,
  valuesOfSaved,
  type AddressValues,
  type SavedAddress,
} from '../addresses/index.ts';
import { formText } from '../app/form-values.ts';
import type { CartAddress } from '../cart/index.ts';

/** Before the names of the address that bills go to. */
export const BILLING = 'billing.';

/** Which addresses are chosen, by their form names; empty where one is typed. */
export type ChosenAddresses = {
  customerAddressId: string;
  sameAsShipping: 'true' | 'false';
  'billing.customerAddressId': string;
};

export function readChosen(form: FormData): ChosenAddresses {
  return {
    customerAddressId: formText(form, 'customerAddressId', 20),
    // Forms without the question mean the same address, as they always did.
    sameAsShipping: formText(form, 'sameAsShipping') === 'false' ? 'false' : 'true',
    [`${BILLING}customerAddressId`]: formText(form, `${BILLING}customerAddressId`, 20),
  };
}

/** The address for bills, as it is kept among other values: its names begin with `billing.`. */
export function billingEntries(form: FormData): Record<string, string> {
  const values = Object.entries(readAddressForm(form, BILLING));
  return Object.fromEntries(values.map(([field, value]) => [BILLING + field, value]));
}

type Kept = Record<string, string> | undefined;

/**
 * The addresses that the form begins with: as typed, else as accepted, else those that the book
 * suggests, if nothing is known of this order yet. One that is not in the book any more is none.
 */
export function chosenAtFirst({
  typed,
  accepted,
  book,
  isKnown,
}: {
  typed: Kept;
  accepted: Kept;
  book: readonly SavedAddress[];
  isKnown: boolean;
}): ChosenAddresses {
  const known = typed ?? accepted;
  const shipping = book.find(({ isDefaultShipping }) => isDefaultShipping);
  const billing = book.find(({ isDefaultBilling }) => isDefaultBilling);
  const isInBook = (id: string | undefined) => book.some((one) => String(one.id) === id);
  const inBook = (id: string | undefined) => (id && isInBook(id) ? id : '');
  const suggested = isKnown ? undefined : shipping;
  const isOther = !isKnown && shipping && billing && billing !== shipping;
  return {
    customerAddressId: inBook(known?.customerAddressId ?? suggested?.id.toString()),
    sameAsShipping: known?.sameAsShipping === 'false' || (!known && isOther) ? 'false' : 'true',
    [`${BILLING}customerAddressId`]: inBook(
      known?.[`${BILLING}customerAddressId`] ?? billing?.id.toString(),
    ),
  };
}

/** The typed address for bills: as typed, else as accepted, else the one of the cart. */
export function billingAtFirst({
  typed,
  accepted,
  cart,
  country,
}: {
  typed: Kept;
  accepted: Kept;
  cart: CartAddress | null;
  country: string;
}): AddressValues {
  const known = typed ?? accepted;
  if (!known) return valuesOfSaved(cart, country);
  const entries = Object.entries(known).flatMap(([name, value]) =>
    name.startsWith(BILLING) ? [[name.slice(BILLING.length), value]] : [],
  );
  const before: Record<string, string> = Object.fromEntries(entries);
  return prefillAddress({ typed: before, accepted: undefined, cart: null, plan: null, country });
}
