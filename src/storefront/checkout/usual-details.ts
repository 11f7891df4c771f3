import { STORES } from '#domain/people/locale.ts';
import type { Draft } from '#domain/orders/draft.ts';
import type { Member } from '#shop/shopper.ts';
import { storeOf, type Locale } from '../app/context.ts';
import { checkAddressForm, prefillAddress } from '../addresses/index.ts';
import { readPlanAddress } from './plan-address.ts';

/**
 * Where a member's order usually goes: the address of the unfinished order, else the plan's. Null
 * where neither is a whole one in the store's country; a telephone that only fills a field, which
 * is never sent as a real one, counts as missing.
 */
export async function findUsualAddress(
  member: Member,
  { address: accepted }: Draft,
  locale: Locale,
) {
  const { country } = STORES[storeOf(locale)];
  const plan = accepted ? null : await readPlanAddress(member);
  const values = prefillAddress({ typed: undefined, accepted, cart: null, plan, country });
  const checked = checkAddressForm(values);
  return checked.ok ? checked : null;
}
