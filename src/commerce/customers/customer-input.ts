import { isEmail } from '#domain/people/contact.ts';
import { cleanName } from '#domain/people/display-name.ts';
import { inputError } from '../errors.ts';
import type { CustomerProfile } from './customer.ts';

type NamesInput = {
  firstname?: string | null;
  lastname?: string | null;
  middlename?: string | null;
  prefix?: string | null;
  suffix?: string | null;
  date_of_birth?: string | null;
  dob?: string | null;
  gender?: number | null;
  taxvat?: string | null;
};

/**
 * An e-mail address as Magento accepts it, without spaces around.
 * @throws GraphQLError when it is none.
 */
export function readEmail(text: string): string {
  const email = text.trim();
  if (!email) throw inputError('The email address is required to create a customer account.');
  if (!isEmail(email)) throw inputError(`"${email.slice(0, 64)}" is not a valid email address.`);
  return email;
}

/**
 * `profile` with what the input names put in its place.
 * @throws GraphQLError in Magento's words for a name, date or gender that cannot be.
 */
export function withNames(profile: CustomerProfile, input: NamesInput): CustomerProfile {
  const { firstname, lastname, gender } = input;
  const dateOfBirth = input.date_of_birth ?? input.dob;
  if (gender !== undefined && gender !== null && ![1, 2, 3].includes(gender)) {
    throw inputError(`"${gender}" is not a valid gender value.`);
  }
  return {
    ...profile,
    ...(firstname !== undefined && { firstname: requireName(firstname, 'First Name') }),
    ...(lastname !== undefined && { lastname: requireName(lastname, 'Last Name') }),
    ...(input.middlename !== undefined && { middlename: optionalName(input.middlename) }),
    ...(input.prefix !== undefined && { prefix: optionalName(input.prefix) }),
    ...(input.suffix !== undefined && { suffix: optionalName(input.suffix) }),
    ...(input.taxvat !== undefined && { taxvat: optionalName(input.taxvat) }),
    ...(gender !== undefined && { gender }),
    ...(dateOfBirth !== undefined && { dateOfBirth: readDate(dateOfBirth) }),
  };
}

function requireName(text: string | null, label: string): string {
  const name = cleanName(text ?? '');
  if (!name.ok) throw inputError(`"${label}" is a required value.`);
  return name.value;
}

function optionalName(text: string | null): string | null {
  const name = cleanName(text ?? '');
  return name.ok ? name.value : null;
}

function readDate(text: string | null): string | null {
  if (text === null) return null;
  const day = text.slice(0, 10);
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== day) {
    throw inputError('Invalid date');
  }
  return day;
}
