import type {
  NoReadingReason,
  PictureReading,
  ReadValue,
  ReadValues,
} from '#domain/prescription/picture-reading.ts';
import { EYE_SIDES } from '#domain/prescription/field-names.ts';
import type { CellReader, Page, Sheet } from '../words.ts';
import { addsFromNear, saysOtherPair } from './add-from-near.ts';
import { choose, doubtOtherSum, type Chosen } from './choose.ts';
import { RANKS, type Claim } from './claim.ts';
import { claimsOf, type PageClaims } from './claims.ts';
import { isDeniedAdd, isDeniedDistance } from './distance-claims.ts';
import { detailsOf } from './details.ts';
import { doubtCylinders } from './doubt-cylinders.ts';
import { doubtUnlikely } from './doubt-unlikely.ts';
import { isSamePlace, type FlatToken, type Row } from './flat-page.ts';
import { habitsOf } from './habits.ts';
import { kindOf, SURELY_GLASSES, type KindOfPaper, type Understood } from './kind-of-paper.ts';
import { layOut } from './page-layout.ts';
import { bearOut, isLackedByOther } from './learned/bear-out.ts';
import { guessesOf, type Guesses } from './learned/guesses.ts';
import { CORRECTION_MOST, looseNumbers } from './loose-numbers.ts';
import { withLostBases } from './lost-bases.ts';
import { powerOf } from './near-rows.ts';
import { remarksIn, type Remark } from './overruled.ts';
import { isOfOtherLens } from './other-lenses.ts';
import { isOfMovedLens } from './other-prisms.ts';
import { placeOfRows, seenAt } from './places.ts';
import { isSignedPower } from './row-labels.ts';
import { OF_PAIR, placeOfPairs } from './several-pairs.ts';
import { settle } from './settle.ts';

/** Below this a word of a detail is left to the person. */
const CLEAR = 0.6;
/** So sure is an axis that is believed beside a cylinder that is not. */
const CLEAR_AXIS = 0.8;

/**
 * What the words of a sheet mean. Pure but for what it asks of `cells`. A value that is printed but
 * not certain is there without its text; when a power stands on the sheet that nothing explains,
 * somebody wrote more than is understood, and only what was learned from papers makes a value certain.
 */
export async function readMeaning(seen: Sheet, cells: CellReader): Promise<PictureReading> {
  const asSeen = guessesOf(seen.pages);
  const sheet = await withLostBases(seen, asSeen.prisms, cells);
  const paper = understand(sheet, sheet === seen ? asSeen : guessesOf(sheet.pages));
  const pages = sheet.pages.map(({ turnedDegrees, widthPx, heightPx }) => ({
    turnedDegrees,
    widthPx,
    heightPx,
  }));
  if (!hasLens(paper.chosen))
    return { isPrescription: false, reason: whyNoLens(sheet, paper.found), pages };
  const kind = kindOf(paper);
  const values = await valuesOf(paper, kind, cells);
  // Where a remark alone leaves everything open, the person reads it beside what is printed.
  const isRemarked = !kind.isOfOther && Object.values(values).some((value) => value.remarks);
  if (!isRemarked && Object.values(values).every(({ text }) => text === null)) {
    const reason = whyNone([...paper.chosen.values()], kind);
    return { isPrescription: false, reason, pages };
  }
  const isText = sheet.pages.every(({ words }) =>
    words.every(({ source }) => source === 'text-layer'),
  );
  return {
    isPrescription: true,
    values: { ...values, ...readDetails(paper) },
    source: isText ? 'text' : 'picture',
    pages,
  };
}

/** What is claimed of a sheet, and which claims hold by the rules and by what was learned from papers. */
function understand(sheet: Sheet, guesses: Guesses): Understood {
  const layouts = sheet.pages.flatMap(layOut);
  const found = layouts.map(claimsOf);
  const claims = found.flatMap((page) => page.claims);
  const byRules = choose(claims);
  // A paper for contact lenses tells the glasses that they stand in for as well.
  const isOfContactsAlone =
    found.some(({ hasContactLenses }) => hasContactLenses) &&
    !hasLens(byRules) &&
    !(guesses.hasWords && guesses.glasses >= SURELY_GLASSES);
  // What was worn before is none of an eye whose other one has a newer lens.
  const isOld = (token: FlatToken) =>
    EYE_SIDES.some((side) => (byRules.get(`${side}.sphere`)?.rank ?? 0) > RANKS.before) &&
    claims.some((claim) => claim.rank === RANKS.before && isSamePlace(claim.token, token));
  const isDenied = (token: FlatToken, name: string) => {
    if (name.endsWith('.sphere'))
      return isOld(token) || layouts.some(({ rows }) => isOfOtherLens(token, rows));
    const denies = name === 'prism' ? isOfMovedLens : deniesOf(name);
    return layouts.some(({ rows }) => denies(token, rows));
  };
  const borne = isOfContactsAlone ? byRules : bearOut(byRules, guesses, isDenied);
  const rows = layouts.flatMap((layout) => layout.rows);
  const chosen = doubtUnlikely(doubtCylinders(doubtOtherSum(borne)), { claims, rows, guesses });
  return { sheet, layouts, found, claims, byRules, chosen, guesses };
}

function deniesOf(name: string): (token: FlatToken, rows: readonly Row[]) => boolean {
  return name.endsWith('.add') ? isDeniedAdd : isDeniedDistance;
}

function hasLens(chosen: Chosen): boolean {
  return EYE_SIDES.some((side) => chosen.has(`${side}.sphere`));
}

/** All values of lenses that stand on a paper, those without their text that have to be asked. */
async function valuesOf(
  paper: Understood,
  { isOfOther, isUnderstood }: KindOfPaper,
  cells: CellReader,
): Promise<ReadValues> {
  const { sheet, layouts, claims, chosen, guesses } = paper;
  const takenBack = layouts.flatMap(({ rows }) => remarksIn(rows));
  const loose = layouts.flatMap(({ rows }) => looseNumbers(rows, { chosen, claims, guesses }));
  const remarks = [...takenBack, ...loose];
  // What a remark says itself is told as nothing: `richtig ist +1,25` is no addition.
  const isOfRemark = (token: FlatToken) =>
    takenBack.some(({ rows }) =>
      rows.some(({ tokens: said }) => said.some((one) => isSamePlace(one, token))),
    );
  const unexplained = unexplainedPowers(paper);
  const habits = habitsOf(sheet, chosen);
  const severalPairs = placeOfPairs(layouts, claims, sheet.pages);
  const values: ReadValues = {};
  for (const [name, claim] of chosen) {
    if (claim.isFromNear) continue;
    const isClear =
      isUnderstood ||
      (claim.isBorneOut === true &&
        !isOfOther &&
        unexplained.every((token) => isLackedByOther(name, token, { chosen, guesses })));
    const about = remarks.filter(({ isAbout }) => isAbout(name));
    const asked = {
      ...claim,
      isUnsure:
        claim.isUnsure ||
        claim.isOfEitherEye ||
        !isClear ||
        about.length > 0 ||
        isOfRemark(claim.token),
    };
    const settled = await settle(asked, cells, habits);
    const isOpen = asked.isUnsure && about.length === 0 && OF_PAIR.test(name);
    values[name] = {
      ...settled,
      ...seenAt(claim.token, sheet.pages),
      // Whoever copies what is shown must not copy one eye of the old pair and one of the new.
      ...(isOpen && severalPairs),
      ...remarkedBy(about, sheet.pages),
    };
  }
  for (const side of EYE_SIDES) {
    const [cylinder, axis] = [values[`${side}.cylinder`], values[`${side}.axis`]];
    // Where a cylinder is spoilt, the axis beside it is no clearer.
    if (axis && cylinder?.text === null && axis.confidence < CLEAR_AXIS) axis.text = null;
  }
  const isAddOpen = remarks.some(({ isAbout }) => EYE_SIDES.some((side) => isAbout(`${side}.add`)));
  const mayAdd = isUnderstood && !isAddOpen && !saysOtherPair(sheet);
  const adds = mayAdd ? await addsFromNear(chosen, values, cells, habits) : null;
  for (const side of adds ? EYE_SIDES : []) {
    const name = `${side}.add` as const;
    values[name] = { ...adds![side], ...seenAt(chosen.get(name)!.token, sheet.pages) };
  }
  return values;
}

/** Who prescribed, and when. */
function readDetails({ sheet, layouts }: Understood): ReadValues {
  const values: ReadValues = {};
  for (const { name, token, text } of layouts.flatMap(({ rows }) => detailsOf(rows))) {
    const isClear = token.source.weakest >= CLEAR;
    values[name] ??= {
      text: isClear ? text : null,
      confidence: token.source.weakest,
      ...seenAt(token, sheet.pages),
    };
  }
  return values;
}

/** So sure must what was learned be that a number is not meant. */
const NOT_MEANT = 0.5;
/** And so sure of a power with its sign: `Left eye now +1.25`. */
const POWER_NOT_MEANT = 0.9;

/** Powers that nothing explains: each may be a correction. */
function unexplainedPowers({ found, chosen, guesses }: Understood): FlatToken[] {
  return found
    .flatMap(({ unexplained }) => unexplained.map(({ token }) => token))
    .filter(
      (token) =>
        Math.abs(powerOf(token) ?? 0) <= CORRECTION_MOST &&
        ![...chosen.values()].some((claim) => isSamePlace(claim.token, token)) &&
        guesses.chanceOfNone(token) < (isSignedPower(token) ? POWER_NOT_MEANT : NOT_MEANT),
    );
}

/** Why no value is told though some were found. */
function whyNone(
  claims: readonly Claim[],
  { isOfContacts, isOfOther }: KindOfPaper,
): NoReadingReason {
  if (isOfContacts) return 'contactLenses';
  if (isOfOther) return 'notPrescribed';
  return isLegible(claims) ? 'notUnderstood' : 'unclear';
}

/** Whether most of what was found is clear to read: then a better picture would not help. */
function isLegible(claims: readonly Claim[]): boolean {
  const clear = claims.filter(({ token }) => token.source.weakest >= CLEAR);
  return clear.length * 2 > claims.length;
}

/** Why no lens was found. */
function whyNoLens({ pages }: Sheet, found: readonly PageClaims[]): NoReadingReason {
  if (pages.every(({ words }) => words.length === 0)) return 'blank';
  return found.some(({ hasContactLenses }) => hasContactLenses)
    ? 'contactLenses'
    : 'notPrescription';
}

function remarkedBy(
  remarks: readonly Remark[],
  pages: readonly Page[],
): Pick<ReadValue, 'remarks'> {
  if (remarks.length === 0) return {};
  return { remarks: remarks.map(({ rows }) => placeOfRows(rows, pages)) };
}
