import { EYE_SIDES } from '#domain/prescription/field-names.ts';
import type { Sheet } from '../words.ts';
import type { Chosen } from './choose.ts';
import { RANKS, type Claim } from './claim.ts';
import type { PageClaims } from './claims.ts';
import { haveCurves, namesContactBrand } from './contact-brands.ts';
import { isSlipOfLensmeter, measuresWornGlasses, namesDevicesOnly } from './devices.ts';
import { isSamePlace, type Row } from './flat-page.ts';
import { saysNoneIndicated, saysNotPrescribed } from './headings.ts';
import { LIKELY_GLASSES, type Guesses } from './learned/guesses.ts';
import { isMoney } from './money.ts';
import type { PageLayout } from './page-layout.ts';
import { isSignedPower, sectionIn } from './row-labels.ts';
import { areStampedAsOver } from './stamps.ts';

/** So sure must it be that glasses are prescribed on a paper that names contact lenses, or a lensmeter. */
export const SURELY_GLASSES = 0.99;

/** What was made of the words of a paper. */
export type Understood = {
  sheet: Sheet;
  layouts: readonly PageLayout[];
  found: readonly PageClaims[];
  claims: readonly Claim[];
  /** By the rules alone, and with what was learned from papers. */
  byRules: Chosen;
  chosen: Chosen;
  guesses: Guesses;
};

export type KindOfPaper = {
  /** It is of contact lenses, whatever it heads. */
  isOfContacts: boolean;
  /** It prescribes no glasses that are to be made: what it says is worn, measured, over or none. */
  isOfOther: boolean;
  /** All that stands on it is explained, as far as it weighs as much as the lenses. */
  isUnderstood: boolean;
};

/** Whether the lenses on a paper are those that are to be made, and whether all of it is understood. */
export function kindOf(paper: Understood): KindOfPaper {
  const { layouts, found, byRules, guesses } = paper;
  const own = Math.min(...EYE_SIDES.map((side) => byRules.get(`${side}.sphere`)?.rank ?? 0));
  // What is final explains itself, whatever was measured or worn before; what is prescribed in a
  // table, whatever was measured; and what is of now, whatever was worn.
  const least = [RANKS.final, RANKS.table, RANKS.sentence].find((rank) => own >= rank) ?? 0;
  const all = layouts.flatMap(({ rows }) => rows);
  const isOfContacts = namesContactBrand(all) || haveCurves(all);
  const isSlip =
    guesses.glasses < SURELY_GLASSES && layouts.some(({ rows }) => isSlipOfLensmeter(rows));
  const isOfOther =
    isOfBefore(paper) ||
    isMeasuredForNone(paper) ||
    layouts.some(({ rows }) => areStampedAsOver(rows)) ||
    isOfContacts ||
    isSlip ||
    guesses.glasses < LIKELY_GLASSES;
  const isUnderstood =
    !isOfOther &&
    found.every(
      ({ unexplained, isMoreTold }) =>
        unexplained.every(({ rank }) => rank < least) && (own > RANKS.sentence || !isMoreTold),
    );
  return { isOfContacts, isOfOther, isUnderstood };
}

/** `Cycloplegic findings` above lenses, and `No glasses were prescribed` below. */
function isMeasuredForNone({ layouts, byRules }: Understood): boolean {
  const ranks = EYE_SIDES.flatMap((side) => byRules.get(`${side}.sphere`)?.rank ?? []);
  return (
    ranks.length > 0 &&
    ranks.every((rank) => rank === RANKS.measured) &&
    layouts.some(({ rows }) => rows.some(saysNoneIndicated))
  );
}

/** Whether the rules found lenses of before alone, on a paper that tells of others: those were not found. */
function isOfBefore(paper: Understood): boolean {
  const { layouts, found, byRules } = paper;
  return (
    !isFoundElsewhere(paper) &&
    EYE_SIDES.every(
      (side) => (byRules.get(`${side}.sphere`)?.rank ?? RANKS.before) === RANKS.before,
    ) &&
    (layouts.every(({ rows }) => namesDevicesOnly(rows)) ||
      layouts.some(
        ({ rows }) =>
          measuresWornGlasses(rows) ||
          rows.some((row) => saysNotPrescribed(row) || saysNoneIndicated(row)),
      ) ||
      layouts.some(({ rows }) => namesNew(rows)) ||
      // What heads contact lenses may hide what is new, and so may whatever else was left out.
      found.some(({ hasContactLenses }) => hasContactLenses) ||
      (EYE_SIDES.some((side) => byRules.has(`${side}.sphere`)) && hasUnclaimedPowers(paper)))
  );
}

/** Whether a line tells two powers, as of a lens, that the rules take for nothing at all. */
function hasUnclaimedPowers({ layouts, claims }: Understood): boolean {
  return layouts.some(({ rows }) =>
    rows.some((row) => {
      const unclaimed = row.tokens.filter(
        (token) =>
          isSignedPower(token) &&
          !claims.some((claim) => isSamePlace(claim.token, token)) &&
          !isMoney(token, row, rows),
      );
      return unclaimed.length > 1;
    }),
  );
}

/** Whether what was learned is sure of lenses that the rules did not find. */
function isFoundElsewhere({ byRules, chosen, guesses }: Understood): boolean {
  return (
    guesses.glasses >= SURELY_GLASSES &&
    EYE_SIDES.every((side) => {
      const [lens, ofRules] = [chosen, byRules].map((some) => some.get(`${side}.sphere`));
      return lens?.isBorneOut === true && !(ofRules && isSamePlace(ofRules.token, lens.token));
    })
  );
}

/** So many words are a sentence. */
const WORDS_OF_SENTENCE = 3;

/** Whether a heading names what is to be made, and not a sentence. */
function namesNew(rows: readonly Row[]): boolean {
  return rows.some(
    ({ tokens }) =>
      tokens.filter(({ kind }) => kind === 'word').length < WORDS_OF_SENTENCE &&
      tokens.every(({ kind }) => kind !== 'number') &&
      tokens.some((token) => ['final', 'glasses'].includes(sectionIn(token) ?? '')),
  );
}
