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
/** A sphere has no cylinder where none is likelier than this. */
const NO_CYLINDER = 0.1;

const ALONE_TOLD = ['od.add', 'os.add', 'pd', 'nearPd', 'od.pd', 'os.pd'] as const;
const LENS = ['sphere', 'cylinder', 'axis'] as const;

/**
 * What the rules found, with what was learned from papers laid beside it. Where both say the same
 * of a whole lens, it is borne out: it may be told though the rules do not explain all of the sheet.
 * Where the rules found nothing of it, the learned says it alone, if it is sure. What the rules doubt
 * for a reason of its own stays in doubt, and where both differ nothing is borne out.
 */
export function bearOut(chosen: Chosen, guesses: Guesses): Chosen {
  const borne: Chosen = new Map(chosen);
  if (!guesses.areEyesNamed || guesses.glasses < LIKELY_GLASSES) return borne;
  for (const side of EYE_SIDES) {
    const lens = lensOf(side, guesses);
    if (!lens || !lens.every(([name, guess]) => agrees(chosen.get(name), guess))) continue;
    if (hasAnother(side, lens, guesses)) continue;
    if (lens.length === 1 && hasMore(side, chosen)) continue;
    for (const [name, guess] of lens) borne.set(name, borneOut(name, guess, chosen.get(name)));
    for (const prism of prismsOf(side, guesses, chosen)) borne.set(prism.name, prism);
  }
  if (!EYE_SIDES.some((side) => borne.has(`${side}.sphere`))) return chosen;
  // Where the rules know the lenses of a sheet and no distance, there is a reason for it.
  const isKnown = EYE_SIDES.some((side) => chosen.has(`${side}.sphere`));
  for (const name of ALONE_TOLD) {
    const guess = guesses.of.get(name);
    if (!guess || !isSure(name, guess, ALONE) || !agrees(chosen.get(name), guess)) continue;
    if (name.endsWith('.add') || chosen.has(name) || !isKnown)
      borne.set(name, borneOut(name, guess, chosen.get(name)));
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

/** The rules found nothing there, or the same. */
function agrees(claim: Claim | undefined, { token }: Guess): boolean {
  if (!claim) return true;
  const isSame = claim.token.page === token.page && powerOf(claim.token) === powerOf(token);
  return isSame && !claim.isFromNear && claim.text === undefined;
}

/** The rules found a cylinder or an axis of an eye that has none by what was learned. */
function hasMore(side: EyeSide, chosen: Chosen): boolean {
  return LENS.slice(1).some((field) => {
    const claim = chosen.get(`${side}.${field}`);
    return claim !== undefined && powerOf(claim.token) !== 0;
  });
}

function borneOut(name: ReadName, { token }: Guess, claim: Claim | undefined): Claim {
  return { rank: RANKS.table, isNear: false, ...(claim ?? { name, token }), isBorneOut: true };
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
