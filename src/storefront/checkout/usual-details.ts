import type { Draft } from '#domain/orders/draft.ts';
import { STORES } from '#domain/people/locale.ts';
import type { Member } from '#shop/shopper.ts';
import { prefillAddress, type AddressValues } from '../addresses/index.ts';
import { storeOf, type Locale } from '../app/context.ts';
import { chosenAtFirst, type ChosenAddresses } from './delivery-values.ts';
import { findWhither } from './find-whither.ts';
import { readPlanAddress } from './plan-address.ts';
import type { Whither } from './save-delivery.ts';
import { bookOfStore } from './store-book.ts';

/** Where an order usually goes; `values` are what the form of the delivery begins with. */
export type UsualDetails = {
  shipping: Whither;
  billing: Whither | null;
  values: AddressValues & ChosenAddresses;
};

/**
 * Where a member's order usually goes: the address of the unfinished order, else the saved one that
 * is the default, else the plan's. Null where none of them is a whole one in the store's country,
 * and where bills go to an address that was typed. A telephone that only fills a field, which is
 * never sent as a real one, counts as missing.
 */
export async function findUsualDetails(
  member: Member,
  { address: accepted }: Draft,
  locale: Locale,
): Promise<UsualDetails | null> {
  const { country } = STORES[storeOf(locale)];
  const book = await bookOfStore(member, locale);
  const chosen = chosenAtFirst({ typed: undefined, accepted, book, isKnown: false });
  const savedId = chosen.customerAddressId;
  const plan = accepted || savedId ? null : await readPlanAddress(member);
  const typed = prefillAddress({ typed: undefined, accepted, cart: null, plan, country });
  const found = findWhither({ savedId, typed, isKept: false, book });
  const billing = usualBilling(chosen);
  if (!found.ok || billing === 'typed') return null;
  return { shipping: found.whither, billing, values: { ...found.values, ...chosen } };
}

function usualBilling(chosen: ChosenAddresses): Whither | null | 'typed' {
  if (chosen.sameAsShipping === 'true') return null;
  const savedId = chosen['billing.customerAddressId'];
  return savedId ? { savedId: Number(savedId) } : 'typed';
}
