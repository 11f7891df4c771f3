import type { Address } from '#domain/people/address.ts';
import { STORES, storeOf, type Locale, type Store } from '#domain/people/locale.ts';
import { isServiceError, type ServiceError } from '#clients/client.ts';
import {
  AddAddressDocument,
  AddressBookDocument,
  ChangeAddressDocument,
  DeleteAddressDocument,
  type AddressBookQuery,
} from '#clients/generated/commerce.ts';
import type { Shopper } from '#shop/shopper.ts';
import type { AddressErrors } from './address-errors.ts';
import type { KnownAddress } from './address-form.ts';
import type { Places } from './places.ts';
import type { PostalAddress } from './postal-address.tsx';

/** An address of the book. `regionCode` is for the form, `region` for people. */
export type SavedAddress = KnownAddress &
  PostalAddress & { id: number; isDefaultShipping: boolean; isDefaultBilling: boolean };

/** In the address of its page, in place of a number: one that is not saved yet. */
export const NEW_ADDRESS = 'New';

/** What can be made of an address beside its lines. */
export type Defaults = { isDefaultShipping: boolean; isDefaultBilling: boolean };

/** Which of an address a default is. */
export type DefaultUse = 'shipping' | 'billing';

/** Null when it is done, or why commerce refuses it, in its own words. */
type Outcome = Promise<string | null>;

type Owner = Pick<Shopper, 'commerce'>;

/** The shopper's address book, the default ones first. @throws ServiceError */
export async function readBook({ commerce }: Owner, locale: Locale): Promise<SavedAddress[]> {
  const { customer } = await commerce(storeOf(locale).code).run(AddressBookDocument, {});
  const saved = (customer?.addresses ?? []).flatMap(savedAddress);
  const rank = ({ isDefaultShipping, isDefaultBilling }: SavedAddress) =>
    isDefaultShipping ? 0 : isDefaultBilling ? 1 : 2;
  return saved.toSorted((one, other) => rank(one) - rank(other));
}

/** The same, where commerce may refuse to tell it. */
export async function loadBook(
  shopper: Owner,
  locale: Locale,
): Promise<{ book: SavedAddress[]; errors: AddressErrors }> {
  try {
    return { book: await readBook(shopper, locale), errors: {} };
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return { book: [], errors: { load: error.message } };
  }
}

/** The one of the book that says the same, or null. */
export function findSame(book: readonly SavedAddress[], address: Address): SavedAddress | null {
  const text = (one: Omit<Address, 'region' | 'country_code'>, country: string) =>
    JSON.stringify([
      one.firstname,
      one.lastname,
      one.street,
      one.city,
      one.postcode,
      country,
      one.telephone,
    ]);
  const wanted = text(address, address.country_code);
  return book.find((saved) => text(saved, saved.countryCode) === wanted) ?? null;
}

/**
 * The address with this number among the shopper's own, or null. Only what was found so is named
 * to commerce: an address of somebody else it would take for a break-in and end the session.
 */
export function findSaved(book: readonly SavedAddress[], id: string): SavedAddress | null {
  return book.find((address) => String(address.id) === id) ?? null;
}

/** The store that delivers to an address, in whose terms it is changed; else that of the page. */
export function storeForAddress({ countryCode }: { countryCode: string }, locale: Locale): Store {
  return Object.values(STORES).find(({ country }) => country === countryCode) ?? storeOf(locale);
}

export function addAddress(
  { commerce }: Owner,
  store: Store,
  address: Address & Defaults,
  places: Places,
): Outcome {
  const input = inputOf(address, places);
  return refusalOf(() => commerce(store.code).run(AddAddressDocument, { input }));
}

export function changeAddress(
  { commerce }: Owner,
  store: Store,
  id: number,
  address: Address & Defaults,
  places: Places,
): Outcome {
  const input = inputOf(address, places);
  return refusalOf(() => commerce(store.code).run(ChangeAddressDocument, { id, input }));
}

/** Also a default one: there is none then. */
export function deleteAddress(
  { commerce }: Owner,
  locale: Locale,
  { id, isDefaultShipping, isDefaultBilling }: SavedAddress,
): Outcome {
  const isDefault = isDefaultShipping || isDefaultBilling;
  return refusalOf(() =>
    commerce(storeOf(locale).code).run(DeleteAddressDocument, { id, isDefault }),
  );
}

export function setDefaultAddress(
  { commerce }: Owner,
  locale: Locale,
  address: SavedAddress,
  use: DefaultUse,
): Outcome {
  const { code } = storeForAddress(address, locale);
  const input = use === 'shipping' ? { default_shipping: true } : { default_billing: true };
  return refusalOf(() => commerce(code).run(ChangeAddressDocument, { id: address.id, input }));
}

/** Region by number, code and name: some platforms take one of them, and some another. */
function inputOf(
  { region, isDefaultShipping, isDefaultBilling, ...address }: Address & Defaults,
  { regions }: Places,
) {
  const known = regions.find(({ code }) => code === region);
  const named = known && { region_id: known.id, region_code: known.code, region: known.name };
  return {
    ...address,
    ...(region && { region: named ?? { region } }),
    default_shipping: isDefaultShipping,
    default_billing: isDefaultBilling,
  };
}

async function refusalOf(work: () => Promise<unknown>): Outcome {
  try {
    await work();
    return null;
  } catch (error) {
    if (isRefusal(error)) return error.message;
    throw error;
  }
}

/** What commerce was asked cannot be done; any other fault is answered for all pages in one way. */
function isRefusal(error: unknown): error is ServiceError {
  return isServiceError(error) && ['input', 'not-found', 'conflict'].includes(error.category);
}

type WireAddress = NonNullable<
  NonNullable<NonNullable<AddressBookQuery['customer']>['addresses']>[number]
>;

function savedAddress(address: WireAddress | null): SavedAddress[] {
  if (!address?.id) return [];
  return [
    {
      id: address.id,
      firstname: address.firstname ?? '',
      lastname: address.lastname ?? '',
      street: (address.street ?? []).flatMap((line) => line ?? []),
      city: address.city ?? '',
      region: address.region?.region_code ?? address.region?.region ?? '',
      regionCode: address.region?.region_code ?? '',
      postcode: address.postcode ?? '',
      countryCode: address.country_code ?? '',
      telephone: address.telephone ?? '',
      isDefaultShipping: address.default_shipping ?? false,
      isDefaultBilling: address.default_billing ?? false,
    },
  ];
}
