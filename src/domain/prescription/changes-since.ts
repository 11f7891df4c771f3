import { finding, type Finding } from './finding.ts';
import { EYE_SIDES, type EyeSide } from './field-names.ts';
import type { UncheckedEye, UncheckedPrescription } from './prescription.ts';
import { withCylinderSign, type Toric } from './transpose.ts';

/** The powers and the axis of both eyes. */
export type EyePowers = Record<EyeSide, Toric>;

/** From where on a change is asked about: dioptres, degrees, and the cylinder that has an axis. */
const LIMITS = { power: 1, axisDegrees: 20, cylinder: 0.75 };

/**
 * What differs so much from the last prescription that it may have been copied wrongly, as
 * questions: both eyes exchanged; a sign turned round; a sphere or cylinder that changed by a
 * dioptre or more; an axis that turned by more than 20 degrees under cylinders of 0.75 and more.
 * The same lens in the other notation has not changed.
 */
export function changeFindings(
  { od, os }: Pick<UncheckedPrescription, 'od' | 'os'>,
  last: EyePowers,
): Finding[] {
  if (!od || !os) return [];
  const isExchanged =
    !isSameLens(last.od, last.os) && isSameLens(od, last.os) && isSameLens(os, last.od);
  if (isExchanged) return [finding('sphere', 'change.eyes')];
  const now = { od, os };
  return EYE_SIDES.flatMap((side) => eyeFindings(side, now[side], last[side]));
}

/** What of a prescription its successor is compared with. */
export function powersOf({ od, os }: EyePowers): EyePowers {
  const only = ({ sphere, cylinder, axis }: Toric) => ({ sphere, cylinder, axis });
  return { od: only(od), os: only(os) };
}

function eyeFindings(side: EyeSide, now: UncheckedEye, last: Toric): Finding[] {
  if (isSameLens(now, last)) return [];
  // Written the other way, a lens has its axis across: with the same one, only the sign changed.
  const isCylinderTurned = isTurned(now.cylinder, last.cylinder) && now.axis === last.axis;
  const before = isCylinderTurned ? last : withCylinderSign(last, now.cylinder ?? 0);
  const powers = (['sphere', 'cylinder'] as const).flatMap((field) => {
    const quoted = { last: before[field] ?? 0, now: now[field] ?? 0 };
    const isSignTurned =
      field === 'sphere' ? isTurned(now.sphere, before.sphere) : isCylinderTurned;
    if (isSignTurned) return [finding(`${side}.${field}`, 'change.sign', quoted)];
    const isFar = Math.abs(quoted.now - quoted.last) >= LIMITS.power;
    return isFar ? [finding(`${side}.${field}`, 'change.power', quoted)] : [];
  });
  return [...powers, ...axisFindings(side, now, before)];
}

function axisFindings(side: EyeSide, now: Toric, before: Toric): Finding[] {
  if (now.axis === null || before.axis === null) return [];
  const isWeak = [now, before].some(({ cylinder }) => Math.abs(cylinder ?? 0) < LIMITS.cylinder);
  const apart = Math.abs(now.axis - before.axis);
  const turned = Math.min(apart, 180 - apart);
  if (isWeak || turned <= LIMITS.axisDegrees) return [];
  return [finding(`${side}.axis`, 'change.axis', { last: before.axis, now: now.axis })];
}

function isTurned(now: number | null, before: number | null): boolean {
  return Boolean(now) && now === -(before ?? 0);
}

function isSameLens(one: Toric, other: Toric): boolean {
  const same = withCylinderSign(other, one.cylinder ?? 0);
  return (
    (one.sphere ?? 0) === (same.sphere ?? 0) &&
    (one.cylinder ?? 0) === (same.cylinder ?? 0) &&
    (!one.cylinder || one.axis === same.axis)
  );
}
