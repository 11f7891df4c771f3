import type { Address } from '../cart/address.ts';
import type { CommerceContext } from '../context.ts';
import { inputError } from '../errors.ts';
import type { CartAddressInput } from '../generated/schema.ts';
import { requireStreet, tidy, tidyStreet } from '../store/address-lines.ts';
import { requireCountry } from '../store/countries.ts';
import { resolveRegion } from '../store/regions.ts';

const regionProblems = {
  missing: 'Region is required.',
  ambiguous: 'Region input is ambiguous. Specify region_id.',
  unknown: 'The region_id does not match the selected country or region',
  mismatch: 'The region_id does not match the selected country or region',
} as const;

/**
 * The address a shopper typed, complete and cleaned.
 * @throws GraphQLError in Magento's words for what is missing or where the store does not go.
 */
export function readCartAddress(
  { store, settings }: Pick<CommerceContext, 'store' | 'settings'>,
  input: CartAddressInput,
  notes: string | null,
): Address {
  const street = tidyStreet(input.street);
  requireStreet(street, settings);
  const countryCode = requireCountry(store, input.country_code.trim().toUpperCase());
  return {
    firstname: required('firstname', input.firstname),
    lastname: required('lastname', input.lastname),
    middlename: tidy(input.middlename),
    prefix: tidy(input.prefix),
    suffix: tidy(input.suffix),
    company: tidy(input.company),
    street: [required('street', street[0]), ...street.slice(1)],
    city: required('city', input.city),
    region: regionOf(countryCode, input),
    postcode: required('postcode', input.postcode),
    countryCode,
    telephone: required('telephone', input.telephone),
    fax: tidy(input.fax),
    vatId: tidy(input.vat_id),
    notes,
  };
}

function regionOf(countryCode: string, input: CartAddressInput): Address['region'] {
  const resolved = resolveRegion(countryCode, {
    region: tidy(input.region),
    region_id: input.region_id ?? null,
  });
  if (resolved.ok) return resolved.region;
  throw inputError(regionProblems[resolved.reason]);
}

function required(name: string, value: string | null | undefined): string {
  const text = tidy(value);
  if (text === null) throw inputError(`"${name}" is required. Enter and try again.`);
  return text;
}
