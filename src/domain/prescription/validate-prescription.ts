import { FITTING_NAMES, fittingOf } from './fitting.ts';
import { isLensType } from '../frames/catalogue-types.ts';
import { finding, type Finding, type FindingField } from './finding.ts';
import { type UncheckedPrescription } from './prescription.ts';
import { EYE_SIDES } from './field-names.ts';
import { DEFAULT_LIMITS, type PrescriptionLimits } from './prescription-rules.ts';
import { consistencyFindings, pdFindings } from './validate-both-eyes.ts';
import { amountFindings, eyeFindings } from './validate-eye.ts';

const DAY_MS = 86_400_000;

/**
 * Everything that is wrong or unusual about a prescription, in the order of the paper; empty
 * when there is nothing to say. An error blocks saving, a warning needs the person's tick.
 * `today` is a calendar day, `YYYY-MM-DD`.
 *
 * Source: ISO 13666 notation; the limits are the shop's, see `FIELDS` and `DEFAULT_LIMITS`.
 */
export function validatePrescription(
  prescription: UncheckedPrescription,
  { today, limits = DEFAULT_LIMITS }: { today: string; limits?: PrescriptionLimits },
): Finding[] {
  const { lensType } = prescription;
  return [
    ...(isLensType(lensType) ? [] : [finding('lensType', 'lensType.value')]),
    ...EYE_SIDES.flatMap((side) => eyeFindings(side, prescription[side], prescription)),
    ...useFindings(prescription),
    ...pdFindings(prescription, limits),
    ...fittingFindings(prescription),
    ...consistencyFindings(prescription, limits),
    ...dateFindings(prescription, today, limits),
  ];
}

export function hasErrors(findings: readonly Finding[]): boolean {
  return findings.some(({ severity }) => severity === 'error');
}

/** The findings of each field, in their order; a field without any is absent. */
export function groupByField(
  findings: readonly Finding[],
): Partial<Record<FindingField, Finding[]>> {
  return Object.groupBy(findings, ({ field }) => field);
}

/** What single vision lenses are for, asked where the paper has an addition. */
function useFindings({ lensType, od, os, use, nearPd }: UncheckedPrescription): Finding[] {
  if (lensType !== 'SingleVision') return [];
  const isAsked = use === null && Boolean(od?.add || os?.add);
  return [
    ...(isAsked ? [finding('use', 'use.required')] : []),
    ...(nearPd ? amountFindings('nearPd', 'nearPd', nearPd) : []),
  ];
}

/** What was measured on the wearer must be possible where it counts. */
function fittingFindings(prescription: UncheckedPrescription): Finding[] {
  const given = fittingOf(prescription);
  return FITTING_NAMES.flatMap((name) => {
    const value = given[name];
    return value === undefined ? [] : amountFindings(name, name, value);
  });
}

/** A day on which the paper itself ends decides; without one its age does. */
function dateFindings(
  { dateWritten, knownSince, expiresOn }: UncheckedPrescription,
  today: string,
  limits: PrescriptionLimits,
): Finding[] {
  const found = ageFindings(dateWritten ?? knownSince ?? null, today, limits);
  const missing =
    limits.isDateRequired && dateWritten === null ? [finding('dateWritten', 'date.required')] : [];
  if (!expiresOn) return [...missing, ...found];
  if (Number.isNaN(dayMs(expiresOn))) {
    return [...missing, ...found, finding('expiresOn', 'date.value')];
  }
  const ofDate = found.filter(({ severity, ruleId }) => {
    return severity === 'error' && ruleId !== 'date.expired';
  });
  const isPassed = dayMs(today) > dayMs(expiresOn);
  const passed = { ...finding('expiresOn', 'date.passed'), severity: limits.expired };
  return [...missing, ...ofDate, ...(isPassed ? [passed] : [])];
}

function ageFindings(
  dateWritten: string | null,
  today: string,
  limits: PrescriptionLimits,
): Finding[] {
  if (dateWritten === null) return [];
  const ageDays = (dayMs(today) - dayMs(dateWritten)) / DAY_MS;
  if (Number.isNaN(ageDays)) return [finding('dateWritten', 'date.value')];
  if (ageDays < 0) return [finding('dateWritten', 'date.future')];
  if (ageDays > limits.expiredAfterDays) {
    return [{ ...finding('dateWritten', 'date.expired'), severity: limits.expired }];
  }
  return ageDays > limits.noticeAfterDays ? [finding('dateWritten', 'date.overOneYear')] : [];
}

/** NaN unless the text is a day that exists. */
function dayMs(day: string): number {
  const ms = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
  return Number.isNaN(ms) || new Date(ms).toISOString().startsWith(day) ? ms : Number.NaN;
}
