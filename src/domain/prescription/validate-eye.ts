import type { EyeSide, UncheckedEye } from './prescription.ts';
import type { Finding, PrescriptionLimits } from './prescription-rules.ts';
import { finding, isOnStep, isWithin } from './prescription-rules.ts';

/** The rules that one eye's values must keep on their own. */
export function eyeFindings(
  side: EyeSide,
  eye: UncheckedEye | null,
  lensType: string,
  limits: PrescriptionLimits,
): Finding[] {
  if (!eye) return [finding(side, 'eye.required')];
  return [
    ...sphereFindings(side, eye, limits),
    ...cylinderFindings(side, eye, limits),
    ...axisFindings(side, eye),
    ...addFindings(side, eye, lensType, limits),
    ...prismFindings(side, eye, 'Hor', limits),
    ...prismFindings(side, eye, 'Ver', limits),
    ...eyePdFindings(side, eye, limits),
  ];
}

function sphereFindings(side: EyeSide, { sphere }: UncheckedEye, limits: PrescriptionLimits) {
  const field = `${side}.sphere` as const;
  if (sphere === null) return [finding(field, 'sphere.required')];
  if (!Number.isFinite(sphere)) return [finding(field, 'sphere.number')];
  const [min, max] = limits.sphere;
  const step = limits.stepDioptres;
  const found: Finding[] = [];
  if (!isWithin(sphere, limits.sphere)) {
    found.push(finding(field, 'sphere.range', { min, max, ...meant(sphere, limits.sphere, step) }));
  }
  if (!isOnStep(sphere, step)) found.push(finding(field, 'sphere.step', { step }));
  if (!isWithin(sphere, limits.sphereUsual)) {
    found.push(finding(field, 'sphere.unusual', range(limits.sphereUsual)));
  }
  return found;
}

function cylinderFindings(side: EyeSide, { cylinder }: UncheckedEye, limits: PrescriptionLimits) {
  const field = `${side}.cylinder` as const;
  if (cylinder === null) return [];
  if (!Number.isFinite(cylinder)) return [finding(field, 'cylinder.number')];
  const amount = Math.abs(cylinder);
  const max = limits.cylinderMax;
  const step = limits.stepDioptres;
  const found: Finding[] = [];
  if (amount > max) {
    const instead = meant(cylinder, [-max, max], step);
    found.push(finding(field, 'cylinder.range', { min: -max, max, ...instead }));
  } else if (amount > limits.cylinderUsualMax) {
    found.push(finding(field, 'cylinder.unusual', { max: limits.cylinderUsualMax }));
  }
  if (!isOnStep(cylinder, step)) found.push(finding(field, 'cylinder.step', { step }));
  return found;
}

/** An axis belongs to a cylinder: with one it must be there, without one it must not (0 is let pass). */
function axisFindings(side: EyeSide, { cylinder, axis }: UncheckedEye) {
  const field = `${side}.axis` as const;
  if (Number.isNaN(cylinder)) return [];
  if (!cylinder) return axis ? [finding(field, 'axis.withoutCylinder')] : axisNumber(field, axis);
  if (axis === null) return [finding(field, 'axis.required', { min: 1, max: 180 })];
  if (!Number.isInteger(axis)) return [finding(field, 'axis.integer', { min: 1, max: 180 })];
  if (isWithin(axis, [1, 180])) return [];
  // 0° and 180° are the same direction; the message can offer the one that labs write.
  return [finding(field, 'axis.range', { min: 1, max: 180, ...(axis === 0 && { instead: 180 }) })];
}

function axisNumber(field: `${EyeSide}.axis`, axis: number | null) {
  return Number.isNaN(axis) ? [finding(field, 'axis.integer', { min: 1, max: 180 })] : [];
}

function addFindings(
  side: EyeSide,
  { add }: UncheckedEye,
  lensType: string,
  limits: PrescriptionLimits,
) {
  const field = `${side}.add` as const;
  if (!add && !Number.isNaN(add)) {
    const isNeeded = lensType === 'Bifocals' || lensType === 'Progressive';
    return isNeeded ? [finding(field, 'add.required', range(limits.add))] : [];
  }
  if (add === null || !Number.isFinite(add)) return [finding(field, 'add.number')];
  const step = limits.stepDioptres;
  const found: Finding[] = [];
  if (!isWithin(add, limits.add)) {
    const instead = meant(add, limits.add, step);
    found.push(finding(field, 'add.range', { ...range(limits.add), ...instead }));
  } else if (!isWithin(add, limits.addUsual)) {
    found.push(finding(field, 'add.unusual', range(limits.addUsual)));
  }
  if (!isOnStep(add, step)) found.push(finding(field, 'add.step', { step }));
  if (lensType === 'SingleVision') found.push(finding(field, 'add.notForSingleVision'));
  return found;
}

const BASES = { Hor: ['In', 'Out'], Ver: ['Up', 'Down'] };

function prismFindings(
  side: EyeSide,
  eye: UncheckedEye,
  direction: 'Hor' | 'Ver',
  limits: PrescriptionLimits,
) {
  const prism = eye[`prism${direction}`];
  const base = eye[`base${direction}`];
  const field = `${side}.prism${direction}` as const;
  const baseField = `${side}.base${direction}` as const;
  const found = prism === null || prism === 0 ? [] : prismAmountFindings(field, prism, limits);
  if (prism && !base) found.push(finding(baseField, 'base.required'));
  if (base && !BASES[direction].includes(base)) found.push(finding(baseField, 'base.value'));
  else if (base && !prism && !Number.isNaN(prism)) {
    found.push(finding(baseField, 'base.withoutPrism'));
  }
  return found;
}

function prismAmountFindings(
  field: `${EyeSide}.prism${'Hor' | 'Ver'}`,
  prism: number,
  limits: PrescriptionLimits,
) {
  if (!Number.isFinite(prism)) return [finding(field, 'prism.number')];
  const step = limits.stepDioptres;
  const found: Finding[] = [];
  if (!isWithin(prism, limits.prism))
    found.push(finding(field, 'prism.range', range(limits.prism)));
  else if (prism > limits.prismUsualMax) {
    found.push(finding(field, 'prism.unusual', { max: limits.prismUsualMax }));
  }
  if (!isOnStep(prism, step)) found.push(finding(field, 'prism.step', { step }));
  return found;
}

function eyePdFindings(side: EyeSide, { pd }: UncheckedEye, limits: PrescriptionLimits) {
  const field = `${side}.pd` as const;
  if (pd === null || pd === 0) return [];
  if (!Number.isFinite(pd)) return [finding(field, 'pd.mono.number')];
  if (!isWithin(pd, limits.eyePdMm)) {
    return [finding(field, 'pd.mono.range', range(limits.eyePdMm))];
  }
  if (!isWithin(pd, limits.eyePdUsualMm)) {
    return [finding(field, 'pd.mono.unusual', range(limits.eyePdUsualMm))];
  }
  return [];
}

function range([min, max]: readonly [number, number]) {
  return { min, max };
}

/** Powers are also spoken and typed without the point: -225 may be meant as -2.25. */
function meant(value: number, limits: readonly [number, number], step: number): { meant?: number } {
  const hundredth = value / 100;
  const isPossible = isWithin(hundredth, limits) && isOnStep(hundredth, step);
  return isPossible ? { meant: hundredth } : {};
}
