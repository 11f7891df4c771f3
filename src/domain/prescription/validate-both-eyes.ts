import type { UncheckedEye, UncheckedPrescription } from './prescription.ts';
import type { Finding, PrescriptionLimits } from './prescription-rules.ts';
import { finding, isOnStep, isWithin } from './prescription-rules.ts';

/** The rules on the pupillary distance: one total, or one for each eye, or both if they agree. */
export function pdFindings(
  { pd: total, od, os }: UncheckedPrescription,
  limits: PrescriptionLimits,
): Finding[] {
  const right = od?.pd || null;
  const left = os?.pd || null;
  const found: Finding[] = [];
  if (right !== null && left === null) found.push(finding('os.pd', 'pd.mono.pair'));
  if (left !== null && right === null) found.push(finding('od.pd', 'pd.mono.pair'));
  if (right !== null && left !== null && Math.abs(right - left) > limits.eyePdUnevenMm) {
    found.push(finding('pd', 'pd.mono.uneven', { max: limits.eyePdUnevenMm }));
  }
  if (total === null || total === 0) {
    // With one eye's distance there, the other eye's is what is missing, and it was said above.
    if (right === null && left === null) found.push(finding('pd', 'pd.required'));
    return found;
  }
  found.push(...totalPdFindings(total, limits));
  const sum = (right ?? 0) + (left ?? 0);
  if (right !== null && left !== null && Math.abs(sum - total) > limits.pdSumToleranceMm) {
    found.push(finding('pd', 'pd.sum', { sum }));
  }
  return found;
}

/** What is odd only when both eyes are seen together. Questions, never refusals. */
export function consistencyFindings(
  { lensType, od, os }: UncheckedPrescription,
  limits: PrescriptionLimits,
): Finding[] {
  if (!od || !os) return [];
  const found: Finding[] = [];
  if (areOpposite(od.sphere, os.sphere)) found.push(finding('sphere', 'sphere.oppositeSigns'));
  if (differBy(od.sphere, os.sphere) > limits.anisometropia) {
    found.push(finding('sphere', 'sphere.anisometropia', { max: limits.anisometropia }));
  }
  if (areOpposite(od.cylinder, os.cylinder)) {
    found.push(finding('cylinder', 'cylinder.mixedSigns'));
  }
  if (od.add && os.add && od.add !== os.add) found.push(finding('add', 'add.differs'));
  found.push(...baseFindings(od, os));
  if (lensType !== 'SingleVision' && needsSlabOff(od, os, limits)) {
    found.push(finding('lensType', 'slabOff.advise', { min: limits.slabOffPrismDioptres }));
  }
  if (isEmpty(od) && isEmpty(os)) found.push(finding('sphere', 'rx.empty'));
  return found;
}

function totalPdFindings(total: number, limits: PrescriptionLimits): Finding[] {
  const [min, max] = limits.pdMm;
  const [usualMin, usualMax] = limits.pdUsualMm;
  if (!Number.isFinite(total)) return [finding('pd', 'pd.number')];
  const found: Finding[] = [];
  if (!isWithin(total, limits.pdMm)) found.push(finding('pd', 'pd.range', { min, max }));
  else if (!isWithin(total, limits.pdUsualMm)) {
    found.push(finding('pd', 'pd.unusual', { min: usualMin, max: usualMax }));
  }
  if (!isOnStep(total, limits.pdStepMm)) {
    found.push(finding('pd', 'pd.step', { step: limits.pdStepMm }));
  }
  return found;
}

/** Horizontal prisms usually point the same way (both in or both out), vertical ones apart. */
function baseFindings(od: UncheckedEye, os: UncheckedEye): Finding[] {
  const found: Finding[] = [];
  if (od.baseHor && os.baseHor && od.baseHor !== os.baseHor) {
    found.push(finding('baseHor', 'base.horNotSymmetric'));
  }
  if (od.baseVer && os.baseVer && od.baseVer === os.baseVer) {
    found.push(finding('baseVer', 'base.verSameWay'));
  }
  return found;
}

/**
 * Unequal power in the vertical meridian makes unequal prism when the eyes look down to read.
 * Power there: S + C·cos²(axis); prism: difference times the drop in centimetres (Prentice's rule).
 */
function needsSlabOff(od: UncheckedEye, os: UncheckedEye, limits: PrescriptionLimits): boolean {
  const imbalance = differBy(verticalPower(od), verticalPower(os)) * limits.readingDropCm;
  // The cosine of an axis leaves dust in the last digits; 1.4999999 is 1.5.
  return imbalance >= limits.slabOffPrismDioptres - 1e-9;
}

function verticalPower({ sphere, cylinder, axis }: UncheckedEye): number | null {
  if (sphere === null) return null;
  if (!cylinder) return sphere;
  return axis === null ? null : sphere + cylinder * Math.cos((axis * Math.PI) / 180) ** 2;
}

function areOpposite(right: number | null, left: number | null): boolean {
  return (right ?? 0) * (left ?? 0) < 0;
}

/** 0 when one of the two is missing. */
function differBy(right: number | null, left: number | null): number {
  return right === null || left === null ? 0 : Math.abs(right - left);
}

function isEmpty(eye: UncheckedEye): boolean {
  return eye.sphere === 0 && ![eye.cylinder, eye.add, eye.prismHor, eye.prismVer].some(Boolean);
}
