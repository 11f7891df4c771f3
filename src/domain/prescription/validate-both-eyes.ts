import { finding, type Finding } from './finding.ts';
import type { UncheckedEye, UncheckedPrescription } from './prescription.ts';
import type { PrescriptionLimits } from './prescription-rules.ts';
import { sumOfEyesMm } from './total-pd.ts';
import { addedToSphere } from './transpose.ts';
import { amountFindings } from './validate-eye.ts';

/** Decimals and cosines leave dust in the last digits; 4.0000000001 is 4. */
const DUST = 1e-9;

/**
 * The rules on the pupillary distance: one total, or one for each eye. With a value for each
 * eye their sum is the total; where another one was given beside them, that is asked about. The
 * sum keeps no step, and what is unusual about it is said of the eyes already, so that what was
 * accepted once is accepted again. A value for one eye says nothing beside a total.
 */
export function pdFindings(
  prescription: UncheckedPrescription,
  limits: PrescriptionLimits,
): Finding[] {
  const { pd: total, od, os } = prescription;
  const sum = sumOfEyesMm(prescription);
  if (sum !== null) {
    return [
      ...(differBy(od?.pd, os?.pd) > limits.eyePdUnevenMm + DUST
        ? [finding('pd', 'pd.mono.uneven', { amount: limits.eyePdUnevenMm })]
        : []),
      ...sumFindings(total, sum, limits),
    ];
  }
  const [hasRight, hasLeft] = [Boolean(od?.pd), Boolean(os?.pd)];
  if (total !== null && total !== 0) return amountFindings('pd', 'totalPd', total);
  if (hasRight !== hasLeft) return [finding(hasRight ? 'os.pd' : 'od.pd', 'pd.mono.pair')];
  return [finding('pd', 'pd.required')];
}

/**
 * What is odd only when both eyes are seen together. Questions, never refusals. Spheres are
 * compared in minus-cylinder form, so that it does not matter how a lens is written.
 */
export function consistencyFindings(
  { lensType, od, os }: UncheckedPrescription,
  limits: PrescriptionLimits,
): Finding[] {
  if (!od || !os) return [];
  const found = sphereFindings(od, os, limits);
  if (areOpposite(od.cylinder, os.cylinder)) {
    found.push(finding('cylinder', 'cylinder.mixedSigns'));
  }
  if (od.add && os.add && od.add !== os.add) found.push(finding('add', 'add.differs'));
  found.push(...baseFindings(od, os));
  if (lensType !== 'SingleVision' && needsSlabOff(od, os, limits)) {
    found.push(finding('lensType', 'slabOff.advise'));
  }
  if (isEmpty(od) && isEmpty(os)) found.push(finding('sphere', 'rx.empty'));
  return found;
}

/** A total beside the distances of both eyes only says once more what they say. */
function sumFindings(total: number | null, sum: number, limits: PrescriptionLimits): Finding[] {
  if (total === null || total === 0) return [];
  if (!Number.isFinite(total)) return [finding('pd', 'pd.number')];
  const isSame = Math.abs(sum - total) <= limits.pdSumToleranceMm + DUST;
  return isSame ? [] : [finding('pd', 'pd.sum', { sum })];
}

/** A message quotes the spheres as they are compared where a paper says them otherwise. */
function sphereFindings(od: UncheckedEye, os: UncheckedEye, limits: PrescriptionLimits): Finding[] {
  if (od.sphere === null || os.sphere === null) return [];
  const right = od.sphere + addedToSphere(od);
  const left = os.sphere + addedToSphere(os);
  const isRewritten = right !== od.sphere || left !== os.sphere;
  const compared: Finding['params'] = isRewritten ? { right, left } : {};
  const found: Finding[] = [];
  if (areOpposite(right, left)) found.push(finding('sphere', 'sphere.oppositeSigns', compared));
  if (differBy(right, left) > limits.anisometropia) {
    const params = { amount: limits.anisometropia, ...compared };
    found.push(finding('sphere', 'sphere.anisometropia', params));
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
  return imbalance >= limits.slabOffPrismDioptres - DUST;
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
function differBy(right: number | null | undefined, left: number | null | undefined): number {
  return right == null || left == null ? 0 : Math.abs(right - left);
}

function isEmpty(eye: UncheckedEye): boolean {
  return eye.sphere === 0 && ![eye.cylinder, eye.add, eye.prismHor, eye.prismVer].some(Boolean);
}
