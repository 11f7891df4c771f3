import { groupedTelephone } from '#domain/people/contact.ts';
import { visibleText } from '#domain/people/display-name.ts';
import {
  checkAddress,
  COUNTRIES,
  isCountryCode,
  type Address,
  type AddressField,
} from '#domain/people/address.ts';
import { holdsCardNumber } from '#domain/prices/card-number.ts';
import type { AddressFormProblem } from './address-problem.ts';
import { formText } from '../app/form-values.ts';

/** The form names of the address, in the order of the page. */
export const ADDRESS_FIELDS = [
  'firstname',
  'lastname',
  'street[0]',
  'apartment',
  'neighborhood',
  'extra',
  'city',
  'region',
  'postcode',
  'country_code',
  'telephone',
] as const satisfies readonly AddressField[];

export type AddressValues = Record<AddressField, string>;

export type CheckedForm =
  | { ok: true; address: Address; values: AddressValues }
  | { ok: false; problems: AddressFormProblem[] };

/** `prefix` stands before the names of the fields, where a form has two addresses. */
export function readAddressForm(form: FormData, prefix = ''): AddressValues {
  return valuesOf((field) => formText(form, prefix + field));
}

/**
 * Checks the typed address by the rules of the domain, and for what an address must never
 * hold: the number of a payment card, or a telephone that stands in for a missing one.
 */
export function checkAddressForm(values: AddressValues): CheckedForm {
  const checked = checkAddress({
    firstname: values.firstname,
    lastname: values.lastname,
    street: [values['street[0]']],
    apartment: values.apartment,
    neighborhood: values.neighborhood,
    extra: values.extra,
    city: values.city,
    region: values.region,
    postalCode: values.postcode,
    country_code: values.country_code,
    telephone: values.telephone,
  });
  const found: AddressFormProblem[] = [
    ...ADDRESS_FIELDS.filter((field) => holdsCardNumber(values[field])).map((field) => ({
      field,
      id: 'card-number' as const,
    })),
    ...(isPlaceholderTelephone(values.telephone)
      ? [{ field: 'telephone' as const, id: 'telephone-placeholder' as const }]
      : []),
    ...(checked.ok ? [] : checked.problems),
  ];
  const problems = ADDRESS_FIELDS.flatMap(
    (field) => found.find((problem) => problem.field === field) ?? [],
  );
  return checked.ok && problems.length === 0
    ? { ok: true, address: checked.address, values }
    : { ok: false, problems };
}

/** An address that commerce keeps, in a cart or in the book. */
export type KnownAddress = {
  firstname: string;
  lastname: string;
  street: string[];
  city: string;
  regionCode: string;
  postcode: string;
  countryCode: string;
  telephone: string;
};

/** What the plan knows of a member's address; anything may be missing. */
export type PlanAddress = {
  firstName: string | null;
  lastName: string | null;
  phone: string | null;
  street: string | null;
  city: string | null;
  state: string | null;
  postcode: string | null;
};

/**
 * The first of these that there is: what was typed, accepted, set on the cart, known to the plan.
 * Of an address in another country only the person is kept.
 */
export function prefillAddress(sources: {
  typed: Record<string, string> | undefined;
  accepted: Record<string, string> | undefined;
  cart: KnownAddress | null;
  plan: PlanAddress | null;
  country: string;
}): AddressValues {
  const { typed, accepted, cart, plan, country } = sources;
  const settled = accepted ?? (cart ? fromKnown(cart) : undefined);
  const known =
    typed ?? (settled && inCountry(settled, country)) ?? (plan ? fromPlan(plan, country) : {});
  const values = valuesOf((field) => known[field] ?? '');
  return {
    ...values,
    country_code: values.country_code || country,
    // What was typed stays as it was typed; what is restored is asked for again.
    telephone: !typed && isPlaceholderTelephone(values.telephone) ? '' : values.telephone,
  };
}

/** A saved address by form names, as it is. */
export function valuesAsSaved(saved: KnownAddress): AddressValues {
  const known = fromKnown(saved);
  return valuesOf((field) => known[field] ?? '');
}

/**
 * What the form of an address of the book shows: what was typed, else what is saved. A number
 * that only fills the field is asked for again.
 */
export function valuesOfSaved(saved: KnownAddress | null, country: string): AddressValues {
  const known = saved ? fromKnown(saved) : {};
  return prefillAddress({ typed: undefined, accepted: known, cart: null, plan: null, country });
}

/**
 * A number that only fills the field, as '0000000000', '+1 555 555 5555' and '1234567890' do: nobody
 * answers it.
 */
export function isPlaceholderTelephone(text: string): boolean {
  const digits = text.replace(/\D/g, '');
  return (
    /^(?:1|49)?(\d)\1{5,}$/.test(digits) || (digits.length >= 6 && '01234567890'.includes(digits))
  );
}

/** Fills the form with an address as commerce keeps it; more than four lines of a street share the last. */
export function fromKnown(address: KnownAddress): Partial<AddressValues> {
  const [street = '', apartment = '', neighborhood = '', ...further] = address.street;
  return {
    firstname: address.firstname,
    lastname: address.lastname,
    'street[0]': street,
    apartment,
    neighborhood,
    extra: further.join(', '),
    city: address.city,
    region: address.regionCode,
    postcode: address.postcode,
    country_code: address.countryCode,
    telephone: address.telephone,
  };
}

function inCountry(
  address: Partial<Record<string, string>>,
  country: string,
): Partial<Record<string, string>> {
  if (!address.country_code || address.country_code === country) return address;
  const { firstname, lastname, telephone } = address;
  return { firstname, lastname, telephone };
}

/** A plan names no country, but a state is a sign of one that needs it, and of no other. */
function fromPlan(plan: PlanAddress, country: string): Partial<AddressValues> {
  const needsState = isCountryCode(country) && COUNTRIES[country].needsRegion;
  const isElsewhere = (plan.street ?? '') !== '' && Boolean(plan.state) !== needsState;
  const person = {
    firstname: visibleText(plan.firstName ?? ''),
    lastname: visibleText(plan.lastName ?? ''),
    telephone: groupedTelephone(plan.phone ?? ''),
  };
  if (isElsewhere) return person;
  return {
    ...person,
    'street[0]': visibleText(plan.street ?? ''),
    city: visibleText(plan.city ?? ''),
    region: plan.state ?? '',
    postcode: plan.postcode ?? '',
  };
}

function valuesOf(valueOf: (field: AddressField) => string): AddressValues {
  const entries = ADDRESS_FIELDS.map((field) => [field, valueOf(field)]);
  return Object.fromEntries(entries) as AddressValues;
}
