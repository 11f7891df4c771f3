import { EYE_SIDES, type EyeSide } from '#domain/prescription/field-names.ts';
import type { ReadName } from '#domain/prescription/picture-reading.ts';
import type { Chosen } from '../choose.ts';
import { RANKS, type Claim } from '../claim.ts';
import { isSamePlace, type FlatToken } from '../flat-page.ts';
import { powerOf } from '../near-rows.ts';
import { ADD, isWhole } from '../row-labels.ts';
import { LIKELY_GLASSES, type Guess, type GuessName, type Guesses } from './guesses.ts';

/**
 * So likely must each value of a lens be, and another one less likely than what is missing to that.
 * A lens is borne out as a whole, and its values bear one another out; what stands alone must be
 * likelier.
 */
const OF_LENS = 0.8;
const ALONE = 0.95;
/** So likely is what is told though the rules doubt what they found, or found something else as well. */
const OVER_DOUBT = 0.9;
/** A distance that the rules left out though they know a lens of the sheet. */
const LEFT_OUT = 0.99;
/** A sphere has no cylinder where none is likelier than this. */
const NO_CYLINDER = 0.1;

const ALONE_TOLD = ['od.add', 'os.add', 'pd', 'nearPd', 'od.pd', 'os.pd'] as const;
const LENS = ['sphere', 'cylinder', 'axis'] as const;

/**
 * What the rules found, with what was learned from papers laid beside it. Where both say the same
 * of a whole lens, it is borne out: it may be told though the rules do not explain all of the sheet.
 * Where the rules found nothing of it, the learned says it alone, if it is sure; and where they doubt
 * what they found, as between two tables, it decides, if it is surer still. Where both differ
 * nothing is borne out. `isDenied` tells of a number that words around it say that it is no distance.
 */
export function bearOut(
  chosen: Chosen,
  guesses: Guesses,
  isDenied: (token: FlatToken) => boolean = () => false,
): Chosen {
  const borne: Chosen = new Map(chosen);
  if (!guesses.areEyesNamed || guesses.glasses < LIKELY_GLASSES) return borne;
  for (const side of EYE_SIDES) {
    const lens = lensOf(side, guesses);
    if (!lens || !lens.every(([name, guess]) => agrees(chosen.get(name), guess, name))) continue;
    if (hasAnother(side, lens, guesses)) continue;
    if (lens.length === 1 && hasMore(side, chosen)) continue;
    const isDecided =
      lens.every(([name, guess]) => isSure(name, guess, OVER_DOUBT)) && !hasLoneRival(lens, chosen);
    for (const [name, guess] of lens)
      borne.set(name, borneOut(name, guess, chosen.get(name), isDecided));
    for (const prism of prismsOf(side, guesses, chosen)) borne.set(prism.name, prism);
  }
  if (!EYE_SIDES.some((side) => borne.has(`${side}.sphere`))) return chosen;
  // Where the rules know the lenses of a sheet and no distance, there mostly is a reason for it.
  const isKnown = EYE_SIDES.some((side) => chosen.has(`${side}.sphere`));
  for (const name of ALONE_TOLD) {
    const guess = guesses.of.get(name);
    if (!guess || !isSure(name, guess, ALONE) || !agrees(chosen.get(name), guess, name)) continue;
    const isLeftOut = !name.endsWith('.add') && !chosen.has(name) && isKnown;
    if (isLeftOut && (!isSure(name, guess, LEFT_OUT) || isDenied(guess.token))) continue;
    borne.set(name, borneOut(name, guess, chosen.get(name), true));
  }
  return borne;
}

/** Another power that is likely of this eye: whoever wrote it meant something by it. */
function hasAnother(
  side: EyeSide,
  lens: readonly [GuessName, Guess][],
  { powers }: Guesses,
): boolean {
  return powers.some(
    (power) =>
      power.side === side && !lens.some(([, { token }]) => isSamePlace(token, power.token)),
  );
}

/** The values of a lens, all of them sure; null where one is not. */
function lensOf(side: EyeSide, { of }: Guesses): [GuessName, Guess][] | null {
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

/** Numbers whose middles are less than this share of their height apart stand in one row. */
const ROW = 0.62;

/** In millimetres: of grown people. What is less may be the width of a lens (`50-18`). */
const DISTANCE = { least: 56, most: 76 };
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

/** The rules found nothing there, or the same; or they doubt it, and the learned is sure. */
function agrees(claim: Claim | undefined, guess: Guess, name: GuessName): boolean {
  if (!claim) return true;
  if (claim.isFromNear || claim.text !== undefined) return false;
  return isSame(claim, guess) || (claim.isUnsure === true && isSure(name, guess, OVER_DOUBT));
}

function isSame(claim: Claim, { token }: Guess): boolean {
  return claim.token.page === token.page && powerOf(claim.token) === powerOf(token);
}

type Rival = { token: FlatToken; isOther: boolean };

/**
 * Another number that the rules take for the same field and that has no lens of its own around it:
 * no table of before, but something that somebody wrote beside or below to correct it.
 */
function hasLoneRival(lens: readonly [GuessName, Guess][], chosen: Chosen): boolean {
  const rivals = lens.flatMap(([name, { token: own }]): Rival[] => {
    const claim = chosen.get(name);
    const found = claim ? [claim.token, ...(claim.others ?? [])] : [];
    return found
      .filter((token) => !isSamePlace(token, own))
      .map((token) => ({ token, isOther: powerOf(token) !== powerOf(own) }));
  });
  return rivals.some(
    (rival) => rival.isOther && !rivals.some((one) => areBesideEachOther(one, rival)),
  );
}

function areBesideEachOther({ token: one }: Rival, { token: other }: Rival): boolean {
  const isOneRow = Math.abs(one.v - other.v) < ROW * Math.min(one.height, other.height);
  return one.page === other.page && isOneRow && !isSamePlace(one, other);
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
  const own = claim && isSame(claim, guess) ? claim : { name, token: guess.token };
  const isUnsure = !isDecided && claim?.isUnsure === true;
  return { rank: RANKS.table, isNear: false, ...own, isBorneOut: true, isUnsure };
}

/** A prism of a lens that the rules did not find must not be lost without a word: it is asked. */
function prismsOf(side: EyeSide, { prisms }: Guesses, chosen: Chosen): Claim[] {
  const isFound = EYE_SIDES.some((one) =>
    [`${one}.prismHor`, `${one}.prismVer`].some((name) => chosen.has(name as ReadName)),
  );
  const own = prisms.find((prism) => prism.side === side && powerOf(prism.token) !== 0);
  if (isFound || !own) return [];
  return [
    {
      name: `${side}.prismHor`,
      token: own.token,
      rank: RANKS.table,
      isNear: false,
      isUnsure: true,
    },
  ];
}
