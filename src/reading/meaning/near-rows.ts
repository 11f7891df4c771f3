import { EYE_SIDES, type EyeSide } from '#domain/prescription/field-names.ts';
import type { Claim } from './claim.ts';
import { isValue } from './row-labels.ts';
import type { FlatToken } from './flat-page.ts';

/** Whole numbers of dioptres and quarters are exact; this only catches what is not. */
const SAME = 0.001;

/**
 * Rows for near whose heading was not read, such as one that runs up the side of a table: each eye
 * has two spheres, and the lower one is more by just the addition that is printed for it. Cylinder
 * and axis are those for far or none, and the addition does not stand beside it: else these may as
 * well be lenses of another day.
 */
export function findNearRows(claims: readonly Claim[]): Claim[] {
  const pairs = EYE_SIDES.map((side) => spheresOf(side, claims));
  if (!pairs.every((pair) => pair !== null)) return [...claims];
  const isBeside = ({ token }: Claim) => pairs.some(({ near }) => isLevel(token, near));
  return claims.map((claim) => (isBeside(claim) ? { ...claim, isNear: true } : claim));
}

function spheresOf(side: EyeSide, claims: readonly Claim[]): { near: FlatToken } | null {
  const tokens = (name: Claim['name']) =>
    claims.filter((claim) => claim.name === name && !claim.isNear).map(({ token }) => token);
  const [far, near, ...others] = tokens(`${side}.sphere`).toSorted((a, b) => a.v - b.v);
  const [add] = tokens(`${side}.add`);
  if (!far || !near || !add || others.length > 0) return null;
  const [from, to, more] = [powerOf(far), powerOf(near), powerOf(add)];
  if (from === null || to === null || more === null || more < SAME) return null;
  const areAlike = (['cylinder', 'axis'] as const).every((field) => {
    const values = tokens(`${side}.${field}`);
    const [ofFar, ofNear] = [far, near].map((sphere) => values.find((one) => isLevel(one, sphere)));
    return !ofNear || (ofFar !== undefined && powerOf(ofFar) === powerOf(ofNear));
  });
  if (!areAlike || isLevel(add, near)) return null;
  return Math.abs(to - from - more) < SAME ? { near } : null;
}

function isLevel(one: FlatToken, other: FlatToken): boolean {
  return one.page === other.page && Math.abs(one.v - other.v) < 0.9 * other.height;
}

export function powerOf(token: FlatToken | undefined): number | null {
  if (!token || !isValue(token)) return null;
  if (token.kind !== 'number') return 0;
  return token.number.sign === '-' ? -token.number.magnitude : token.number.magnitude;
}
