import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js';
import { findMemberId } from '#domain/people/member-id.ts';
import type { Sealer } from '#service-base/ports.ts';

/** Where a number without a country code may be at home, by the languages we speak. */
const homeCountries = { en: 'US', de: 'DE' } as const satisfies Record<string, CountryCode>;

/** A contact as messages are sent to it, and the keyed hash it is looked up by. */
export type Contact = { address: string; fingerprint: string };

/** The e-mail address as we store and compare it. */
export function emailContact(sealer: Sealer, typed: string): Contact {
  const address = typed.normalize('NFC').trim().toLowerCase();
  return { address, fingerprint: sealer.fingerprint(address, 'member_data.email') };
}

/**
 * The international form of a number on file, null when it is none; a national one belongs to the
 * member's country.
 */
export function numberOnFile(typed: string, locale: 'en' | 'de'): string | null {
  return internationalForm(typed, homeCountries[locale]);
}

/** A number as we store and compare it: in international form where it has one. */
export function phoneContact(sealer: Sealer, number: string): Contact {
  const address = number.trim();
  return { address, fingerprint: sealer.fingerprint(address, 'member_data.phone') };
}

/**
 * Every number that `typed` can mean: a member may type a national number on a page in the
 * other language. Never empty, so that nonsense takes the same way as a number.
 */
export function phoneContacts(sealer: Sealer, typed: string): Contact[] {
  const forms = Object.values(homeCountries)
    .map((country) => internationalForm(typed, country))
    .filter((form) => form !== null);
  const distinct = new Set(forms.length > 0 ? forms : [typed.trim()]);
  return [...distinct].map((form) => phoneContact(sealer, form));
}

/** What cannot be a member id takes the same way, and finds nobody. */
export function memberIdFingerprint(sealer: Sealer, memberId: string): string {
  return sealer.fingerprint(findMemberId(memberId) ?? memberId, 'member_data.member_id');
}

function internationalForm(typed: string, country: CountryCode): string | null {
  const number = parsePhoneNumberFromString(typed.normalize('NFKC').slice(0, 64), country);
  return number?.isPossible() ? number.number : null;
}
