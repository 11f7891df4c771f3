import { isDeepStrictEqual } from 'node:util';
import type { Address } from '../cart/address.ts';
import type { CommerceContext } from '../context.ts';
import { inputError } from '../errors.ts';
import type { CustomerAddressInput } from '../generated/schema.ts';
import { requireStreet, tidy, tidyStreet } from '../store/address-lines.ts';
import { requireCountry } from '../store/countries.ts';
import { resolveRegion } from '../store/regions.ts';

/** What an address says about people and places; sealed as one. */
export type AddressDetails = Omit<Address, 'countryCode' | 'notes' | 'postcode' | 'telephone'> & {
  postcode: string;
  telephone: string;
};

/** One entry of a customer's address book. */
export type CustomerAddress = AddressDetails & {
  id: number;
  customerId: number;
  countryCode: string;
  isDefaultShipping: boolean;
  isDefaultBilling: boolean;
};

const required = ['firstname', 'lastname', 'street', 'city', 'postcode', 'telephone'] as const;

/**
 * A complete address from the input; what the input leaves out is taken from `before`.
 * @throws GraphQLError in Magento's words for what is missing or cannot be.
 */
export function readAddress(
  { store, settings }: Pick<CommerceContext, 'store' | 'settings'>,
  input: CustomerAddressInput,
  customerId: number,
  before: CustomerAddress | null,
): Omit<CustomerAddress, 'id'> {
  const text = (given: string | null | undefined, kept: string | null | undefined) =>
    given === undefined ? (kept ?? null) : tidy(given);
  const street = input.street ? tidyStreet(input.street) : (before?.street ?? []);
  const country = input.country_code ?? input.country_id ?? before?.countryCode ?? null;
  const values = {
    firstname: text(input.firstname, before?.firstname),
    lastname: text(input.lastname, before?.lastname),
    street: street[0] ?? null,
    city: text(input.city, before?.city),
    postcode: text(input.postcode, before?.postcode),
    telephone: text(input.telephone, before?.telephone),
  };
  requireAll(input, { ...values, country_id: country });
  requireStreet(street, settings);
  const countryCode = requireCountry(store, country);

  return {
    customerId,
    firstname: values.firstname ?? '',
    lastname: values.lastname ?? '',
    middlename: text(input.middlename, before?.middlename),
    prefix: text(input.prefix, before?.prefix),
    suffix: text(input.suffix, before?.suffix),
    company: text(input.company, before?.company),
    street,
    city: values.city ?? '',
    region: regionOf(countryCode, input, before),
    postcode: values.postcode ?? '',
    telephone: values.telephone ?? '',
    fax: text(input.fax, before?.fax),
    vatId: text(input.vat_id, before?.vatId),
    countryCode,
    isDefaultShipping: input.default_shipping ?? before?.isDefaultShipping ?? false,
    isDefaultBilling: input.default_billing ?? before?.isDefaultBilling ?? false,
  };
}

/** Whether two say the same in every line, whatever each is the default of. */
export function isSameAddress(
  one: Omit<CustomerAddress, 'id'>,
  other: Omit<CustomerAddress, 'id'>,
): boolean {
  return isDeepStrictEqual(linesOf(one), linesOf(other));
}

function linesOf(address: Omit<CustomerAddress, 'id'> & { id?: number }) {
  const { id: _id, isDefaultShipping: _shipping, isDefaultBilling: _billing, ...lines } = address;
  return lines;
}

function requireAll(
  input: CustomerAddressInput,
  values: Record<(typeof required)[number] | 'country_id', string | null>,
): void {
  const missing = Object.entries(values).filter(([, value]) => !value);
  const [first] = missing;
  if (!first) return;
  const leftOut = missing.filter(([name]) => !Object.hasOwn(input, name)).map(([name]) => name);
  throw inputError(
    leftOut.length > 0
      ? `Required parameters are missing: ${leftOut.join(', ')}`
      : `"${first[0]}" is required. Enter and try again.`,
  );
}

function regionOf(
  countryCode: string,
  input: CustomerAddressInput,
  before: CustomerAddress | null,
): AddressDetails['region'] {
  if (!input.region && before?.countryCode === countryCode) return before.region;
  const resolved = resolveRegion(countryCode, input.region ?? {});
  if (resolved.ok) return resolved.region;
  throw inputError(
    resolved.reason === 'mismatch'
      ? 'The region_id does not match the selected country or region'
      : 'A region_id is required for the specified country code',
  );
}
