import { EYE_SIDES, type EyeSide } from '#domain/prescription/field-names.ts';
import type { ReadName } from '#domain/prescription/picture-reading.ts';
import { findNearRows, powerOf } from './near-rows.ts';
import { RANKS, type Claim } from './claim.ts';
import { ADD } from './row-labels.ts';

/** The one value of each field, or that there is more than one. */
export type Chosen = Map<ReadName, Claim>;

/** Powers are whole quarters; this only catches what is not. */
const SAME = 0.001;

/** Takes what is for far and newest of all claims of a sheet. What contradicts itself is unsure. */
export function choose(found: readonly Claim[]): Chosen {
  const claims = findNearRows(withoutStrays(withoutSpecks(found)));
  const ofFar = withNear(claims);
  const far = [...ofFar, ...prismsBelowNear(claims, ofFar)];
  const newest = Math.max(
    0,
    ...far.filter(({ name }) => STRUCTURE.includes(name)).map(({ rank }) => rank),
  );
  const chosen: Chosen = new Map();
  for (const name of new Set(far.map((claim) => claim.name))) {
    const ranks = far.filter((claim) => claim.name === name).map(({ rank }) => rank);
    const least = STRUCTURE.includes(name) ? newest : leastOf(ranks, newest);
    const all = far.filter((claim) => claim.name === name && claim.rank >= least);
    const first = all[0];
    if (!first) continue;
    const others = all.slice(1);
    const isTold = all.every((other) => saysSame(first, other));
    const isShared = far.some((other) => other.token === first.token && isOtherField(first, other));
    chosen.set(name, {
      ...first,
      isUnsure: first.isUnsure || !isTold || isShared,
      ...(others.length > 0 ? { others } : {}),
    });
  }
  const near = claims.filter(({ isNear, rank }) => isNear && rank >= newest);
  return isSaidOfOneEye(near) || hasLostHeading(far) || isMeasuredOtherwise(chosen, far)
    ? allUnsure(chosen)
    : withoutContradiction(chosen, far);
}

/**
 * Prisms that stand among what is for near alone: of both glasses, or of those for reading. Left out
 * they would be lost to lenses that need them, so they are asked.
 */
function prismsBelowNear(claims: readonly Claim[], far: readonly Claim[]): Claim[] {
  return claims
    .filter(({ name, isNear }) => isNear && /\.(?:prism|base)/.test(name))
    .filter(({ name }) => !far.some((other) => other.name === name))
    .map((claim) => ({ ...claim, isNear: false, isUnsure: true, isPaired: false }));
}

/** The distances of both eyes may be rounded by so many millimetres beside that of both. */
const SUM_OFF = 1;

/** Doubts distances of each eye whose sum is not that of both: one of the three is of something else. */
export function doubtOtherSum(chosen: Chosen): Chosen {
  const names = ['od.pd', 'os.pd', 'pd'] as const;
  const [od, os, both] = names.map((name) => powerOf(chosen.get(name)?.token));
  if (od == null || os == null || both == null || Math.abs(od + os - both) <= SUM_OFF)
    return chosen;
  const doubted = new Map(chosen);
  for (const name of names) doubted.set(name, { ...chosen.get(name)!, isUnsure: true });
  return doubted;
}

/** In dioptres: no lens has more, but where its point was lost. */
const SPHERE_MOST = 25;

/** Values for near of one eye alone: those of the other one were taken for far. */
function isSaidOfOneEye(near: readonly Claim[]): boolean {
  // `Advance 500` below an empty line for near.
  const isOfMoney = ({ name, token }: Claim) =>
    name.endsWith('.sphere') && token.kind === 'number' && token.number.magnitude > SPHERE_MOST;
  const sides = near.flatMap((claim) =>
    STRUCTURE.includes(claim.name) && !isOfMoney(claim) ? [sideOf(claim.name)] : [],
  );
  return new Set(sides).size === 1;
}

/**
 * A sheet that tells the sphere of one eye alone, and another value of that eye in two places: the
 * heading of the other eye was not read, and its values stand below that of the first.
 */
function hasLostHeading(claims: readonly Claim[]): boolean {
  const sides = EYE_SIDES.filter((side) => claims.some(({ name }) => name === `${side}.sphere`));
  const [only] = sides;
  if (!only || sides.length > 1) return false;
  const own = claims.filter(({ name }) => name.startsWith(`${only}.`));
  return own.some((claim) =>
    own.some((other) => other.name === claim.name && other.token.v !== claim.token.v),
  );
}

/**
 * Values of a table that nothing names, where others of the same eye were measured: a device that no
 * heading tells may as well have measured these. `Glasses` beside what a device has measured may be
 * those that are worn.
 */
function isMeasuredOtherwise(chosen: Chosen, claims: readonly Claim[]): boolean {
  return claims.some((other) => {
    const own = chosen.get(other.name);
    const isDoubtful =
      (other.rank === RANKS.measured && own?.isUnnamed) ||
      (other.rank === RANKS.before && own?.isOfSomePair);
    return own && isDoubtful && STRUCTURE.includes(own.name) && !saysSame(own, other);
  });
}

function allUnsure(chosen: Chosen): Chosen {
  return new Map(
    [...chosen].map(([name, claim]) => [
      name,
      { ...claim, isUnsure: true, wasClear: claim.isUnsure !== true },
    ]),
  );
}

/** What only one of two looks at a place has seen is no number, where the field has another one. */
function withoutSpecks(claims: readonly Claim[]): Claim[] {
  const isSpeck = ({ token }: Claim) =>
    token.kind === 'number' && token.source.source === 'recogniser' && token.source.second === null;
  return claims.filter(
    (claim) => !isSpeck(claim) || !claims.some((one) => one.name === claim.name && !isSpeck(one)),
  );
}

/** Where both eyes have an addition of their own, digits alone that no eye is named for are none. */
function withoutStrays(claims: readonly Claim[]): Claim[] {
  const adds = claims.filter(({ name, isOfPlace }) => name.endsWith('.add') && !isOfPlace);
  const areNamed = EYE_SIDES.every((side) => adds.some(({ name }) => name === `${side}.add`));
  const isStray = ({ name, isOfPlace, token }: Claim) =>
    areNamed &&
    isOfPlace &&
    name.endsWith('.add') &&
    token.kind === 'number' &&
    /^\d+$/.test(token.text);
  return claims.filter((claim) => !isStray(claim));
}

const STRUCTURE: string[] = ['sphere', 'cylinder', 'axis'].flatMap((field) =>
  EYE_SIDES.map((side) => `${side}.${field}`),
);

/** A sentence may tell the rest of what a table says, old glasses nothing of new ones. */
function leastOf(ranks: readonly number[], newest: number): number {
  return Math.max(Math.min(newest, RANKS.sentence), ...ranks);
}

/**
 * Two values for one field of an eye say that the sheet is not understood: then whose the others
 * are is not certain either.
 */
function withoutContradiction(chosen: Chosen, claims: readonly Claim[]): Chosen {
  const isContradicted = STRUCTURE.some((name) => {
    const first = chosen.get(name as ReadName);
    return (
      first &&
      claims.some(
        (other) => other.name === name && other.rank === first.rank && !saysSame(first, other),
      )
    );
  });
  return isContradicted ? allUnsure(chosen) : chosen;
}

/** A sheet for near alone is read as it stands; else what is for near only tells the addition. */
function withNear(claims: readonly Claim[]): Claim[] {
  const isSphere = ({ name }: Claim) => name.endsWith('.sphere');
  const far = claims.filter(({ isNear }) => !isNear);
  const near = claims.filter(({ isNear }) => isNear);
  if (!far.some(isSphere) && near.some(isSphere)) return [...claims];
  if (far.some(({ name }) => name.endsWith('.add'))) return far;
  // Old glasses for reading say nothing of new ones.
  const newest = Math.max(0, ...far.filter(isSphere).map(({ rank }) => rank));
  const spheres = near.filter(
    (claim) => isSphere(claim) && !claim.isMiddle && claim.rank >= newest,
  );
  const asAdds = spheres.map((claim): Claim => ({ ...claim, isNear: false, name: addOf(claim) }));
  // A row with a cylinder is of a whole lens: what stands first there is its sphere, lost sign or not.
  const isOfLens = near.some(
    ({ name, isMiddle }) => /\.(?:cylinder|axis)$/.test(name) && !isMiddle,
  );
  const meaning = meaningOfNear(
    spheres,
    far.filter(({ rank }) => rank >= newest),
  );
  switch (meaning === 'additions' && isOfLens ? 'unknown' : meaning) {
    case 'additions':
      return [...far, ...asAdds];
    case 'unknown':
      return [...far, ...asAdds.map((claim) => ({ ...claim, isUnsure: true, mayBeSphere: true }))];
    case 'spheres':
      return isSameLensElse(near, far)
        ? [...far, ...asAdds.map((claim) => ({ ...claim, isFromNear: true }))]
        : far;
    default:
      return far;
  }
}

/** Whether cylinder and axis for near are those for far, or are not told again. */
function isSameLensElse(near: readonly Claim[], far: readonly Claim[]): boolean {
  const others = near.filter(({ name }) => /\.(?:cylinder|axis)$/.test(name));
  return others.every((claim) =>
    far.some((one) => one.name === claim.name && one.rank === claim.rank && saysSame(one, claim)),
  );
}

function addOf({ name }: Claim): ReadName {
  return `${sideOf(name)}.add`;
}

function sideOf(name: ReadName): EyeSide {
  return name.startsWith('od.') ? 'od' : 'os';
}

/**
 * A lone power in a row for near is the addition itself or the sphere for near. Both eyes mostly
 * have one addition: it is that of the two ways of reading that makes them equal.
 */
function meaningOfNear(
  near: readonly Claim[],
  far: readonly Claim[],
): 'additions' | 'spheres' | 'none' | 'unknown' {
  const pairs = EYE_SIDES.flatMap((side) => {
    const one = near.find(({ name }) => name === `${side}.sphere`);
    const other = far.find(({ name }) => name === `${side}.sphere`);
    const [nearPower, farPower] = [powerOf(one?.token), powerOf(other?.token)];
    return nearPower === null || farPower === null
      ? []
      : [{ nearPower, added: nearPower - farPower }];
  });
  if (pairs.length === 0) return near.length > 0 ? 'unknown' : 'none';
  const canBe = (values: number[]) =>
    values.every((value) => value >= ADD.least && value <= ADD.most);
  const isOne = (values: number[]) => values.every((value) => Math.abs(value - values[0]!) < SAME);
  const asAdditions = pairs.map(({ nearPower }) => nearPower);
  const asSpheres = pairs.map(({ added }) => added);
  const ways = [canBe(asAdditions), canBe(asSpheres)];
  if (ways[0] && !ways[1]) return 'additions';
  if (ways[1] && !ways[0]) return 'spheres';
  if (pairs.length < 2 || isOne(asAdditions) === isOne(asSpheres)) return 'unknown';
  if (isOne(asSpheres)) return 'spheres';
  // Each eye may as well have an addition of its own, where the spheres of both come out alike.
  return near.some(({ isCalled }) => isCalled) ? 'unknown' : 'additions';
}

/** The same value twice on a sheet is one value. */
function saysSame(one: Claim, other: Claim): boolean {
  if (one === other) return true;
  if (one.text !== undefined || other.text !== undefined) return one.text === other.text;
  return powerOf(one.token) === powerOf(other.token);
}

/** One number is the value of one field, but for the addition, which may be said once for both. */
function isOtherField(one: Claim, other: Claim): boolean {
  const isAdd = one.name.endsWith('.add') && other.name.endsWith('.add');
  return other.name !== one.name && !isAdd && one.text === other.text;
}
