import type { Locale } from '#domain/people/locale.ts';
import { FITTING_NAMES } from '#domain/prescription/fitting.ts';
import { formatDay, parseDay } from '#domain/prescription/day-text.ts';
import { formatField, parseField } from '#domain/prescription/field-text.ts';
import { findSign, plainText, type Sign } from '#domain/prescription/numeral.ts';
import {
  amountOf,
  DETAIL_NAMES,
  FURTHER_AMOUNTS,
  isSigned,
  READING_NAMES,
  VALUE_NAMES,
  type Amount,
} from '#domain/prescription/field-names.ts';
import { spreadTexts } from '#domain/prescription/spread-texts.ts';
import { PD_SOURCE_NAME } from './form-extras.ts';

/** A prescription form as text, by form name: `od.sphere`, `od.sphere.sign`, ..., `pd`. */
export type PrescriptionValues = Record<string, string>;

/** Every control of the form by name, in the order of the paper. */
export const PRESCRIPTION_NAMES: readonly string[] = [
  ...VALUE_NAMES,
  ...READING_NAMES,
  ...FITTING_NAMES,
  ...DETAIL_NAMES,
  PD_SOURCE_NAME,
].flatMap((name) => (isSigned(name) ? [`${name}.sign`, name] : [name]));

/** Longer than anything on a prescription. */
const MAX_LENGTH = 40;

/** As much of a text as a field of the form takes. */
export function cutToField(text: string): string {
  return text.slice(0, MAX_LENGTH);
}

/** What was submitted, as typed; what the form does not have is left out. */
export function submittedValues(form: FormData): PrescriptionValues {
  const values: PrescriptionValues = {};
  for (const name of PRESCRIPTION_NAMES) {
    const value = form.get(name);
    if (typeof value === 'string' && value !== '') values[name] = cutToField(value);
  }
  return values;
}

/**
 * The same values, each in its field's standard form in the page's language; what cannot be
 * read stays as it was typed. Several values in one field go where they belong.
 */
export function standardValues(values: PrescriptionValues, locale: Locale): PrescriptionValues {
  const standard = spreadTexts(values);
  for (const name of [...VALUE_NAMES, ...FURTHER_AMOUNTS]) {
    Object.assign(standard, standardValue(name, standard, locale));
  }
  for (const name of ['dateWritten', 'expiresOn']) {
    const day = parseDay(standard[name] ?? '');
    if (day) standard[name] = formatDay(day, locale);
  }
  return standard;
}

/** The value with this form name, with its sign where it has one. Nothing where nothing changes. */
export function standardValue(
  name: string,
  values: PrescriptionValues,
  locale: Locale,
): PrescriptionValues {
  const read = readValue(name, values);
  if (!read) return {};
  const { field, parsed, typed } = read;
  // Without a sign it is not a value yet; its decimal mark is the page's all the same.
  if (!parsed.ok) {
    const isNumber = parsed.reason === 'sign-missing';
    return isNumber ? { [name]: typed.replace(/[.,]/, locale === 'de' ? ',' : '.') } : {};
  }
  // An empty field keeps the sign: it was chosen first.
  return parsed.value === null ? {} : writtenValue(name, field, parsed.value, locale);
}

/** What stands under this form name, read as its field's; null where no number belongs. */
export function readValue(name: string, values: PrescriptionValues) {
  const field = amountOf(name);
  if (!field) return null;
  const typed = values[name] ?? '';
  return { field, typed, parsed: parseField(field, typed, findSign(values[`${name}.sign`])) };
}

/** A number as it stands in its field, with its sign where it has one. Zero has none. */
export function writtenValue(
  name: string,
  field: Amount,
  value: number,
  locale: Locale,
): PrescriptionValues {
  const text = { [name]: formatField(field, value, locale) };
  if (!isSigned(name)) return text;
  return { ...text, [`${name}.sign`]: value === 0 ? '' : value < 0 ? '-' : '+' };
}

/**
 * The sign beside a power: the text's own, else the one that was chosen by hand and still stands.
 * One that came with a text goes with it.
 */
export function signBeside(text: string, standing: Sign | null, chosen: Sign | null): Sign | null {
  return ownSign(text) ?? (standing === chosen ? standing : null);
}

/** What the control for a sign says beyond the text beside it. */
export function signByHand(name: string, values: PrescriptionValues): string | undefined {
  const sign = values[`${name}.sign`];
  return sign === ownSign(values[name] ?? '') ? undefined : sign;
}

/** The sign that a text begins with. */
export function ownSign(text: string): Sign | null {
  return findSign(plainText(text).charAt(0));
}
