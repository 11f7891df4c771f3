import { fittingFrom } from './fitting.ts';
import { parseDay } from './day-text.ts';
import { parseField, type Parsed } from './field-text.ts';
import { findSign, type Sign } from './numeral.ts';
import {
  BASE_FIELDS,
  byField,
  FURTHER_AMOUNTS,
  NUMBER_FIELDS,
  VALUE_NAMES,
  type EyeField,
  type EyeSide,
  type FurtherAmount,
  type ValueName,
} from './field-names.ts';
import { spreadTexts, type FormTexts } from './spread-texts.ts';
import {
  isReadingUse,
  withoutZeros,
  type UncheckedEye,
  type UncheckedPrescription,
} from './prescription.ts';

/** A field that cannot be read at all, before any rule is asked. */
export type FormProblem = {
  field: ValueName | FurtherAmount;
  reason: 'not-a-number' | 'sign-missing' | 'sign-conflict';
};

/** Reads one submitted field; null when it was not sent. */
export type FormField = (name: string) => string | null;

/**
 * Reads the typed values of a prescription form by their names (`od.sphere`, ..., `pd`). The
 * sign control of a power is `od.sphere.sign`, `+` or `-`; it counts where the text has no
 * sign. Several values in one field are taken apart (`spreadTexts`). A value with a problem is
 * left null, so show the problems before the rules.
 */
export function readPrescriptionForm(field: FormField): {
  prescription: UncheckedPrescription;
  problems: FormProblem[];
} {
  const problems: FormProblem[] = [];
  const texts = spreadTexts(
    Object.fromEntries(
      [...VALUE_NAMES, ...FURTHER_AMOUNTS].map((name) => [name, field(name) ?? '']),
    ),
  );
  const use = field('use');
  const signOf = (name: string) => findSign(field(`${name}.sign`));
  const prescription: UncheckedPrescription = {
    lensType: field('lensType') || 'SingleVision',
    od: readEye('od', texts, signOf, problems),
    os: readEye('os', texts, signOf, problems),
    pd: take('pd', parseField('totalPd', texts.pd ?? ''), problems) || null,
    dateWritten: dayOf(field('dateWritten')),
    expiresOn: dayOf(field('expiresOn')),
    prescriber: field('prescriber')?.trim() || null,
    licence: field('licence')?.trim() || null,
    use: isReadingUse(use) ? use : null,
    nearPd: take('nearPd', parseField('nearPd', texts.nearPd ?? ''), problems) || null,
    ...fittingFrom((name) => take(name, parseField(name, texts[name] ?? ''), problems)),
  };
  return { prescription, problems };
}

/** What is no day stays as it was typed, for the rules to name. */
function dayOf(text: string | null): string | null {
  return text?.trim() ? (parseDay(text) ?? text) : null;
}

function readEye(
  side: EyeSide,
  texts: FormTexts,
  signOf: (name: string) => Sign | null,
  problems: FormProblem[],
): UncheckedEye {
  const typed = (name: EyeField) => texts[`${side}.${name}`] ?? '';
  return withoutZeros({
    ...byField(NUMBER_FIELDS, (name) => {
      const at = `${side}.${name}` as const;
      return take(at, parseField(name, typed(name), signOf(at)), problems);
    }),
    ...byField(BASE_FIELDS, (name) => typed(name) || null),
  });
}

function take<Value>(
  field: FormProblem['field'],
  parsed: Parsed<Value>,
  problems: FormProblem[],
): Value | null {
  if (parsed.ok) return parsed.value;
  problems.push({ field, reason: parsed.reason });
  return null;
}
