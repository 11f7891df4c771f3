import { cleanName, visibleText } from './display-name.ts';

export type CountryCode = 'US' | 'DE';

/** An address as it comes in. `customerAddressId` names a saved one in place of everything else. */
export type AddressInput = {
  firstname?: string | null;
  lastname?: string | null;
  street?: readonly (string | null | undefined)[] | null;
  /** Further street lines. */
  apartment?: string | null;
  neighborhood?: string | null;
  extra?: string | null;
  city?: string | null;
  state?: string | null;
  region?: string | null;
  country_code?: string | null;
  postalCode?: string | null;
  telephone?: string | null;
  id?: number | string | null;
  sameAsShipping?: boolean | null;
  customerAddressId?: number | string | null;
};

/** The form names of an address. */
export type AddressField =
  | 'firstname'
  | 'lastname'
  | 'street[0]'
  | 'apartment'
  | 'neighborhood'
  | 'extra'
  | 'city'
  | 'region'
  | 'postcode'
  | 'country_code'
  | 'telephone';

/** A checked address, as the commerce platform takes it. */
export type Address = {
  firstname: string;
  lastname: string;
  street: string[];
  city: string;
  /** The region's code or name; null where the country has none on its letters. */
  region: string | null;
  postcode: string;
  country_code: CountryCode;
  telephone: string;
};

export type AddressProblem = {
  field: AddressField;
  id:
    | 'required'
    | 'too-long'
    | 'broken-text'
    | 'postcode-format'
    | 'telephone-format'
    | 'country-unknown';
};

export type CheckedAddress =
  | { ok: true; address: Address }
  | { ok: false; problems: AddressProblem[] };

export const DEFAULT_COUNTRY: CountryCode = 'US';

/** The countries we deliver to. */
export const COUNTRIES: Record<CountryCode, { postcode: RegExp; needsRegion: boolean }> = {
  US: { postcode: /^\d{5}(?:-\d{4})?$/, needsRegion: true },
  DE: { postcode: /^\d{5}$/, needsRegion: false },
};

/** What follows the street, each in a line of its own. */
const FURTHER_LINES = ['apartment', 'neighborhood', 'extra'] as const;

/** Street lines with apartment, neighborhood and extra after them; empty ones are dropped. */
export function streetLines(input: AddressInput): string[] {
  return [...(input.street ?? []), ...FURTHER_LINES.map((field) => input[field])]
    .map((line) => tidy(line))
    .filter((line) => line !== '');
}

/** Checks an address and brings it to the form it is sent in. Problems are in the form's order. */
export function checkAddress(input: AddressInput): CheckedAddress {
  const country = tidy(input.country_code).toUpperCase() || DEFAULT_COUNTRY;
  if (!isCountryCode(country)) {
    return { ok: false, problems: [{ field: 'country_code', id: 'country-unknown' }] };
  }
  const address: Address = {
    firstname: tidyName(input.firstname),
    lastname: tidyName(input.lastname),
    street: streetLines(input),
    city: tidy(input.city),
    region: tidy(input.region) || tidy(input.state) || null,
    postcode: tidy(input.postalCode),
    country_code: country,
    telephone: tidy(input.telephone),
  };
  const problems = problemsOf(address, input);
  return problems.length > 0 ? { ok: false, problems } : { ok: true, address };
}

export function isCountryCode(code: string): code is CountryCode {
  return Object.hasOwn(COUNTRIES, code);
}

function problemsOf(address: Address, input: AddressInput): AddressProblem[] {
  const { postcode, needsRegion } = COUNTRIES[address.country_code];
  // A floor or a company is no street.
  const [street, ...further] = (input.street ?? []).map(tidy).filter((line) => line !== '');
  const problems: (AddressProblem | null)[] = [
    nameProblem('firstname', address.firstname),
    nameProblem('lastname', address.lastname),
    textProblem('street[0]', street ?? ''),
    ...further.map((line) => textProblem('street[0]', line)),
    ...FURTHER_LINES.flatMap((field) => {
      const line = tidy(input[field]);
      return line === '' ? [] : textProblem(field, line);
    }),
    textProblem('city', address.city),
    needsRegion || address.region ? textProblem('region', address.region ?? '') : null,
    textProblem('postcode', address.postcode) ??
      formatProblem('postcode', 'postcode-format', postcode.test(address.postcode)),
    textProblem('telephone', address.telephone) ??
      formatProblem('telephone', 'telephone-format', isTelephone(address.telephone)),
  ];
  return problems.filter((problem) => problem !== null);
}

function nameProblem(field: AddressField, text: string): AddressProblem | null {
  const name = cleanName(text);
  if (name.ok) return null;
  return { field, id: name.reason === 'empty' ? 'required' : name.reason };
}

function textProblem(field: AddressField, text: string): AddressProblem | null {
  if (text === '') return { field, id: 'required' };
  if (!text.isWellFormed()) return { field, id: 'broken-text' };
  return text.length > 255 ? { field, id: 'too-long' } : null;
}

function formatProblem(
  field: AddressField,
  id: AddressProblem['id'],
  isGood: boolean,
): AddressProblem | null {
  return isGood ? null : { field, id };
}

/** Digits with the marks people write between them; 6 to 15 digits. */
function isTelephone(text: string): boolean {
  return /^\+?[\d\s().\-/]+$/.test(text) && /^\d{6,15}$/.test(text.replace(/\D/g, ''));
}

function tidyName(text: string | null | undefined): string {
  const name = cleanName(text ?? '');
  return name.ok ? name.value : (text ?? '');
}

function tidy(text: string | null | undefined): string {
  return visibleText((text ?? '').replace(/\p{Cc}+/gu, ' '));
}
