import type { LensMismatch } from '#domain/lenses/match-lens.ts';
import { findPrescription, type Prescription } from '#domain/prescription/prescription.ts';
import type { Finding, FindingField } from '#domain/prescription/prescription-rules.ts';
import { readPrescriptionForm } from '#domain/prescription/read-prescription-form.ts';
import { hasErrors, validatePrescription } from '#domain/prescription/validate-prescription.ts';
import { lensVerdict } from '#domain/lenses/lens-verdict.ts';
import {
  hasSignConflict,
  isSigned,
  PRESCRIPTION_NAMES,
  signFrom,
  type PrescriptionValues,
} from './prescription-values.ts';
import { warningKey } from './ticked-warnings.ts';

/** A field that cannot be read at all, before any rule is asked. */
export type UnreadableField = {
  field: FindingField;
  reason: 'not-a-number' | 'sign-missing' | 'sign-conflict';
};

/** Everything that stands between a submitted form and a saved prescription. */
export type PrescriptionOutcome = {
  unreadable: UnreadableField[];
  /** Errors of the rules. */
  errors: Finding[];
  /** Unusual values that nobody has ticked yet. */
  warnings: Finding[];
  /** Why no lens can be made; empty when one can. */
  lensReasons: LensMismatch[];
};

export type PrescriptionCheck =
  | { ok: true; prescription: Prescription }
  | { ok: false; outcome: PrescriptionOutcome };

/**
 * Reads and judges what was typed, for lenses of `lensType`. `ticked` are the warnings that
 * the person confirmed, as `warningKey` names them; others still stop the form.
 * Warnings and lenses are looked at once nothing is wrong: one thing at a time.
 */
export function checkTyped(
  values: PrescriptionValues,
  options: { lensType: string; today: string; ticked: ReadonlySet<string> },
): PrescriptionCheck {
  const fields: PrescriptionValues = { ...values, lensType: options.lensType };
  const { prescription, problems } = readPrescriptionForm((name) => fields[name] ?? null);
  const unreadable = [...signConflicts(values), ...problems];
  const findings = validatePrescription(prescription, options);
  const errors = findings.filter((found) => isError(found) && !isExcused(found, unreadable));
  if (unreadable.length > 0 || errors.length > 0) return refused({ unreadable, errors });
  const checked = findPrescription(prescription);
  return checked ? checkValues(checked, options) : refused({ errors: findings.filter(isError) });
}

/** Judges a prescription that is known already: the saved one, used again. */
export function checkValues(
  prescription: Prescription,
  { today, ticked }: { today: string; ticked: ReadonlySet<string> },
): PrescriptionCheck {
  const findings = validatePrescription(prescription, { today });
  if (hasErrors(findings)) return refused({ errors: findings.filter(isError) });
  const verdict = lensVerdict(prescription);
  if (!verdict.hasLens) return refused({ lensReasons: verdict.reasons });
  const warnings = findings.filter((found) => !ticked.has(warningKey(found)));
  // All of them are shown again: a tick stands for the whole list.
  return warnings.length > 0 ? refused({ warnings: findings }) : { ok: true, prescription };
}

function signConflicts(values: PrescriptionValues): UnreadableField[] {
  return PRESCRIPTION_NAMES.filter(
    (name) =>
      isSigned(name.slice(3)) &&
      hasSignConflict(values[name] ?? '', signFrom(values[`${name}.sign`])),
  ).map((name) => ({ field: name as FindingField, reason: 'sign-conflict' }));
}

/** A field that could not be read is empty to the rules; what follows from that is no news. */
function isExcused({ field, group }: Finding, unreadable: readonly UnreadableField[]): boolean {
  const isUnreadable = (name: string) => unreadable.some((problem) => problem.field === name);
  if (group === 'pd') return unreadable.some((problem) => problem.field.endsWith('pd'));
  if (group === 'axis')
    return isUnreadable(field) || isUnreadable(field.replace('axis', 'cylinder'));
  if (field.includes('.base')) {
    return isUnreadable(field) || isUnreadable(field.replace('.base', '.prism'));
  }
  return isUnreadable(field);
}

function isError({ severity }: Finding): boolean {
  return severity === 'error';
}

function refused(part: Partial<PrescriptionOutcome>): PrescriptionCheck {
  return {
    ok: false,
    outcome: { unreadable: [], errors: [], warnings: [], lensReasons: [], ...part },
  };
}
