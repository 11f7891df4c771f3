import { EYE_SIDES, type EyeSide } from '#domain/prescription/field-names.ts';
import type { ReadName } from '#domain/prescription/picture-reading.ts';
import type { Chosen } from '../choose.ts';
import { RANKS, type Claim } from '../claim.ts';
import { isInOneRow, isSamePlace, type FlatToken } from '../flat-page.ts';
import { isNearOf } from '../near-distances.ts';
import { powerOf } from '../near-rows.ts';
import { axisOf } from '../prism-claims.ts';
import { AXIS_OF_THREE } from '../tokens.ts';
import { ADD, isSignedPower, isWhole } from '../row-labels.ts';
import { LIKELY_GLASSES, type Guess, type GuessName, type Guesses } from './guesses.ts';

/**
 * So likely must each value of a lens be, and another one less likely than what is missing to that.
 * A lens is borne out as a whole, and its values bear one another out; what stands alone must be
 * likelier.
 */
const OF_LENS = 0.8;
const ALONE = 0.95;
/** And so likely an addition that stands in the lines of both eyes, the same in each. */
const EQUAL = 0.5;
/** So likely is what is told though the rules doubt what they found, or found something else as well. */
const OVER_DOUBT = 0.9;
/** And so likely each value of both lenses, whatever else the rules found. */
const CERTAIN = 0.97;
/** A distance that the rules left out though they know a lens of the sheet. */
const LEFT_OUT = 0.99;
/** In millimetres: hardly a lens or a bridge of a frame. */
const WIDER_THAN_FRAMES = 56;
/** A sphere has no cylinder where none is likelier than this. */
const NO_CYLINDER = 0.1;

const ALONE_TOLD = ['od.add', 'os.add', 'pd', 'nearPd', 'od.pd', 'os.pd'] as const;
const LENS = ['sphere', 'cylinder', 'axis'] as const;

type IsDenied = (token: FlatToken, name: GuessName | 'prism') => boolean;

/**
 * What the rules found, with what was learned from papers laid beside it. Where both say the same
 * of a whole lens, it is borne out: it may be told though the rules do not explain all of the sheet.
 * Where the rules found nothing of it, the learned says it alone, if it is sure; and where they doubt
 * what they found, as between two tables, it decides, if it is surer still. What the rules are sure of
 * is never overruled. `isDenied` tells of a number that words around it say that it is no distance, no
 * addition, no prism, or no sphere, of the lenses that are to be made for far.
 */
export function bearOut(
  chosen: Chosen,
  guesses: Guesses,
  isDenied: IsDenied = () => false,
): Chosen {
  const borne: Chosen = new Map(chosen);
  if (guesses.eyesNamed === 0 || guesses.glasses < LIKELY_GLASSES) return borne;
  const lenses = new Map(
    EYE_SIDES.flatMap((side) => {
      const lens = lensOf(side, guesses);
      return lens &&
        canBeTold(side, lens, { chosen, guesses }) &&
        !isOfOtherByRules(side, lens, chosen) &&
        (chosen.has(`${side}.sphere`) || !isDenied(lens[0]![1].token, `${side}.sphere`))
        ? [[side, lens] as const]
        : [];
    }),
  );
  // An eye without a name is known only as the other one, beside that which has its own.
  const areSurelyTwo =
    lenses.size === 2 && [...lenses.values()].every((lens) => isLensAt(OVER_DOUBT, lens));
  if (guesses.eyesNamed === 1 && !areSurelyTwo) return borne;
  const isDecided = areDecided(lenses, chosen, guesses);
  for (const [side, lens] of lenses) {
    for (const [name, guess] of lens)
      borne.set(name, borneOut(name, guess, chosen.get(name), isDecided));
    for (const part of prismsOfRules(side, lens, { chosen, guesses, isDecided }))
      borne.set(part.name, {
        ...part,
        isBorneOut: true,
        isUnsure: !isDecided && part.isUnsure === true,
      });
    const { parts, instead } = prismsOf(side, lens, { chosen, guesses, isDecided, isDenied });
    for (const name of instead) borne.delete(name);
    for (const part of parts) borne.set(part.name, part);
  }
  if (!EYE_SIDES.some((side) => borne.has(`${side}.sphere`))) return chosen;
  for (const name of ALONE_TOLD) {
    const guess = guesses.of.get(name);
    if (guess && isOfOtherEye(name, guess, chosen)) {
      borne.set(name, borneOut(name, guess, undefined, true));
      continue;
    }
    const isFar = /^o[ds]\.pd$/.test(name) && !chosen.has(name) && areFarOfFarAndNear(guesses);
    if (!guess || !(isFar || isSureAlone(name, { chosen, guesses }))) continue;
    const claim = chosen.get(name);
    if (!claim && !isLeftOutByChance(name, guess, { chosen, guesses })) continue;
    if ((!claim || claim.isUnsure) && isDenied(guess.token, name)) continue;
    borne.set(name, borneOut(name, guess, claim, true));
  }
  return borne;
}

/** Whether the rules have found that lens, and for the other eye: then nobody knows whose it is. */
function isOfOtherByRules(side: EyeSide, [sphere]: Lens, chosen: Chosen): boolean {
  const other = chosen.get(side === 'od' ? 'os.sphere' : 'od.sphere');
  return other !== undefined && isSamePlace(other.token, sphere![1].token);
}

/**
 * `Addition  +2,00  +1,75`, of which the rules found the first and took it for that of both eyes: what was
 * learned is sure of another one in the same row.
 */
function isOfOtherEye(name: GuessName, guess: Guess, chosen: Chosen): boolean {
  const twin = TWINS.get(name);
  const [own, other] = [chosen.get(name), twin && chosen.get(twin)];
  return (
    own !== undefined &&
    other !== undefined &&
    own.isOfPlace === true &&
    isSamePlace(own.token, other.token) &&
    !isSamePlace(own.token, guess.token) &&
    isInOneRow(own.token, guess.token) &&
    isSure(name, guess, LEFT_OUT)
  );
}

/**
 * Whether a power that nothing explains is surely of the other eye than `name`, and of a field that this
 * one lacks: it corrects nothing of `name`.
 */
export function isLackedByOther(
  name: ReadName,
  token: FlatToken,
  { chosen, guesses }: { chosen: Chosen; guesses: Pick<Guesses, 'placeOf'> },
): boolean {
  const place = guesses.placeOf(token);
  return (
    place !== null &&
    EYE_SIDES.some((side) => side !== place.side && name.startsWith(`${side}.`)) &&
    !chosen.has(`${place.side}.${place.field}`)
  );
}

/** An addition that the rules doubt in both eyes is told in both or in none: spheres for near look like it. */
function isSureAlone(name: GuessName, known: { chosen: Chosen; guesses: Guesses }): boolean {
  const twin = TWINS.get(name);
  const areBothDoubted =
    twin !== undefined && [name, twin].every((one) => known.chosen.get(one)?.isUnsure);
  return [name, ...(areBothDoubted ? [twin] : [])].every((one) => isSureByItself(one, known));
}

const TWINS = new Map<GuessName, GuessName>([
  ['od.add', 'os.add'],
  ['os.add', 'od.add'],
]);

/** What the rules found twice needs no more than a value of a lens. */
function isSureByItself(
  name: GuessName,
  { chosen, guesses }: { chosen: Chosen; guesses: Guesses },
): boolean {
  const [guess, claim] = [guesses.of.get(name), chosen.get(name)];
  if (!guess || !canStand(claim, guess, name)) return false;
  const others = claim?.others ?? [];
  // Of two additions in two places it is known which one where the lens is known.
  const own = EYE_SIDES.find((side) => name === `${side}.add`);
  const areTwo = others.some((one) => powerOf(one.token) !== powerOf(claim!.token));
  if (own && areTwo && chosen.get(`${own}.sphere`)?.isUnsure) return false;
  const isFoundTwice = others.length > 0 && [claim!, ...others].every((one) => isSame(one, guess));
  const twin = TWINS.get(name);
  // `175 +2.00` in the lines of both eyes: nobody corrects both to the same.
  const areEqual =
    twin !== undefined &&
    // Spheres for near may be alike as well.
    !claim?.mayBeSphere &&
    EYE_SIDES.every((side) => chosen.get(`${side}.sphere`)?.isUnsure === false) &&
    powerOf(chosen.get(twin)?.token) === powerOf(guess.token) &&
    !isSamePlace(chosen.get(twin)!.token, guess.token);
  return isSure(name, guess, areEqual ? EQUAL : isFoundTwice ? OF_LENS : ALONE);
}

type Lens = readonly [GuessName, Guess][];

/** Whether nothing that the rules are sure of, and no other power of this eye, speaks against a lens. */
function canBeTold(
  side: EyeSide,
  lens: Lens,
  { chosen, guesses }: { chosen: Chosen; guesses: Guesses },
): boolean {
  return (
    lens.every(([name, guess]) => canStand(chosen.get(name), guess, name)) &&
    !lens.some(([name, { token }]) => isSurelyOther(name, token, chosen)) &&
    !hasAnother(side, lens, guesses) &&
    !(lens.length === 1 && hasMore(side, chosen))
  );
}

/** The rules are sure that a number is a value of another name, such as the cylinder of the eye beside. */
function isSurelyOther(name: GuessName, token: FlatToken, chosen: Chosen): boolean {
  return [...chosen].some(
    ([other, claim]) => other !== name && !claim.isUnsure && isSamePlace(claim.token, token),
  );
}

/**
 * Where the rules know the lenses of a sheet and no distance, there mostly is a reason for it: it
 * must be surer, wider than frames are, and no number that is something else by the rules. So must an
 * addition be where they know that of the other eye alone; a distance is not told there.
 */
function isLeftOutByChance(
  name: GuessName,
  guess: Guess,
  { chosen, guesses }: { chosen: Chosen; guesses: Guesses },
): boolean {
  const field = /^o[ds](\.add|\.pd)$/.exec(name)?.[1];
  const isOfOther = EYE_SIDES.some((side) => field && chosen.has(`${side}${field}` as ReadName));
  if (field === '.add') return !isOfOther || isSure(name, guess, LEFT_OUT);
  // Where that of the other eye was found, this one was lost, and what is found is for near.
  if (isOfOther) return false;
  if (!EYE_SIDES.some((side) => chosen.has(`${side}.sphere`))) return true;
  const isWide = name.includes('.') || (powerOf(guess.token) ?? 0) >= WIDER_THAN_FRAMES;
  const isTaken = [...chosen.values()].some(({ token }) => isSamePlace(token, guess.token));
  const isSureOfIt =
    isSure(name, guess, LEFT_OUT) || (field === '.pd' && areFarOfFarAndNear(guesses));
  return isSureOfIt && isWide && !isTaken;
}

/**
 * `PD R 32 / 30.5  L 31.5 / 30`: distances of both eyes in one line or column, and whatever else may be
 * meant is a little less: those are for near.
 */
function areFarOfFarAndNear({ of }: Guesses): boolean {
  const [od, os] = [of.get('od.pd'), of.get('os.pd')];
  if (!od || !os || isSamePlace(od.token, os.token)) return false;
  const isInColumn = od.token.left < os.token.right && od.token.right > os.token.left;
  return (
    (isInOneRow(od.token, os.token) || isInColumn) &&
    [od, os].every(
      ({ token, chance, rivals = [] }) =>
        chance >= LEFT_OUT &&
        canBe('od.pd', token) &&
        rivals
          .filter((rival) => ![od, os].some((own) => isSamePlace(own.token, rival)))
          .every((rival) => isNearOf(powerOf(token) ?? 0, powerOf(rival) ?? 0, 'half')),
    )
  );
}

/**
 * Whether a doubt of the rules about lenses can be decided: what was learned is as good as certain of both, or
 * each lens is surer than others, and what the rules may take for it as well are whole lenses, as many for one eye
 * as for the other. A table of what was worn before has both eyes; what somebody wrote beside or below one to
 * correct it has not.
 */
function areDecided(lenses: ReadonlyMap<EyeSide, Lens>, chosen: Chosen, guesses: Guesses): boolean {
  const known = { chosen, guesses };
  if (lenses.size === 2 && [...lenses].every(([side, lens]) => isCertain(side, lens, known)))
    return true;
  const others = EYE_SIDES.flatMap((side) => {
    const [lens, claim] = [lenses.get(side), chosen.get(`${side}.sphere`)];
    if (!lens) return claim ? [claim.isUnsure ? null : 0] : [];
    return [isLensAt(OVER_DOUBT, lens) ? otherLenses(side, lens, { chosen, guesses }) : null];
  });
  return others.every((count) => count !== null && count === others[0]);
}

/** Whether what was learned is as good as certain of a lens, and what else the rules found is a lens or nothing. */
function isCertain(
  side: EyeSide,
  lens: Lens,
  known: { chosen: Chosen; guesses: Guesses },
): boolean {
  return isLensAt(CERTAIN, lens) && otherLenses(side, lens, known, LIKELY_NONE) !== null;
}

/** Whether each value of a lens is so sure. */
function isLensAt(least: number, lens: Lens): boolean {
  return lens.every(([name, guess]) => isSure(name, guess, least));
}

/** So sure must be that a count or a number of something is no value, corrections of axes among them. */
const SURELY_NONE = 0.99;
/** And where the lens is as good as certain. */
const LIKELY_NONE = 0.9;

/** `583` behind the name of a frame, `2` days: as axes are written, and mostly none. */
function isCount(token: FlatToken): boolean {
  return token.kind === 'number' && token.number.sign === null && isWhole(token);
}

/**
 * How many other lenses of an eye the rules found; null where it is less than a lens. The curve of a blank
 * (`BASE CRV  R 6.25`) is nothing, where what was learned is sure of it.
 */
function otherLenses(
  side: EyeSide,
  lens: Lens,
  { chosen, guesses }: { chosen: Chosen; guesses: Guesses },
  surelyNone = SURELY_NONE,
): number | null {
  type Found = { token: FlatToken; fields: Set<string>; isOther: boolean; isNone: boolean };
  const rows: Found[] = [];
  for (const field of LENS) {
    const claim = chosen.get(`${side}.${field}`);
    const guess = lens.find(([name]) => name === `${side}.${field}`)?.[1];
    for (const { token } of claim ? [claim, ...(claim.others ?? [])] : []) {
      if (lens.some(([, own]) => isSamePlace(own.token, token))) continue;
      const isOfDegrees = token.kind === 'number' && token.number.hasDegree;
      // `14/3: L +1.25`: whoever writes a power with its sign beside an eye means it.
      const isNone =
        !isOfDegrees && !isSignedPower(token) && guesses.chanceOfNone(token) >= surelyNone;
      if (isNone && isCount(token)) continue;
      const isOther = !guess || powerOf(token) !== powerOf(guess.token);
      const row = rows.find((one) => isInOneRow(one.token, token));
      if (row) {
        row.fields.add(field);
        row.isOther ||= isOther;
        row.isNone &&= isNone;
      } else rows.push({ token, isOther, isNone, fields: new Set([field]) });
    }
  }
  const isLens = ({ fields }: Found) => fields.has('sphere') && fields.size > 1;
  return rows.every((row) => !row.isOther || isLens(row) || row.isNone)
    ? rows.filter(isLens).length
    : null;
}

/** Another power that is likely of this eye: whoever wrote it meant something by it. */
function hasAnother(side: EyeSide, lens: Lens, { powers }: Guesses): boolean {
  return powers.some(
    (power) =>
      power.side === side && !lens.some(([, { token }]) => isSamePlace(token, power.token)),
  );
}

/** The values of a lens, all of them sure; null where one is not. */
function lensOf(side: EyeSide, { of }: Guesses): Lens | null {
  const [sphere, ...rest] = LENS.map((field): [GuessName, Guess | undefined] => [
    `${side}.${field}`,
    of.get(`${side}.${field}`),
  ]);
  const isLikely = (entry: [GuessName, Guess | undefined]): entry is [GuessName, Guess] =>
    entry[1] !== undefined && isSure(entry[0], entry[1], OF_LENS);
  if (!sphere || !isLikely(sphere)) return null;
  if (rest.every(isLikely)) return [sphere, ...rest];
  // A `plano` alone may be of a coating, a lens catalogue, a word.
  const isNumber = sphere[1].token.kind === 'number';
  const hasNone = rest.every(([, guess]) => (guess?.chance ?? 0) < NO_CYLINDER);
  return isNumber && hasNone ? [sphere] : null;
}

function isSure(name: GuessName, { token, chance, rival }: Guess, least: number): boolean {
  return chance >= least && rival <= 1 - least && canBe(name, token);
}

/** In millimetres: of grown people. What is less may be the width of a lens (`50-18`). */
const DISTANCE = { least: 54, most: 76 };
const HALF_DISTANCE = { least: 26, most: 38 };

/** As values of lenses are written: two decimals or more, whole degrees, additions that there are. */
function canBe(name: GuessName, token: FlatToken): boolean {
  if (token.kind !== 'number') return name.endsWith('.sphere');
  const { decimals, magnitude, sign } = token.number;
  if (name.endsWith('.axis')) return isWhole(token) && magnitude > 0 && magnitude <= 180;
  if (name.endsWith('.add'))
    return decimals > 0 && sign !== '-' && magnitude >= ADD.least && magnitude <= ADD.most;
  if (/pd$/i.test(name)) {
    const { least, most } = name.includes('.') ? HALF_DISTANCE : DISTANCE;
    return sign === null && magnitude >= least && magnitude <= most;
  }
  return decimals > 0 && (name.endsWith('.sphere') || magnitude > 0);
}

/**
 * The rules found nothing there, or the same; or they doubt what they found, and the learned is sure.
 * What they read otherwise in the same place, such as a sign that they doubt, stays.
 */
function canStand(claim: Claim | undefined, guess: Guess, name: GuessName): boolean {
  if (!claim) return !isOfSpoiltNumber(guess.token);
  if (claim.isFromNear || claim.text !== undefined) return false;
  const isReadOtherwise = [claim, ...(claim.others ?? [])].some(
    (one) => isSamePlace(one.token, guess.token) && !isSame(one, guess),
  );
  if (isReadOtherwise) return false;
  return isSame(claim, guess) || (claim.isUnsure === true && isSure(name, guess, OVER_DOUBT));
}

/** A power, and an axis in three digits, as they run together: `-2.25-0.50149`. */
const QUARTER = /[.,](?:00|25|50|75)$/;
const WHOLE_AXIS = new RegExp(`^${AXIS_OF_THREE}`);

/**
 * `1651.25` for `165 1.25`, `33.032.0` for two distances: on a picture a number with a point or a digit
 * right before or behind it is what is left of others, and the one that is meant may be lost in them. The
 * point of `sph.-2,25` is that of a word, and the parts of a whole lens are known by sign and quarters.
 */
function isOfSpoiltNumber({ source, from, to }: FlatToken): boolean {
  const text = source.characters.map((one) => one.text).join('');
  const [before, own, after] = [text.slice(0, from), text.slice(from, to), text.slice(to)];
  const isBegun = /^[+\-−–]/.test(own) || (WHOLE_AXIS.test(own) && QUARTER.test(before));
  const isEnded = QUARTER.test(own) && WHOLE_AXIS.test(after);
  return (
    source.source === 'recogniser' &&
    ((!isBegun && /(?:\d|\d[.,])$/.test(before)) || (!isEnded && /^(?:\d|[.,]\d)/.test(after)))
  );
}

function isSame(claim: Claim, { token }: Guess): boolean {
  return claim.token.page === token.page && powerOf(claim.token) === powerOf(token);
}

/** The rules found a cylinder or an axis of an eye that has none by what was learned. */
function hasMore(side: EyeSide, chosen: Chosen): boolean {
  return LENS.slice(1).some((field) => {
    const claim = chosen.get(`${side}.${field}`);
    return claim !== undefined && powerOf(claim.token) !== 0;
  });
}

function borneOut(
  name: ReadName,
  guess: Guess,
  claim: Claim | undefined,
  isDecided: boolean,
): Claim {
  const found = claim ? [claim, ...(claim.others ?? [])] : [];
  const own = found.find((one) => isSame(one, guess)) ?? { name, token: guess.token };
  return {
    rank: RANKS.table,
    isNear: false,
    ...own,
    isBorneOut: true,
    isUnsure: !isDecided && claim?.isUnsure === true,
    isOfEitherEye: found.some(({ isOfEitherEye }) => isOfEitherEye),
  };
}

/**
 * The prisms of a lens that the rules found with their bases, which are borne out with it where what was
 * learned is sure that they are prisms of that eye. It knows no bases: those are as the rules have them.
 */
function prismsOfRules(
  side: EyeSide,
  lens: Lens,
  { chosen, guesses, isDecided }: { chosen: Chosen; guesses: Guesses; isDecided: boolean },
): Claim[] {
  return (['Hor', 'Ver'] as const).flatMap((axis) => {
    const [amount, base] = [chosen.get(`${side}.prism${axis}`), chosen.get(`${side}.base${axis}`)];
    const isOne = [amount, base].every((part) => part?.isPaired && !part.others);
    const isSureOfIt = guesses.prisms.some(
      (prism) =>
        amount &&
        isSamePlace(prism.token, amount.token) &&
        prism.side === side &&
        // All that the rules found was doubted for what contradicts a lens, and the lens is known.
        (prism.chance >= ALONE || (isDecided && [amount, base].every((part) => part?.wasClear))),
    );
    return isOne && isSureOfIt && isBeside(amount!.token, lens) ? [amount!, base!] : [];
  });
}

/** Whether a prism stands in the line of a lens, or in its column: others may be of other glasses. */
function isBeside(token: FlatToken, lens: Lens): boolean {
  const [, { token: sphere }] = lens[0]!;
  const isInColumn =
    lens.length > 1 &&
    lens.every(([, one]) => one.token.left < sphere.right && one.token.right > sphere.left) &&
    token.left < sphere.right + sphere.height &&
    token.right > sphere.left - sphere.height;
  return isInOneRow(token, sphere) || isInColumn;
}

/**
 * Prisms of a lens that the rules did not find, or whose base they did not find: told with the base right
 * behind them, where what was learned is sure that they are prisms of that eye, `instead` of what the rules
 * have; else asked, for none must be lost without a word.
 */
function prismsOf(
  side: EyeSide,
  lens: Lens,
  {
    chosen,
    guesses,
    isDecided,
    isDenied,
  }: { chosen: Chosen; guesses: Guesses; isDecided: boolean; isDenied: IsDenied },
): { parts: Claim[]; instead: ReadName[] } {
  const isIn = (claims: readonly Claim[], place: FlatToken) =>
    claims.some(({ token }) => isSamePlace(token, place));
  const open = [...chosen.values()].filter(
    (claim) => claim.name.startsWith(side) && claim.lacksBase,
  );
  const allOpen = open.flatMap((claim) => [claim, ...(claim.others ?? [])]);
  const known = [...chosen.values()].filter((claim) => !open.includes(claim));
  const own = guesses.prisms.filter(
    (prism) =>
      prism.side === side &&
      powerOf(prism.token) !== 0 &&
      !isIn(known, prism.token) &&
      !isDenied(prism.token, 'prism'),
  );
  const common = { rank: RANKS.table, isNear: false };
  const told = own.flatMap(({ token, chance, base }): Claim[] => {
    if (!base || chance < ALONE || !isDecided || !isBeside(token, lens)) return [];
    const axis = axisOf(base.direction);
    const isOfLens =
      isIn(known, base.token) || lens.some(([, one]) => isSamePlace(one.token, base.token));
    const called = allOpen.find((claim) => isSamePlace(claim.token, token))?.lacksBase ?? 'prism';
    if (isOfLens || (called !== 'prism' && called !== `prism${axis}`)) return [];
    const [amountName, baseName] = [`${side}.prism${axis}`, `${side}.base${axis}`] as const;
    const pair = { ...common, isBorneOut: true };
    return [
      { ...pair, name: amountName, token },
      { ...pair, name: baseName, token: base.token, text: base.direction },
    ];
  });
  const names = told.map(({ name }) => name);
  const areOne =
    new Set(names).size === names.length &&
    !known.some(({ name }) => names.includes(name)) &&
    allOpen.every(({ token }) => isIn(told, token));
  if (areOne && told.length > 0) return { parts: told, instead: open.map(({ name }) => name) };
  const isFound = EYE_SIDES.some((one) =>
    [`${one}.prismHor`, `${one}.prismVer`].some((name) => chosen.has(name as ReadName)),
  );
  const free = (['prismHor', 'prismVer'] as const).filter((name) => !chosen.has(`${side}.${name}`));
  const asked = isFound
    ? own.filter(({ chance, token }) => chance >= ALONE && !isIn(allOpen, token))
    : own.slice(0, 1);
  return {
    parts: asked.slice(0, free.length).map(({ token }, at) => ({
      ...common,
      name: `${side}.${free[at]!}` as const,
      token,
      isUnsure: true,
    })),
    instead: [],
  };
}
