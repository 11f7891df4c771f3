import type { LensMismatch } from '#domain/lenses/match-lens.ts';
import { changeFindings, type EyePowers } from '#domain/prescription/changes-since.ts';
import { findPrescription, type Prescription } from '#domain/prescription/prescription.ts';
import type { Finding } from '#domain/prescription/finding.ts';
import { fieldOf } from '#domain/prescription/field-names.ts';
import {
  FIELDS,
  type AmountSpec,
  type BaseSpec,
} from '#domain/prescription/prescription-fields.ts';
import {
  readPrescriptionForm,
  type FormProblem,
} from '#domain/prescription/read-prescription-form.ts';
import { hasErrors, validatePrescription } from '#domain/prescription/validate-prescription.ts';
import { lensesFor, paperOf } from '#domain/prescription/reading-use.ts';
import { lensVerdict } from '#domain/lenses/lens-verdict.ts';
import { STORE_LIMITS } from '#domain/prescription/prescription-rules.ts';
import type { Locale } from '#domain/people/locale.ts';
import type { PrescriptionValues } from './prescription-values.ts';
import { warningKey } from './form-extras.ts';

/** Everything that stands between a submitted form and a saved prescription. */
export type PrescriptionOutcome = {
  /** Fields that cannot be read at all, before any rule is asked. */
  unreadable: FormProblem[];
  /** Errors of the rules. */
  errors: Finding[];
  /** Unusual values that nobody has ticked yet. */
  warnings: Finding[];
  /** Why no lens can be made; empty when one can. */
  lensReasons: LensMismatch[];
};

/**
 * By what a prescription is judged: the store's limits, a calendar day, the powers it replaces, and
 * what was confirmed.
 */
export type Standards = {
  locale: Locale;
  today: string;
  /** Of the prescription that is saved; absent where it is the one that is judged. */
  last?: EyePowers | null;
  ticked: ReadonlySet<string>;
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
  options: { lensType: string } & Standards,
): PrescriptionCheck {
  const fields: PrescriptionValues = { ...values, lensType: options.lensType };
  const { prescription, problems: unreadable } = readPrescriptionForm(
    (name) => fields[name] ?? null,
  );
  const findings = validatePrescription(prescription, {
    today: options.today,
    limits: STORE_LIMITS[options.locale],
  });
  const errors = findings.filter((found) => isError(found) && !isExcused(found, unreadable));
  if (unreadable.length > 0 || errors.length > 0) return refused({ unreadable, errors });
  const checked = findPrescription(prescription);
  return checked
    ? checkValues(lensesFor(checked), options)
    : refused({ errors: findings.filter(isError) });
}

/**
 * Judges a prescription that is known already: the saved one, used again. The rules are asked of
 * the paper, the lenses of what is made of it.
 */
export function checkValues(
  prescription: Prescription,
  { today, last, ticked, locale }: Standards,
): PrescriptionCheck {
  const paper = paperOf(prescription);
  const findings = [
    ...validatePrescription(paper, { today, limits: STORE_LIMITS[locale] }),
    ...(last ? changeFindings(paper, last) : []),
  ];
  if (hasErrors(findings)) return refused({ errors: findings.filter(isError) });
  const verdict = lensVerdict(prescription);
  if (!verdict.hasLens) return refused({ lensReasons: verdict.reasons });
  const warnings = findings.filter((found) => !ticked.has(warningKey(found)));
  // All of them are shown again: a tick stands for the whole list.
  return warnings.length > 0 ? refused({ warnings: findings }) : { ok: true, prescription };
}

/** A field that could not be read is empty to the rules; what follows from that is no news. */
function isExcused({ field, group, ruleId }: Finding, unreadable: readonly FormProblem[]): boolean {
  if (group === 'pd') return unreadable.some((problem) => problem.field.endsWith('pd'));
  const name = fieldOf(field);
  if (!name) return false;
  const spec: AmountSpec | BaseSpec = FIELDS[name];
  // How far a sphere may go depends on the cylinder beside it.
  const partner = ruleId === 'sphere.range' ? 'cylinder' : spec.partner;
  const looksAt = [field, partner && field.replace(name, partner)];
  return unreadable.some((problem) => looksAt.includes(problem.field));
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
