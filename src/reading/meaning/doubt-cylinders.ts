import { EYE_SIDES, type EyeSide } from '#domain/prescription/field-names.ts';
import type { ReadName } from '#domain/prescription/picture-reading.ts';
import type { Chosen } from './choose.ts';
import type { Claim } from './claim.ts';
import { isInOneRow } from './flat-page.ts';
import { labelOf } from './row-labels.ts';

/** What is no distance of one eye or of both, nor a height, in millimetres. */
const LENGTH = { least: 14, most: 80 };

/**
 * Makes unsure what a cylinder and its axis cannot be. Both eyes have cylinders of one sign: no
 * practice writes one lens in each notation, and a sign that was lost or misread shows here. There
 * is no axis without a cylinder, and what is no cylinder by name has an axis. A plus behind a sphere that
 * nothing calls a cylinder may as well be the addition, and the number behind it a distance. What stands far from
 * its sphere may be of another table.
 */
export function doubtCylinders(chosen: Chosen): Chosen {
  const doubted = new Set<ReadName>(EYE_SIDES.flatMap((side) => namesInDoubt(side, chosen)));
  const signs = EYE_SIDES.map((side) => signOf(chosen.get(`${side}.cylinder`)));
  const isEitherOpen = EYE_SIDES.some((side) => doubted.has(`${side}.cylinder`));
  if (signs[0] && signs[1] && signs[0] !== signs[1] && !isEitherOpen)
    for (const side of EYE_SIDES) doubted.add(`${side}.cylinder`).add(`${side}.axis`);
  return new Map(
    [...chosen].map(([name, claim]) => [
      name,
      doubted.has(name) ? { ...claim, isUnsure: true } : claim,
    ]),
  );
}

function namesInDoubt(side: EyeSide, chosen: Chosen): ReadName[] {
  const [cylinder, axis] = [chosen.get(`${side}.cylinder`), chosen.get(`${side}.axis`)];
  const isNone = !cylinder || isNothing(cylinder);
  if (isNone) return axis ? [`${side}.axis`] : [];
  if (standsApart(side, chosen)) return [`${side}.cylinder`, `${side}.axis`];
  // A lens without a sphere may be part of the other one, in a line that lost its eye.
  if (!chosen.has(`${side}.sphere`)) return [`${side}.cylinder`, `${side}.axis`];
  if (!axis) return cylinder.isCalled ? [] : [`${side}.cylinder`];
  const [one, other] = EYE_SIDES.map((each) => chosen.get(`${each}.axis`));
  const isKnown = [one, other].some(
    (each) => each && isClearlyAxis(each) && isPlus(chosen.get(cylinderOf(each))),
  );
  const isOpen = isPlus(cylinder) && !cylinder.isCalled && !isClearlyAxis(axis);
  return isOpen && !isKnown ? [`${side}.cylinder`, `${side}.axis`] : [];
}

/** In heights of a line: a second line of the same lens stands no farther below than this. */
const NEXT_LINE = 2.2;

/**
 * A cylinder in another line than its sphere, where that of the other eye stands beside its own: this eye may
 * have none, and that be one of another table.
 */
function standsApart(side: EyeSide, chosen: Chosen): boolean {
  const apart = (each: EyeSide) =>
    linesApart(chosen.get(`${each}.sphere`), chosen.get(`${each}.cylinder`));
  return apart(side === 'od' ? 'os' : 'od') === 0 && (apart(side) ?? 0) >= NEXT_LINE;
}

/** How far a cylinder stands from its sphere, in heights of a line: 0 in the same one. Null where one is missing. */
function linesApart(sphere: Claim | undefined, cylinder: Claim | undefined): number | null {
  if (!sphere || !cylinder) return null;
  const [one, other] = [sphere.token, cylinder.token];
  if (one.page !== other.page) return Infinity;
  return isInOneRow(one, other) ? 0 : Math.abs(one.v - other.v) / one.height;
}

function cylinderOf({ name }: Claim): ReadName {
  return name === 'od.axis' ? 'od.cylinder' : 'os.cylinder';
}

function isNothing({ token }: Claim): boolean {
  return (
    labelOf(token)?.kind === 'zero' || (token.kind === 'number' && token.number.magnitude === 0)
  );
}

function signOf(claim: Claim | undefined): '+' | '-' | null {
  const token = claim?.token;
  return token?.kind === 'number' && token.number.magnitude > 0 ? token.number.sign : null;
}

function isPlus(claim: Claim | undefined): boolean {
  return signOf(claim) !== '-';
}

/** It is called so, has a degree sign or three digits with a zero, or is no length. */
function isClearlyAxis({ token, isCalled = false }: Claim): boolean {
  if (token.kind !== 'number') return false;
  const { magnitude, digits, hasDegree } = token.number;
  const isLength = magnitude >= LENGTH.least && magnitude <= LENGTH.most;
  return isCalled || hasDegree || /^0\d\d$/.test(digits) || !isLength;
}
