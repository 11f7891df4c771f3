import {
  formatAxis,
  formatPd,
  formatPower,
  formatPrism,
} from '#domain/prescription/format-power.ts';
import type { Locale } from '#domain/people/locale.ts';
import { findNumeral } from '#domain/prescription/numeral.ts';
import {
  parseAdd,
  parseAxis,
  parseCylinder,
  parsePd,
  parsePdNumber,
  parsePrism,
  parseSphere,
  type Parsed,
  type Sign,
} from '#domain/prescription/parse-power.ts';
import {
  EYE_FIELDS,
  EYE_SIDES,
  type EyeField,
  type EyeSide,
} from '#domain/prescription/prescription.ts';

/** A prescription form as text, by form name: `od.sphere`, `od.sphere.sign`, ..., `pd`. */
export type PrescriptionValues = Record<string, string>;

/** The fields whose sign has a control of its own. */
export const SIGNED_FIELDS = ['sphere', 'cylinder'] as const;
export type SignedField = (typeof SIGNED_FIELDS)[number];

/** Every control of the form by name, in the order of the paper. */
export const PRESCRIPTION_NAMES: readonly string[] = [
  ...EYE_SIDES.flatMap((side) =>
    EYE_FIELDS.flatMap((field) =>
      isSigned(field) ? [`${side}.${field}.sign`, `${side}.${field}`] : [`${side}.${field}`],
    ),
  ),
  'pd',
];

/** Longer than anything on a prescription. */
const MAX_LENGTH = 40;

/** What was submitted, as typed; what the form does not have is left out. */
export function submittedValues(form: FormData): PrescriptionValues {
  const values: PrescriptionValues = {};
  for (const name of PRESCRIPTION_NAMES) {
    const value = form.get(name);
    if (typeof value === 'string' && value !== '') values[name] = value.slice(0, MAX_LENGTH);
  }
  return values;
}

/**
 * The same values, each in its field's standard form in the page's language; what cannot be
 * read stays as it was typed. Two distances in the field for one go where they belong.
 */
export function standardValues(values: PrescriptionValues, locale: Locale): PrescriptionValues {
  const standard = { ...values };
  for (const side of EYE_SIDES) {
    for (const field of EYE_FIELDS) {
      Object.assign(standard, standardField(side, field, standard, locale));
    }
  }
  return { ...standard, ...standardPd(standard, locale) };
}

/** One eye's field, with its sign where it has one. */
export function standardField(
  side: EyeSide,
  field: EyeField,
  values: PrescriptionValues,
  locale: Locale,
): PrescriptionValues {
  const name = `${side}.${field}`;
  const typed = values[name] ?? '';
  if (!isSigned(field)) return { [name]: standardText(field, typed, locale) };

  const chosen = signFrom(values[`${name}.sign`]);
  if (hasSignConflict(typed, chosen)) return {};
  const parsed = field === 'sphere' ? parseSphere(typed, chosen) : parseCylinder(typed, chosen);
  // Without a sign it is not a value yet; its decimal mark is the page's all the same.
  if (!parsed.ok) {
    const isNumber = parsed.reason === 'sign-missing';
    return isNumber ? { [name]: typed.replace(/[.,]/, locale === 'de' ? ',' : '.') } : {};
  }
  // An empty field keeps the sign: it was chosen first. Zero has none.
  if (parsed.value === null) return {};
  const sign = parsed.value === 0 ? '' : parsed.value < 0 ? '-' : '+';
  return { [name]: formatPower(parsed.value, locale), [`${name}.sign`]: sign };
}

/** The total, '31/31,5' taken apart. */
export function standardPd(values: PrescriptionValues, locale: Locale): PrescriptionValues {
  const parsed = parsePd(values.pd ?? '');
  if (!parsed.ok || parsed.value === null) return {};
  if (parsed.value.kind === 'total') return { pd: formatPd(parsed.value.pd, locale) };
  return {
    pd: '',
    'od.pd': formatPd(parsed.value.od, locale),
    'os.pd': formatPd(parsed.value.os, locale),
  };
}

/** Of two distances for both eyes the one that is taken, and the one that is not needed. */
export type TakenPd = { farMm: number; nearMm: number };

/** Null unless a distance for near was typed beside the one for far. */
export function takenPdOf({ pd = '' }: PrescriptionValues): TakenPd | null {
  const parsed = parsePd(pd);
  if (!parsed.ok || parsed.value?.kind !== 'total' || !parsed.value.nearPd) return null;
  return { farMm: parsed.value.pd, nearMm: parsed.value.nearPd };
}

/** Whether the text has one sign and the control another: neither is believed then. */
export function hasSignConflict(text: string, chosen: Sign | null): boolean {
  const numeral = findNumeral(text);
  return Boolean(chosen && numeral?.sign && numeral.magnitude !== 0 && numeral.sign !== chosen);
}

export function signFrom(text: string | undefined): Sign | null {
  return text === '+' || text === '-' ? text : null;
}

export function isSigned(field: string): field is SignedField {
  return SIGNED_FIELDS.some((signed) => signed === field);
}

function standardText(field: EyeField, typed: string, locale: Locale): string {
  const write = (parsed: Parsed<number>, format: typeof formatPower) =>
    parsed.ok && parsed.value !== null ? format(parsed.value, locale) : typed;
  switch (field) {
    case 'add':
      return write(parseAdd(typed), formatPower);
    case 'axis':
      return write(parseAxis(typed), formatAxis);
    case 'prismHor':
    case 'prismVer':
      return write(parsePrism(typed), formatPrism);
    case 'pd':
      return write(parsePdNumber(typed), formatPd);
    default:
      return typed;
  }
}
