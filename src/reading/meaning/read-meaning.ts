import type {
  NoReadingReason,
  PictureReading,
  Place,
  ReadValue,
} from '#domain/prescription/picture-reading.ts';
import { EYE_SIDES } from '#domain/prescription/field-names.ts';
import { isWithin, type Box, type CellReader, type Page, type Sheet } from '../words.ts';
import { addsFromNear, saysOtherPair } from './add-from-near.ts';
import { choose, doubtOtherSum, type Chosen } from './choose.ts';
import { RANKS, type Claim } from './claim.ts';
import { claimsOf } from './claims.ts';
import { namesContactBrand } from './contact-brands.ts';
import { isDeniedAdd, isDeniedDistance } from './distance-claims.ts';
import { detailsOf } from './details.ts';
import { saysNoneIndicated, saysNotPrescribed } from './headings.ts';
import { doubtCylinders } from './doubt-cylinders.ts';
import { doubtUnlikely } from './doubt-unlikely.ts';
import { layOut, type PageLayout } from './page-layout.ts';
import { bearOut, isLackedByOther } from './learned/bear-out.ts';
import { guessesOf, LIKELY_GLASSES } from './learned/guesses.ts';
import { CORRECTION_MOST, looseNumbers } from './loose-numbers.ts';
import { withLostBases } from './lost-bases.ts';
import { remarksIn, type Remark } from './overruled.ts';
import { settle } from './settle.ts';
import { isInOneRow, isSamePlace, type FlatToken, type Row } from './flat-page.ts';
import { isNearOf } from './near-distances.ts';
import { powerOf } from './near-rows.ts';
import type { Numeral } from './part.ts';
import { sectionIn } from './row-labels.ts';
import { areStampedAsOver } from './stamps.ts';
import { isSlipOfLensmeter, measuresWornGlasses, namesDevicesOnly } from './devices.ts';

/** Below this a word of a detail is left to the person. */
const CLEAR = 0.6;
/** So sure must it be that glasses are prescribed on a paper that names contact lenses, or a lensmeter. */
const SURELY_GLASSES = 0.99;
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
  const guesses = sheet === seen ? asSeen : guessesOf(sheet.pages);
  const pages = sheet.pages.map(({ turnedDegrees, widthPx, heightPx }) => ({
    turnedDegrees,
    widthPx,
    heightPx,
  }));
  const layouts = sheet.pages.flatMap(layOut);
  const found = layouts.map(claimsOf);
  const claims = found.flatMap((page) => page.claims);
  const byRules = choose(claims);
  const hasContactLenses = found.some((page) => page.hasContactLenses);
  const hasLens = EYE_SIDES.some((side) => byRules.has(`${side}.sphere`));
  // A paper for contact lenses tells the glasses that they stand in for as well.
  const borne =
    hasContactLenses && !hasLens && !(guesses.hasWords && guesses.glasses >= SURELY_GLASSES)
      ? byRules
      : bearOut(byRules, guesses, (token, name) =>
          layouts.some(({ rows }) =>
            name.endsWith('.add') ? isDeniedAdd(token, rows) : isDeniedDistance(token, rows),
          ),
        );
  const tokens = layouts.flatMap(({ rows }) => rows.flatMap((row) => row.tokens));
  const chosen = doubtUnlikely(doubtCylinders(doubtOtherSum(borne)), { claims, tokens, guesses });
  if (!EYE_SIDES.some((side) => chosen.has(`${side}.sphere`)))
    return {
      isPrescription: false,
      reason: reasonOf(sheet, hasContactLenses),
      pages,
    };

  const own = Math.min(...EYE_SIDES.map((side) => byRules.get(`${side}.sphere`)?.rank ?? 0));
  // What is final explains itself, whatever was measured or worn before; what is prescribed in a
  // table, whatever was measured; and what is of now, whatever was worn.
  const least = [RANKS.final, RANKS.table, RANKS.sentence].find((rank) => own >= rank) ?? 0;
  // What was learned is sure of lenses that the rules did not find.
  const isFoundElsewhere =
    guesses.glasses >= SURELY_GLASSES &&
    EYE_SIDES.every((side) => {
      const [lens, ofRules] = [chosen, byRules].map((some) => some.get(`${side}.sphere`));
      return lens?.isBorneOut === true && !(ofRules && isSamePlace(ofRules.token, lens.token));
    });
  // What is of before is not what is new, where that was not found.
  const isOfBefore =
    !isFoundElsewhere &&
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
      // What heads contact lenses may hide what is new.
      hasContactLenses);
  const isStamped = layouts.some(({ rows }) => areStampedAsOver(rows));
  const isOfContacts = namesContactBrand(layouts.flatMap(({ rows }) => rows));
  const isSlip =
    guesses.glasses < SURELY_GLASSES && layouts.some(({ rows }) => isSlipOfLensmeter(rows));
  const isOfOther =
    isOfBefore || isStamped || isOfContacts || isSlip || guesses.glasses < LIKELY_GLASSES;
  const takenBack = layouts.flatMap(({ rows }) => remarksIn(rows));
  const loose = layouts.flatMap(({ rows }) => looseNumbers(rows, { chosen, claims, guesses }));
  const remarks = [...takenBack, ...loose];
  // What a remark says itself is told as nothing: `richtig ist +1,25` is no addition.
  const isOfRemark = (token: FlatToken) =>
    takenBack.some(({ rows }) =>
      rows.some(({ tokens: said }) => said.some((one) => isSamePlace(one, token))),
    );
  const isUnderstood =
    !isOfOther &&
    found.every(
      ({ unexplained, isMoreTold }) =>
        unexplained.every(({ rank }) => rank < least) && (own > RANKS.sentence || !isMoreTold),
    );
  // A power that nothing explains may be a correction.
  const unexplained = found
    .flatMap((page) => page.unexplained)
    .filter(
      ({ token }) =>
        isPower(token) &&
        ![...chosen.values()].some((claim) => isSamePlace(claim.token, token)) &&
        guesses.chanceOfNone(token) < NOT_MEANT,
    );
  const hasDegrees = [...chosen].some(
    ([
      name,
      {
        token: { source },
      },
    ]) => name.endsWith('.axis') && /\d[°º]/.test(`${source.text} ${source.second?.text ?? ''}`),
  );
  const doDistancesAgree = bearOneAnotherOut(chosen);
  const areSevensDoubtful = isSevenAOne(sheet, chosen);
  const habits = {
    hasDegrees,
    doDistancesAgree,
    areSevensDoubtful,
    pointOf: pointOf([...chosen.values()].map(({ token }) => token)),
  };
  const severalPairs = placeOfPairs(layouts, claims, sheet.pages);
  const values: Extract<PictureReading, { isPrescription: true }>['values'] = {};
  for (const [name, claim] of chosen) {
    if (claim.isFromNear) continue;
    const isClear =
      isUnderstood ||
      (claim.isBorneOut === true &&
        !isOfOther &&
        unexplained.every(({ token }) => isLackedByOther(name, token, { chosen, guesses })));
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
  // Where a remark alone leaves everything open, the person reads it beside what is printed.
  const isRemarked = !isOfOther && Object.values(values).some((value) => value.remarks);
  if (!isRemarked && Object.values(values).every(({ text }) => text === null)) {
    const reason = whyNone([...chosen.values()], { isOfContacts, isOfOther });
    return { isPrescription: false, reason, pages };
  }
  for (const { name, token, text } of layouts.flatMap(({ rows }) => detailsOf(rows))) {
    const isClear = token.source.weakest >= CLEAR;
    values[name] ??= {
      text: isClear ? text : null,
      confidence: token.source.weakest,
      ...seenAt(token, sheet.pages),
    };
  }
  const isText = sheet.pages.every(({ words }) =>
    words.every(({ source }) => source === 'text-layer'),
  );
  return { isPrescription: true, values, source: isText ? 'text' : 'picture', pages };
}

/** What each pair has of its own. */
const OF_PAIR = /\.(?:sphere|cylinder|axis|add|prism|base)/;

/** What tells two pairs apart: axes and additions are often the same. */
const POWER_OF_LENS = /\.(?:sphere|cylinder)$/;

/** So many lines above the values of a pair may head them. */
const HEADS = 2;

/**
 * Where all pairs of a paper stand that has more than one for far: their lines, and what heads them. Null
 * where there is one pair.
 */
function placeOfPairs(
  layouts: readonly PageLayout[],
  claims: readonly Claim[],
  pages: readonly Page[],
): Pick<ReadValue, 'place' | 'isOfSeveralPairs'> | null {
  const ofFar = claims.filter(
    ({ name, isNear, isMiddle }) => OF_PAIR.test(name) && !isNear && !isMiddle,
  );
  const areSeveral = ofFar.some(({ name, token }) =>
    ofFar.some(
      (other) =>
        other.name === name &&
        POWER_OF_LENS.test(name) &&
        !isInOneRow(other.token, token) &&
        (powerOf(other.token) ?? 0) !== (powerOf(token) ?? 0),
    ),
  );
  if (!areSeveral) return null;
  const rows = layouts.flatMap((layout) => {
    const own = layout.rows.flatMap(({ tokens }, at) =>
      ofFar.some(({ token }) => tokens.some((one) => isSamePlace(one, token))) ? [at] : [],
    );
    return layout.rows.filter((_, at) => own.some((one) => at <= one && at >= one - HEADS));
  });
  const isOnOnePage = new Set(ofFar.map(({ token }) => token.page)).size === 1;
  return { place: isOnOnePage ? placeOfRows(rows, pages) : null, isOfSeveralPairs: true };
}

/** So sure must what was learned be that a number is not meant. */
const NOT_MEANT = 0.5;

function isPower(token: FlatToken): boolean {
  return Math.abs(powerOf(token) ?? 0) <= CORRECTION_MOST;
}

/** Why no value is told though some were found. */
function whyNone(
  claims: readonly Claim[],
  { isOfContacts, isOfOther }: { isOfContacts: boolean; isOfOther: boolean },
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

/** So many numbers of a sheet show how it writes them. */
const POINTS_LEAST = 4;

/** The point or comma of nearly all powers of a sheet; null where there are too few, or both. */
function pointOf(tokens: readonly FlatToken[]): '.' | ',' | null {
  const marks = tokens.flatMap(({ kind, text }) =>
    kind === 'number' ? (/[.,](?=\s?\d{2})/.exec(text)?.[0] ?? []) : [],
  );
  const commas = marks.filter((mark) => mark === ',').length;
  const most = Math.max(commas, marks.length - commas);
  if (marks.length < POINTS_LEAST || most * 3 < marks.length * 2) return null;
  return commas === most ? ',' : '.';
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

/** A day or a month of seventy-odd. */
const NO_DAY = /(?<![\d./])(?:7\d([./])\s?\d{1,2}\1|\d{1,2}([./])\s?7\d\2)\s?(?:19|20)\d{2}(?!\d)/;
/** What hardly anybody has with a 7 before the point: in dioptres, and in millimetres. */
const MOST: readonly (readonly [RegExp, number])[] = [
  [/\.add$/, 4],
  [/\.(?:cylinder|prismHor|prismVer)$/, 6.75],
  [/^vertexDistance$/, 20],
];

/**
 * Whether a 1 was read as a 7 somewhere on a sheet, as happens with hands that give it a flag: there
 * is a day that no calendar has, or a value that no lens has.
 */
function isSevenAOne({ pages }: Sheet, chosen: Chosen): boolean {
  const words = pages.flatMap((page) => page.words);
  if (words.every(({ source }) => source === 'text-layer')) return false;
  const isTooMuch = ([name, { token, isFromNear }]: [string, Claim]) =>
    token.kind === 'number' &&
    !isFromNear &&
    token.number.digits.startsWith('7') &&
    (MOST.some(([names, most]) => names.test(name) && token.number.magnitude > most) ||
      (name.endsWith('.axis') && isNoAxis(token.number)));
  return words.some(({ text }) => NO_DAY.test(text)) || [...chosen].some(isTooMuch);
}

/** `730°` is no axis, where its last figure is no degree sign that was read as one. */
function isNoAxis({ digits, hasDegree }: Numeral): boolean {
  return digits.length === 3 && (hasDegree || !digits.endsWith('0'));
}

/** Whether the distances of both eyes give that of both, or that for near is what it would be. */
function bearOneAnotherOut(chosen: Chosen): boolean {
  const [od, os, pd, near] = (['od.pd', 'os.pd', 'pd', 'nearPd'] as const).map((name) => {
    const token = chosen.get(name)?.token;
    return token?.kind === 'number' ? token.number.magnitude : null;
  });
  const sum = od != null && os != null ? od + os : null;
  const far = pd ?? sum;
  return (
    (sum !== null && sum === pd) || (far != null && near != null && isNearOf(far, near, 'both'))
  );
}

function reasonOf({ pages }: Sheet, hasContactLenses: boolean): NoReadingReason {
  if (pages.every(({ words }) => words.length === 0)) return 'blank';
  return hasContactLenses ? 'contactLenses' : 'notPrescription';
}

function seenAt(token: FlatToken, pages: readonly Page[]): Pick<ReadValue, 'printed' | 'place'> {
  const page = pages[token.page]!;
  const box = page.combs?.find((comb) => isWithin(token.box, comb)) ?? token.box;
  return { printed: token.text, place: placeOf(box, token.page, page) };
}

function remarkedBy(
  remarks: readonly Remark[],
  pages: readonly Page[],
): Pick<ReadValue, 'remarks'> {
  if (remarks.length === 0) return {};
  return { remarks: remarks.map(({ rows }) => placeOfRows(rows, pages)) };
}

/** The upright rectangle around all that stands in rows of one page. */
function placeOfRows(rows: readonly Row[], pages: readonly Page[]): Place {
  const tokens = rows.flatMap((row) => row.tokens);
  const page = tokens[0]!.page;
  const places = tokens.map(({ source }) => placeOf(source.box, page, pages[page]!));
  const left = Math.min(...places.map((place) => place.left));
  const top = Math.min(...places.map((place) => place.top));
  const width = Math.max(...places.map((place) => place.left + place.width)) - left;
  const height = Math.max(...places.map((place) => place.top + place.height)) - top;
  return { page, left, top, width, height };
}

/** The upright rectangle around a box, as shares of its page. */
function placeOf(
  { xPx, yPx, widthPx, heightPx, angleRadians }: Box,
  page: number,
  size: Page,
): Place {
  const [cos, sin] = [Math.abs(Math.cos(angleRadians)), Math.abs(Math.sin(angleRadians))];
  const width = Math.min(1, (widthPx * cos + heightPx * sin) / size.widthPx);
  const height = Math.min(1, (widthPx * sin + heightPx * cos) / size.heightPx);
  const within = (middle: number, length: number) =>
    Math.min(Math.max(0, middle - length / 2), 1 - length);
  return {
    page,
    left: within(xPx / size.widthPx, width),
    top: within(yPx / size.heightPx, height),
    width,
    height,
  };
}
