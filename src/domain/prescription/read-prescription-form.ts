import { parseField, parsePd, type Parsed } from './field-text.ts';
import { findSign } from './numeral.ts';
import { BASE_FIELDS, byField, NUMBER_FIELDS } from './prescription-fields.ts';
import type { EyeField, EyeSide, ValueName } from './prescription-fields.ts';
import { withoutZeros, type UncheckedEye, type UncheckedPrescription } from './prescription.ts';

/** A field that cannot be read at all, before any rule is asked. */
export type FormProblem = {
  field: ValueName;
  reason: 'not-a-number' | 'sign-missing' | 'sign-conflict';
};

/** Reads one submitted field; null when it was not sent. */
export type FormField = (name: string) => string | null;

/**
 * Reads the typed values of a prescription form by their names (`od.sphere`, ..., `pd`). The
 * sign control of a power is `od.sphere.sign`, `+` or `-`; it counts where the text has no
 * sign. A value with a problem is left null, so show the problems before the rules.
 */
export function readPrescriptionForm(field: FormField): {
  prescription: UncheckedPrescription;
  problems: FormProblem[];
} {
  const problems: FormProblem[] = [];
  const od = readEye('od', field, problems);
  const os = readEye('os', field, problems);
  const pd = take('pd', parsePd(field('pd') ?? ''), problems);
  const eachPd = pd?.kind === 'each-eye' ? pd : null;
  const prescription: UncheckedPrescription = {
    lensType: field('lensType') || 'SingleVision',
    od: { ...od, pd: od.pd ?? eachPd?.od ?? null },
    os: { ...os, pd: os.pd ?? eachPd?.os ?? null },
    pd: pd?.kind === 'total' ? pd.pd || null : null,
  };
  const dateWritten = field('dateWritten');
  return { prescription: dateWritten ? { ...prescription, dateWritten } : prescription, problems };
}

function readEye(side: EyeSide, field: FormField, problems: FormProblem[]): UncheckedEye {
  const typed = (name: EyeField) => field(`${side}.${name}`) ?? '';
  return withoutZeros({
    ...byField(NUMBER_FIELDS, (name) => {
      const sign = findSign(field(`${side}.${name}.sign`));
      return take(`${side}.${name}`, parseField(name, typed(name), sign), problems);
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
