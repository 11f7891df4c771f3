import { EYE_SIDES, type EyeSide } from '#domain/prescription/field-names.ts';
import { rankOf, type Claim, type Seen, type Value } from './claim.ts';
import { distanceClaims, isDoubtfulAdd } from './distance-claims.ts';
import type { FlatToken, Row } from './flat-page.ts';
import type { PageLayout, Surroundings } from './page-layout.ts';
import { powerOf } from './near-rows.ts';
import { prismClaims } from './prism-claims.ts';
import { tellsOfOther } from './sentence-sections.ts';
import { fieldOf, plausible } from './field-of.ts';
import { namesAcuity } from './heads-over.ts';
import { isMoney } from './money.ts';
import { isOfOffers } from './offers.ts';
import { saysFormer, saysOtherUse } from './uses.ts';
import {
  ACUITY,
  ADD,
  eyeOf,
  fieldIn,
  isExact,
  isMillimetres,
  isNoMark,
  isPd,
  isValue,
  labelBehind,
  labelOf,
  rangeOf,
  rangeOnLeft,
  sectionIn,
  isSignedPower,
  saysMore,
  sideOf,
} from './row-labels.ts';
import type { FieldLabel } from '#domain/prescription/paper-words.ts';

export type PageClaims = {
  claims: Claim[];
  /** Powers that no label explains: whoever wrote them meant something by them. */
  unexplained: { token: FlatToken; rank: number }[];
  /** Whether there are some in running text, which may tell of what is no more. */
  isMoreTold: boolean;
  /** There was a prescription for contact lenses. */
  hasContactLenses: boolean;
};

/** Values of a page by what stands around them. */
export function claimsOf({ rows, around }: PageLayout): PageClaims {
  const claims: Claim[] = [];
  const bases: Seen[] = [];
  const prisms: Value[] = [];
  const unexplained: PageClaims['unexplained'] = [];
  let isMoreTold = false;
  const leaveOpen = (value: Seen): void => {
    if (isNoPower(value.token) || isInEye(value)) return;
    if (value.isTold && value.section !== 'before') isMoreTold = true;
    else unexplained.push({ token: value.token, rank: rankOf(value) });
  };
  let hasContactLenses = false;
  const distances: Value[] = [];

  for (const row of rows) {
    const roles = new Map<FlatToken, FieldLabel>();
    for (const token of row.tokens) {
      if (sectionIn(token) === 'contact' && !isOfOffers(row)) hasContactLenses = true;
      if (labelOf(token)?.kind === 'base') bases.push(seen(token, row, around, roles));
      if (!isValue(token)) continue;
      const value = seen(token, row, around, roles);
      if (value.field) roles.set(token, value.field);
      if (value.section === 'contact' || value.section === 'curvature') {
        if (!isPd(value.field)) continue;
      }
      if (value.field === null || value.field === 'other') {
        const isNamed =
          value.field === 'other' &&
          (value.left?.token.kind !== 'word' ||
            (value.above?.field === 'other' && ACUITY.test(value.left.token.text)));
        if (!isNamed && isSignedPower(token) && !isMoney(token, row, rows)) leaveOpen(value);
        continue;
      }
      if (isOfOneEye(value) && value.section !== 'before') {
        if (!isMoney(token, row, rows)) leaveOpen(value);
        continue;
      }
      // `0` below a head of prisms is none.
      if (value.field.startsWith('prism') && powerOf(token) === 0) continue;
      if (value.field.startsWith('prism')) prisms.push({ ...value, field: value.field });
      else if (value.field.startsWith('base')) bases.push(value);
      else if (isPd(value.field)) distances.push({ ...value, field: value.field });
      else {
        const isUnsure =
          (value.field === 'sphere' && isBeforeAxis(token, row)) ||
          (value.field === 'add' && isDoubtfulAdd(token, row, rows));
        const own = claimsFor({ ...value, field: value.field });
        claims.push(...own.map((claim) => (isUnsure ? { ...claim, isUnsure } : claim)));
      }
    }
  }
  const isLeftFirst = claims.find(({ name }) => name.endsWith('.sphere'))?.name === 'os.sphere';
  claims.push(
    ...nearOnesApart(
      distances.flatMap((value) => distanceClaims(value, commonOf(value), isLeftFirst)),
    ),
    ...prismClaims(prisms, bases, rows),
  );
  const all = claims.concat(sharedAdd(claims));
  return {
    claims: all.filter((claim) => !isOfBalance(claim, all, rows)),
    unexplained,
    isMoreTold,
    hasContactLenses,
  };
}

/** `OS  Balance`: a lens that weighs as much as the other one has no addition of its own. */
function isOfBalance({ name }: Claim, claims: readonly Claim[], rows: readonly Row[]): boolean {
  const side = EYE_SIDES.find((one) => name === `${one}.add`);
  const isBalanced = ({ tokens }: Row) =>
    tokens.some((one) => sideOf(one) === side) &&
    tokens.some(({ text }) => /^balance$/i.test(text));
  return (
    side !== undefined &&
    !claims.some((one) => one.name === `${side}.sphere`) &&
    rows.some(isBalanced)
  );
}

/** `R oo / -0.50 x 175`: a power right before its axis is a cylinder, whose sphere was not read. */
function isBeforeAxis(token: FlatToken, { tokens }: Row): boolean {
  const [mark, axis] = tokens.slice(tokens.indexOf(token) + 1);
  return isSignedPower(token) && labelOf(mark)?.kind === 'axisMark' && axis?.kind === 'number';
}

/** So surely is a number read that is no power of any lens. */
const SURELY_READ = 0.5;
/** The hundredths of whole, half, quarter and eighth dioptres, written with two digits. */
const HUNDREDTHS = new Set([0, 12, 13, 25, 37, 38, 50, 62, 63, 75, 87, 88]);

/** `V -12.22`: the number of a form. */
function isNoPower(token: FlatToken): boolean {
  if (token.kind !== 'number' || token.number.decimals !== 2) return false;
  const isSure = isExact(token) || token.source.weakest >= SURELY_READ;
  return isSure && !HUNDREDTHS.has(Math.round(token.number.magnitude * 100) % 100);
}

/** Dioptres of a cornea, which no glasses have. */
const CORNEA_LEAST = 35;

/** `41,00 D  43,50 D  +19,50 D`: the power of a lens within an eye, beside those of its cornea. */
function isInEye({ token, row: { tokens } }: Seen): boolean {
  const isOfDioptres = (one: FlatToken) =>
    /^d(?:pt)?\.?$/i.test(tokens[tokens.indexOf(one) + 1]?.text ?? '');
  return (
    isOfDioptres(token) &&
    tokens.some(
      (one) =>
        one.kind === 'number' &&
        one.number.sign === null &&
        one.number.magnitude >= CORNEA_LEAST &&
        isOfDioptres(one),
    )
  );
}

/** A distance below a heading for near, and a longer one that is not: the first is that for near. */
function nearOnesApart(claims: readonly Claim[]): Claim[] {
  const isOfBoth = ({ name }: Claim) => name === 'pd';
  const [one, other, ...more] = claims.filter(isOfBoth);
  if (!one || !other || more.length > 0 || one.isInNear === other.isInNear) return [...claims];
  const [near, far] = one.isInNear ? [one, other] : [other, one];
  const isLess = (powerOf(near.token) ?? 0) < (powerOf(far.token) ?? 0);
  return claims.map((claim) => (claim === near && isLess ? { ...near, name: 'nearPd' } : claim));
}

/** An addition said once, where nothing but its place names an eye, is that of both. */
function sharedAdd(claims: readonly Claim[]): Claim[] {
  const all = claims.filter(({ name }) => name.endsWith('.add'));
  // That of old glasses is none.
  const newest = Math.max(...all.map(({ rank }) => rank));
  const adds = all.filter(({ rank }) => rank === newest);
  const [only] = adds;
  if (!only || adds.length > 1 || !only.isOfPlace) return [];
  const name = only.name === 'od.add' ? 'os.add' : 'od.add';
  return [{ ...only, name, isOfEitherEye: only.isOfEitherEye || only.isOfBlock === true }];
}

/** A power that belongs to one eye, and nothing says to which. */
function isOfOneEye({ field, eye, token }: Seen): boolean {
  const isPowerField = field === 'sphere' || field === 'cylinder';
  return (
    isPowerField && eye !== 'od' && eye !== 'os' && token.kind === 'number' && isSignedPower(token)
  );
}

function seen(
  token: FlatToken,
  row: Row,
  around: PageLayout['around'],
  roles: Map<FlatToken, FieldLabel>,
): Seen {
  const surroundings = around(token, row);
  return {
    ...surroundings,
    range: rangeOnLeft(token, row) ?? surroundings.range,
    token,
    row,
    field: isAcuity(token, row, surroundings)
      ? 'other'
      : withoutLength(
          plausible(token, fieldOf(token, row, surroundings, roles), surroundings.left),
          row.tokens[row.tokens.indexOf(token) + 1],
        ),
  };
}

/**
 * `L 1,0` in a line without powers, below the head of cylinders: what the eye sees. So is `Sehschärfe mit
 * Glas: R 1,25`, where its line says so.
 */
function isAcuity(token: FlatToken, row: Row, { left, above }: Surroundings): boolean {
  if (token.kind !== 'number' || left?.isNext || !above) return false;
  const { sign, decimals, magnitude } = token.number;
  const isSaid = namesAcuity(row.tokens[0]?.text ?? '');
  const canBe = !sign && (decimals === 1 || isSaid) && magnitude <= ACUITY_MOST;
  return canBe && ['sphere', 'cylinder'].includes(above.field) && !row.tokens.some(isSignedPower);
}

/** Nobody sees better than this, as a decimal. */
const ACUITY_MOST = 2;

/** `12 mm` is no axis, whatever column it stands in. */
function withoutLength(field: FieldLabel | null, next: FlatToken | undefined): FieldLabel | null {
  return field === 'axis' && isMillimetres(next) ? 'other' : field;
}

function commonOf(value: Value): Omit<Claim, 'name'> {
  const isNear = value.range === 'near' || value.range === 'middle';
  const isOfSomePair = value.section === 'somePair';
  const isUnnamed = (value.section === null || isOfSomePair) && !value.isTold;
  const isMiddle = value.range === 'middle';
  return { token: value.token, rank: rankOf(value), isNear, isMiddle, isUnnamed, isOfSomePair };
}

function claimsFor(value: Value): Claim[] {
  const { field, eye } = value;
  const common = commonOf(value);
  const eyes: EyeSide[] = eye === 'od' || eye === 'os' ? [eye] : [];
  const of = (name: 'sphere' | 'cylinder' | 'axis' | 'add', sides: readonly EyeSide[]) =>
    sides.map((side): Claim => ({ ...common, name: `${side}.${name}` }));
  const isUnclear = value.section === null || value.section === 'somePair';
  switch (field) {
    case 'sphere':
    case 'cylinder':
    case 'axis':
      return of(field, eyes).map((claim) => ({
        ...claim,
        isCalled: isCalled(field, value),
        isUnsure: value.isTold && isUnclear && tellsOfOther(value.token, value.row),
      }));
    case 'add':
      // Glasses of the shop have one addition, that for near.
      if (isForMiddle(value)) return [];
      // What a sentence says of the addition it says of both eyes.
      return of(
        'add',
        eyes.length > 0 && !value.isProse && !isOfBothBehind(value) ? eyes : EYE_SIDES,
      ).map((claim) => ({
        ...claim,
        isNear: false,
        isOfPlace: !value.isEyeNamed || isBehindBoth(value) || isRightBehind(value),
        isOfBlock: isRightBehind(value),
        isUnsure: !isSaidOfAdd(value),
        isOfEitherEye: isOneOfTwo(value) || isOfOneEyeBehind(value),
      }));
    case 'height':
      return eyes.map((side): Claim => ({
        ...common,
        name: side === 'od' ? 'rightHeight' : 'leftHeight',
      }));
    case 'vertexDistance':
    case 'tilt':
      return [{ ...common, name: field }];
    default:
      return [];
  }
}

/** `R +1.00 DS  L +1.25  Add 2.25`: one addition behind the powers of both eyes. */
function isBehindBoth({ token, row: { tokens } }: Value): boolean {
  const label = tokens.indexOf(token) - 1;
  const adds = tokens.filter((one) => fieldIn(one) === 'add');
  const sides = tokens.flatMap((one, at) => (at < label ? (sideOf(one) ?? []) : []));
  return (
    adds.length === 1 &&
    adds[0] === tokens[label] &&
    sides.length === 2 &&
    sides[0] !== sides[1] &&
    // `R +1.00 SV   L +1.25 Add 2.25`
    !tokens
      .slice(tokens.findIndex((one) => sideOf(one) !== null))
      .some(
        (one) => one.kind === 'word' || ['lensType', 'range'].includes(labelOf(one)?.kind ?? ''),
      )
  );
}

/** `Addition 2,25` below the headings of both eyes: the only one of its line, right behind its label. */
function isRightBehind({ left, token, row, hasEyeColumns }: Value): boolean {
  const isOnly = row.tokens.filter((one) => fieldIn(one) === 'add').length === 1;
  const next = row.tokens.slice(row.tokens.indexOf(token) + 1).find(isNoMark);
  return (
    hasEyeColumns &&
    isOnly &&
    left?.isNext === true &&
    left.token.word === token.word &&
    !(next !== undefined && isValue(next))
  );
}

/** `L  +1.00 -0.50 x 20   Add +2.75 OU` */
function isOfBothBehind({ token, row: { tokens } }: Value): boolean {
  const [next, behind] = tokens
    .slice(tokens.indexOf(token) + 1)
    .filter((one) => one.kind !== 'mark' && labelOf(one)?.kind !== 'unit');
  // `Add +2.75  OU 6/5`: what both eyes see.
  return eyeOf(next) === 'both' && behind === undefined;
}

/** A label says so, or that it is more for near. */
function isSaidOfAdd(value: Value): boolean {
  return isCalled('add', value) || (saysMore(value.row) && value.range === 'near');
}

/** `Add R / L: +1.75 / -`: for both eyes, and a stroke parts it from another one. */
function isOneOfTwo({ eye, token, row }: Value): boolean {
  const [next, other] = row.tokens.slice(row.tokens.indexOf(token) + 1);
  const isStroke = next?.text === '/';
  // `Add 1.75/2.25`
  const isOfEach =
    isStroke &&
    other?.kind === 'number' &&
    token.kind === 'number' &&
    other.number.magnitude !== token.number.magnitude &&
    other.number.magnitude <= ADD.most;
  return isOfEach || (eye === 'both' && isStroke && next.word === token.word);
}

/** So many words behind an addition may say of which eye it is. */
const BEHIND_ADD = 5;

/** `Add 2,00 nur für das linke Auge`: an eye behind an addition that has none before it. */
function isOfOneEyeBehind({ eye, token, row }: Value): boolean {
  const behind = row.tokens
    .slice(row.tokens.indexOf(token) + 1)
    .filter((one) => one.kind !== 'mark' && labelOf(one)?.kind !== 'unit')
    .slice(0, BEHIND_ADD);
  const side = behind.findIndex((one) => sideOf(one) !== null || ONE_SIDE.test(one.text));
  const next = behind[side + 1];
  return (
    eye === null &&
    side >= 0 &&
    !behind.slice(0, side).some(isValue) &&
    !(next !== undefined && isValue(next))
  );
}

const ONE_SIDE = /^(?:linke[nmrs]?|rechte[nmrs]?|monocular|monokular|einseitig)$/i;

/** `Intermediate add  +1.00   +1.00`: for the one distance that its row names. */
function isForMiddle({ token, row }: Value): boolean {
  // `R Inter +1.25   R Near Add +2.25`
  const before = row.tokens.indexOf(token) - 1;
  const middle = row.tokens.findLastIndex((one, at) => at < before && rangeOf(one) === 'middle');
  const isApart = middle >= 0 && row.tokens.slice(middle, before).some(isValue);
  const isNear = /^(?:near|reading|nah|lese)/i.test(row.tokens[before]?.text ?? '');
  if (isApart && isNear && fieldIn(row.tokens[before]) === 'add') return false;
  const ranges = row.tokens.flatMap((one) => rangeOf(one) ?? []);
  const said = row.tokens.filter(({ kind }) => kind !== 'mark');
  const label = said.findIndex((one) => fieldIn(one) === 'add');
  const next = said
    .slice(said.indexOf(token) + 1)
    .find(({ text }) => !/^(?:for|für|the|a|das|die|den)$/i.test(text));
  // `Add (office)  1.25  1.25`, `Add +1.25 office`, `Add (old) 1.50`
  const beside = label < 0 ? [] : [said[label - 1], said[label + 1], next];
  if (beside.some((one) => saysOtherUse(one?.text) || saysFormer(one?.text))) return true;
  return rangeOnLeft(token, row) === 'middle' || (ranges[0] === 'middle' && ranges.length === 1);
}

/** Whether a label says so: before it, over it or behind it. */
function isCalled(field: FieldLabel, { left, above, token, row }: Value): boolean {
  return [left?.field, above?.field, labelBehind(token, row)].includes(field);
}
