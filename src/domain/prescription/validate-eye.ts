import { finding, type Finding, type FindingField } from './finding.ts';
import { withoutZeros, type UncheckedEye, type UncheckedPrescription } from './prescription.ts';
import {
  EYE_FIELDS,
  isBase,
  type Amount,
  type BaseField,
  type EyeSide,
  type NumberField,
} from './field-names.ts';
import { FIELDS, KINDS, type AmountSpec, type BaseSpec } from './prescription-fields.ts';
import { isOnStep, isWithin } from './range.ts';
import { addedToSphere } from './transpose.ts';

/** What the lenses are for. */
type Lenses = Pick<UncheckedPrescription, 'lensType' | 'use'>;

/** The rules that one eye's values must keep on their own. */
export function eyeFindings(side: EyeSide, eye: UncheckedEye | null, lenses: Lenses): Finding[] {
  if (!eye) return [finding(side, 'eye.required')];
  const known = withoutZeros(eye);
  return EYE_FIELDS.flatMap((field) =>
    isBase(field) ? baseFindings(side, field, known) : numberFindings(side, field, known, lenses),
  );
}

/**
 * The rules that a number keeps by itself: it is one, in its range, usual, on its step. `added`
 * is what it has to be counted with before its range is asked; a message then quotes the sum.
 */
export function amountFindings(
  at: FindingField,
  field: Amount,
  value: number,
  added = 0,
): Finding[] {
  const { kind, range, usual, step, rules }: AmountSpec = FIELDS[field];
  const [min, max] = range;
  const isNumber = kind === 'axis' ? Number.isInteger(value) : Number.isFinite(value);
  if (!isNumber) return [finding(at, rules.number, { min, max })];
  const counted = value + added;
  const quoted: Finding['params'] = added === 0 ? {} : { counted };
  const found: Finding[] = [];
  if (!isWithin(counted, range)) {
    found.push(finding(at, rules.range, { min, max, ...quoted, ...meant(field, value, added) }));
  }
  if (rules.step && !isOnStep(value, step)) found.push(finding(at, rules.step, { step }));
  // Beyond the range it is refused already; only the sphere is called unusual there as well.
  const isAsked = field === 'sphere' || isWithin(counted, range);
  if (rules.unusual && isAsked && !isWithin(counted, usual)) {
    found.push(
      finding(at, rules.unusual, { min: usual[0], max: usual[1], amount: usual[1], ...quoted }),
    );
  }
  return found;
}

function numberFindings(
  side: EyeSide,
  field: NumberField,
  eye: UncheckedEye,
  lenses: Lenses,
): Finding[] {
  const at = `${side}.${field}` as const;
  const { range, partner, rules }: AmountSpec = FIELDS[field];
  const value = eye[field];
  const beside = partner && eye[partner];
  // A partner that is no number says nothing about this one.
  if (Number.isNaN(beside)) return [];
  if (value === null) {
    const [min, max] = range;
    return rules.required && isNeeded(field, eye, lenses)
      ? [finding(at, rules.required, { min, max })]
      : [];
  }
  if (rules.alone && !beside && !Number.isNaN(value)) return [finding(at, rules.alone)];
  const found = amountFindings(at, field, value, field === 'sphere' ? addedToSphere(eye) : 0);
  // What single vision lenses are for is asked where the form can ask it, else this is.
  const isUnasked = lenses.lensType === 'SingleVision' && lenses.use === undefined;
  return field === 'add' && isUnasked && Number.isFinite(value)
    ? [...found, finding(at, 'add.notForSingleVision')]
    : found;
}

/** A sphere always, an axis beside a cylinder, an addition for lenses that are for near as well. */
function isNeeded(field: NumberField, eye: UncheckedEye, { lensType, use }: Lenses): boolean {
  if (field === 'add' && lensType === 'SingleVision') return use === 'near' || use === 'computer';
  if (field === 'add') return lensType === 'Bifocals' || lensType === 'Progressive';
  return field === 'sphere' || Boolean(eye.cylinder);
}

function baseFindings(side: EyeSide, field: BaseField, eye: UncheckedEye): Finding[] {
  const at = `${side}.${field}` as const;
  const { values, partner, rules }: BaseSpec = FIELDS[field];
  const [base, prism] = [eye[field], eye[partner]];
  if (!base) return prism ? [finding(at, rules.required)] : [];
  if (!values.includes(base)) return [finding(at, rules.value)];
  return prism === null ? [finding(at, rules.alone)] : [];
}

/** What to offer instead: labs write the direction of 0° as 180°, and -225 may be meant as -2.25. */
function meant(field: Amount, value: number, added: number): { meant?: number; instead?: number } {
  const { kind, range, step }: AmountSpec = FIELDS[field];
  if (kind === 'axis') return value === 0 ? { instead: range[1] } : {};
  const hundredth = value / 100;
  const isPossible =
    KINDS[kind].decimals && isWithin(hundredth + added, range) && isOnStep(hundredth, step);
  return isPossible ? { meant: hundredth } : {};
}
