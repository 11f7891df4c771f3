import type { CountryCode } from '#domain/people/address.ts';
import type { Texts } from '../i18n/en.ts';
import type { AddressFormProblem } from './address-problem.ts';

/** What is wrong with each field, by its form name. */
export type FieldErrors = Record<string, string | undefined>;

/** What is wrong with an address of `country`, in words; `prefix` stands before the names of its fields. */
export function addressMessages(
  words: Texts['addresses']['form'],
  problems: readonly AddressFormProblem[],
  country: CountryCode,
  prefix = '',
): { name: string; message: string }[] {
  return problems.map(({ field, id }) => ({
    name: prefix + field,
    message:
      (id === 'required' ? words.required[field] : undefined) ??
      words.problems[id](words.fields[field], country),
  }));
}
