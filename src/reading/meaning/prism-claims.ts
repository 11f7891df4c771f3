import { EYE_SIDES, type EyeSide } from '#domain/prescription/field-names.ts';
import { findPrismWithBase } from '#domain/prescription/prism-text.ts';
import type { HorizontalBase, VerticalBase } from '#domain/prescription/prescription.ts';
import { rankOf, type Claim, type Seen, type Value } from './claim.ts';
import { isSamePlace, type FlatToken, type Row } from './flat-page.ts';
import {
  eyesOf,
  fieldIn,
  isPrismUnit,
  isShortForBase,
  isSignedPower,
  isWhole,
  labelBehind,
  labelOf,
  sideOf,
} from './row-labels.ts';

/** Which of the two prisms of an eye a base is of. */
export function axisOf(direction: HorizontalBase | VerticalBase): 'Hor' | 'Ver' {
  return direction === 'In' || direction === 'Out' ? 'Hor' : 'Ver';
}

/** Each prism with its base: the one behind it, else the one in the column of bases, line by line. */
export function prismClaims(
  found: readonly Value[],
  labels: readonly Seen[],
  rows: readonly Row[],
): Claim[] {
  const prisms = found
    .filter((prism) => !isAcuityBeforeBase(prism))
    .map((prism) => withEyeBefore(withEyeOfLine(prism, rows)));
  const isGerman = speaksGerman(rows);
  const bases = labels
    .filter((base) => !isInSentence(base, prisms))
    .map((base) => withEyeBefore(withEyeOfLine(base, rows)));
  const taken = new Set<Seen>();
  // `und 1 pdpt Basis außen` in a line of its own: what nobody knows the eye of may be missing in one.
  const hasBase = (prism: Value): boolean =>
    bases.some((base) => base.row === prism.row && isBehind(base, prism, prisms, bases));
  const isMoreTold = prisms.some((prism) => prism.eye === null && hasBase(prism));
  const claims = prisms.flatMap((prism): Claim[] => {
    const { eye, token, row, field } = prism;
    if (eye !== 'od' && eye !== 'os') {
      return eye === 'both' || (isCalled(prism) && hasBase(prism)) ? askedOfBoth(prism, bases) : [];
    }
    const mine = bases.filter((base) => base.eye === eye && !taken.has(base));
    const behind = mine.find((base) => base.row === row && isBehind(base, prism, prisms, bases));
    const level = mine
      .filter((base) => Math.abs(base.row.v - row.v) < 0.5 * row.height)
      .filter(
        (base) =>
          field === 'prism' || base.field === `base${field.slice(5)}` || base.field === 'base',
      )
      .filter((base) => !isOfOther(base, prism, bases))
      .toSorted((a, b) => Math.abs(a.row.v - row.v) - Math.abs(b.row.v - row.v))[0];
    const stacked = stackedBase(
      prism,
      prisms,
      bases.filter((base) => base.eye === eye && !isOfAmountBefore(base, prism, bases)),
    );
    const before = baseBefore(prism, prisms, mine);
    const base = before ?? behind ?? level ?? stacked;
    const common = { rank: rankOf(prism), isNear: prism.range === 'near' };
    const direction = base && directionOf(base, eye, bases);
    const isOpen =
      (isGerman && base !== undefined && isDoubtfulBase(base.token, rows)) ||
      isEitherWay(prism, prisms, bases) ||
      isOneOrOther(prism) ||
      areToChoose(prism, bases) ||
      hasAxisForPrism(prism, prisms) ||
      isOfFraction(prism);
    if (!base || !direction || isOpen) {
      const name = field === 'prismVer' ? 'prismVer' : 'prismHor';
      const asked = { ...common, token, name: `${eye}.${name}` as const, isUnsure: true };
      return [base || isOpen || !isPrism(field) ? asked : { ...asked, lacksBase: field }];
    }
    taken.add(base);
    const axis = axisOf(direction);
    const isAmiss = field !== 'prism' && field !== `prism${axis}`;
    const isOff = isAside(prism, rows) && !isToldOn(prism, prisms);
    const isAstray = isAmiss || isOff || isBetweenBases(prism, base, bases);
    const pair = { ...common, isUnsure: isAstray || isFarBehind(prism), isPaired: !isAstray };
    return [
      { ...pair, token, name: `${eye}.prism${axis}` as const },
      { ...pair, token: base.token, text: direction, name: `${eye}.base${axis}` as const },
    ];
  });
  return isMoreTold
    ? claims.map((claim) => ({ ...claim, isUnsure: true, isPaired: false }))
    : claims;
}

/** In heights of a line: what is farther down is no longer right below. */
const RIGHT_BELOW = 3;

/**
 * `R: +3.75 sph`, right below it `comb. Prisma 2.50 Basis außen`, and then the left eye in the same way. Such
 * a line names no eye. Below the lens of the first eye it is of that one, if the lens of the other eye comes
 * next; below the lens of the second eye it is of that one, if the first has such a line as well.
 */
function withEyeOfLine<T extends Seen>(value: T, rows: readonly Row[]): T {
  const { row } = value;
  if (value.eye !== null || row.tokens.some(saysElse)) return value;
  const at = rows.indexOf(row);
  const [beforeLast, last, above] = [rows[at - 3], rows[at - 2], rows[at - 1]];
  const eye = eyeOfLens(above);
  if (eye === null || row.v - above!.v > RIGHT_BELOW * row.height) return value;
  const isOfFirst = isOther(eyeOfLens(rows[at + 1]), eye) && !isOther(eyeOfLens(last), eye);
  const isOfSecond =
    isOther(eyeOfLens(beforeLast), eye) && last !== undefined && isPrismAlone(last);
  return isOfFirst || isOfSecond ? { ...value, eye, isEyeNamed: true } : value;
}

/**
 * `-2,25 / -0,75 / 175, Prisma 1,50 außen (Visus 0,8). L: +1,00 …`: on a picture the first eye of a line may
 * have lost its name, which ended the line before. It is the right one where the left one comes next.
 */
function withEyeBefore<T extends Seen>(value: T): T {
  const { row, token } = value;
  const eyes = row.tokens.filter((one) => sideOf(one) !== null);
  const [left] = eyes;
  // What a line above says of both eyes is not said of one that is told alone.
  const isOpen = value.eye === null || value.eye === 'both';
  if (!isOpen || eyes.length !== 1 || !left || sideOf(left) !== 'os') return value;
  const [at, next] = [row.tokens.indexOf(token), row.tokens.indexOf(left)];
  const isBetween =
    at < next &&
    !row.tokens.slice(0, next).some((one) => labelOf(one)?.kind === 'eye') &&
    row.tokens.slice(0, at).some(isSignedPower) &&
    row.tokens.slice(next).some(isSignedPower);
  return isBetween && token.source.source === 'recogniser' ? { ...value, eye: 'od' } : value;
}

/** Whether a line has an amount with its base, and nothing else. */
function isPrismAlone({ tokens }: Row): boolean {
  return (
    tokens.some(namesBase) && tokens.some(({ kind }) => kind === 'number') && !tokens.some(saysElse)
  );
}

/** `split`, `each eye`, `total`, `OD`, `-2.25`: whatever a line of a prism alone does not say. */
function saysElse(token: FlatToken): boolean {
  const kind = labelOf(token)?.kind;
  if (kind === 'base' || kind === 'unit') return false;
  if (kind) return !/^(?:prism|base)/.test(fieldIn(token) ?? '');
  if (token.kind === 'word')
    return /\p{L}{2}/u.test(token.text) && !/^[ck]omb\p{L}*\.?$/iu.test(token.text);
  return isSignedPower(token);
}

function isOther(one: EyeSide | null, eye: EyeSide | null): boolean {
  return one !== null && eye !== null && one !== eye;
}

function namesBase(token: FlatToken | undefined): boolean {
  return labelOf(token)?.kind === 'base';
}

/** The eye that a line names first, and whose sphere it tells; null where it names another one, too. */
function eyeOfLens(row: Row | undefined): EyeSide | null {
  const [eye, ...others] = row ? eyesOf(row) : [];
  const [first, ...more] = row?.tokens.filter(({ kind }) => kind !== 'mark') ?? [];
  const next = more.find((one) => fieldIn(one) !== 'sphere');
  const isLens = next && (isSignedPower(next) || labelOf(next)?.kind === 'zero');
  const isFirst = labelOf(first)?.kind === 'eye' && others.length === 0;
  return isLens && isFirst && (eye === 'od' || eye === 'os') ? eye : null;
}

function isPrism(field: string): field is NonNullable<Claim['lacksBase']> {
  return ['prism', 'prismHor', 'prismVer'].includes(field);
}

/** `1 BI or 1 BU`, `1 Basis innen bis 2 Basis innen`: what is to be made is open. */
function isOneOrOther({ row: { tokens } }: Value): boolean {
  return tokens.some(
    ({ text }, at) => /^(?:or|oder|to|bis)$/i.test(text) && at > 0 && namesBase(tokens[at - 1]),
  );
}

/** `1/2 base up`, `1 1/2 BU`: as old pads have it; the 2 alone is no prism. */
function isOfFraction({ token, row: { tokens } }: Value): boolean {
  const [over, stroke] = tokens.slice(
    Math.max(0, tokens.indexOf(token) - 2),
    tokens.indexOf(token),
  );
  return isWhole(token) && isWhole(over) && stroke?.text.trim() === '/';
}

/** `Prism 2.00 BI OU`: in each eye, or in both together, of which each has a half. */
function askedOfBoth(prism: Value, bases: readonly Seen[]): Claim[] {
  const { token, row } = prism;
  const base = bases.find((one) => one.row === row && one.token.left > token.left);
  const direction = base && directionOf(base, 'od', bases);
  const name = `prism${direction ? axisOf(direction) : 'Hor'}` as const;
  const common = { rank: rankOf(prism), isNear: prism.range === 'near', isUnsure: true };
  return EYE_SIDES.map((side): Claim => ({ ...common, token, name: `${side}.${name}` }));
}

function isBehind(
  base: Seen,
  prism: Value,
  prisms: readonly Value[],
  bases: readonly Seen[],
): boolean {
  const tokens = base.row.tokens;
  const from = tokens.indexOf(prism.token);
  const to = tokens.indexOf(base.token);
  if (to <= from) return false;
  const between = tokens.slice(from + 1, to);
  return !between.some(
    (one) => prisms.some(({ token }) => token === one) || bases.some(({ token }) => token === one),
  );
}

/** `Basis innen 1,50  Basis oben 2,00`: what begins with a base has each before its amount. */
function baseBefore(
  { token, row }: Value,
  prisms: readonly Value[],
  bases: readonly Seen[],
): Seen | undefined {
  const parts = row.tokens.filter(
    (one) =>
      prisms.some((prism) => prism.token === one) || bases.some((base) => base.token === one),
  );
  const baseAt = (one: FlatToken | undefined) => bases.find((base) => base.token === one);
  const at = parts.indexOf(token);
  // Ends it with a base, each is of the amount before it, and the first one's is lost.
  const last = parts.at(-1)!;
  const behind = row.tokens[row.tokens.indexOf(last) + 1];
  const endsInBase = baseAt(last) !== undefined && behind?.kind !== 'number';
  // `1.25 Out 1.50 Down`: what nothing calls a prism has its base behind it, and so have all.
  const isBehindAmount = baseAt(last) !== undefined && isBehindOther(parts[0]!, row);
  const areBefore = baseAt(parts[0]) && !baseAt(parts[1]) && !endsInBase && !isBehindAmount;
  return areBefore ? baseAt(parts[at - 1]) : undefined;
}

/** `VA 1.0  BO 1.25`: each base stands before its amount, and this number is none. */
function isAcuityBeforeBase({ token, row: { tokens } }: Value): boolean {
  const at = tokens.indexOf(token);
  const isBehindBase = labelOf(tokens[at + 1])?.kind === 'base' && isAmount(tokens[at + 2]);
  return isBehindBase && isCalledAcuity(token, tokens);
}

/** No label, for a letter may be anything elsewhere. */
const SHORT_FOR_ACUITY = /^v(?:is|cc|s)?\.?$/i;

/** `VA 1.0`, `V 1,0`: right behind the name of something else than a prism. */
export function isCalledAcuity(
  token: FlatToken | undefined,
  tokens: readonly FlatToken[],
): boolean {
  const at = tokens.findIndex((one) => token && isSamePlace(one, token));
  const before = tokens[at - 1];
  return fieldIn(before) === 'other' || SHORT_FOR_ACUITY.test(before?.text ?? '');
}

/** Whether an amount stands right before a base, and nothing calls it by another name. */
function isBehindOther(base: FlatToken, { tokens }: Row): boolean {
  const before = tokens[tokens.indexOf(base) - 1];
  const name = before && fieldIn(tokens[tokens.indexOf(before) - 1]);
  const mayBePrism = name === null || name?.startsWith('prism');
  return isAmount(before) && mayBePrism === true && !isCalledAcuity(before, tokens);
}

/** As amounts are written: without a sign, with decimals. */
export function isAmount(token: FlatToken | undefined): boolean {
  return token?.kind === 'number' && !token.number.sign && token.number.decimals > 0;
}

/** Whether a base follows another amount in its line, and so is not of this one. */
function isOfAmountBefore(base: Seen, prism: Value, bases: readonly Seen[]): boolean {
  const before = base.row.tokens[base.row.tokens.indexOf(base.token) - 1];
  const isBase = bases.some(({ token }) => token === before);
  return before !== prism.token && before?.kind === 'number' && !isBase;
}

/**
 * `125 Out 1.50 Down`: the first amount of a line may have lost its point, or each base stands before
 * its amount.
 */
function isEitherWay({ row }: Value, prisms: readonly Value[], bases: readonly Seen[]): boolean {
  const isBase = (one: FlatToken | undefined) => bases.some(({ token }) => token === one);
  const parts = row.tokens.filter(
    (one) => isBase(one) || prisms.some(({ token }) => token === one),
  );
  const [first] = parts;
  const before = first && row.tokens[row.tokens.indexOf(first) - 1];
  const isOfBefore =
    before?.kind === 'number' && !isBehindOther(first!, row) && !/^bas/i.test(first!.text);
  return isOfBefore && isBase(first) && isBase(parts.at(-1));
}

/** `-3,50 -1,00 10 innen 2,00 unten 0,50`: an axis before the first base, so each may stand before its amount. */
function hasAxisForPrism({ row: { tokens } }: Value, prisms: readonly Value[]): boolean {
  return prisms.some(({ token }) => {
    const at = tokens.indexOf(token);
    const lens = tokens.slice(Math.max(0, at - 2), at);
    return at > 1 && isWhole(token) && lens.every(isSignedPower);
  });
}

/** `2.00  In  Out`, `2.00  In / Out / Up / Down`: boxes to tick, none of them the base. */
function areToChoose({ token, row }: Value, bases: readonly Seen[]): boolean {
  const behind = row.tokens
    .slice(row.tokens.indexOf(token) + 1)
    .filter((one) => one.kind !== 'mark' && labelOf(one)?.kind !== 'unit');
  const isBase = (one: FlatToken | undefined) => bases.some((base) => base.token === one);
  return isBase(behind[0]) && isBase(behind[1]);
}

/** `4,00 aufen, 2,50 unten`: a base in one piece of text with another amount is of that one. */
function isOfOther(base: Seen, prism: Value, bases: readonly Seen[]): boolean {
  const before = base.row.tokens[base.row.tokens.indexOf(base.token) - 1];
  return before?.word === base.token.word && isOfAmountBefore(base, prism, bases);
}

/**
 * `Return in 4 months`, `Dezentr. innen`, `Temp: 36.6`: no amount stands in its line, and words that
 * say nothing to us stand before it, or in its piece of text; or it names what is behind it.
 */
function isInSentence({ token, row }: Seen, prisms: readonly Value[]): boolean {
  const isWord = (one: FlatToken) => one.kind === 'word' && one.text.length > 1;
  const next = row.tokens[row.tokens.indexOf(token) + 1];
  return (
    prisms.every((prism) => prism.row !== row) &&
    (next?.text === ':' ||
      isLegend(row) ||
      row.tokens.some((one) => isWord(one) && (one.word === token.word || one.left < token.left)))
  );
}

/** `BI = Basis innen (in), BO = Basis außen (out)`: what short names of bases mean. */
function isLegend({ tokens }: Row): boolean {
  return tokens.some(
    (one, at) => namesBase(one) && tokens[at + 1]?.text === '=' && namesBase(tokens[at + 2]),
  );
}

/** Whether a legend says that a short name means what it does in English: `BU = Basis oben`. */
function isExplained(base: FlatToken, rows: readonly Row[]): boolean {
  const said = rows.filter(isLegend).flatMap(({ tokens }) =>
    tokens.flatMap((one, at) => {
      const full = tokens[at + 2];
      const isOfIt =
        one.text.toUpperCase() === base.text.toUpperCase() && tokens[at + 1]?.text === '=';
      return isOfIt && full !== undefined ? [full] : [];
    }),
  );
  return (
    said.length > 0 &&
    said.every(
      (full) => !isEitherLanguage(full.text) && directionNamed(full) === directionNamed(base),
    )
  );
}

function directionNamed(token: FlatToken): HorizontalBase | VerticalBase | null {
  const label = labelOf(token);
  return label?.kind === 'base' ? label.base : null;
}

/** Words of tables in German, and in no other language. */
const GERMAN =
  /^(?:achse|ach|zylinder|sph[aä]re|basis|rechts|links|ferne|n[aä]he|brille\p{L}*|auge|augen\p{L}*|verordnung|pupillendistanz|dpt|prisma|gl[aä]ser|und|f[uü]r|mit|herrn?|frau|datum|optik|kunde|rezept)\.?$/iu;
/** Frames of acetate are `ZYL` in orders of American labs. */
const FRAME = /^(?:frame|model|metal|plastic)$/i;

function saysCylinderInGerman({ tokens }: Row): boolean {
  return (
    tokens.some(({ text }) => /^zyl\.?$/i.test(text)) &&
    !tokens.some(({ text }) => FRAME.test(text))
  );
}

/** A power as it is written in German, and hardly in English; and the other way round. */
const WITH_COMMA = /^[+-]\d{1,2},\d{2}$/;
const WITH_POINT = /^[+-]\d{1,2}\.\d{2}$/;

/** Whether a page has words of tables in German, or writes its powers so: a blurred point is like a comma. */
export function speaksGerman(rows: readonly Row[]): boolean {
  const texts = rows.flatMap(({ tokens }) => tokens.map(({ text }) => text));
  const [commas, points] = [WITH_COMMA, WITH_POINT].map(
    (powers) => texts.filter((text) => powers.test(text)).length,
  );
  return (
    (commas! > 0 && commas! >= points!) ||
    texts.some((text) => GERMAN.test(text)) ||
    rows.some(saysCylinderInGerman)
  );
}

/** `BO` is base out and Basis oben, `BU` base up and Basis unten. */
function isEitherLanguage(base: string): boolean {
  return /^b\.?\s?[ou]\.?$/i.test(base);
}

/** Such a short name on a page in German that does not say what it means. */
export function isDoubtfulBase(base: FlatToken, rows: readonly Row[]): boolean {
  return isEitherLanguage(base.text) && !isExplained(base, rows);
}

/** `Prism 2.00 BI`, `Prism: 2.00 BI each eye` */
function isCalled({ left }: Value): boolean {
  return left?.isNext === true && left.field.startsWith('prism');
}

/** Called a prism (`1.50 prism dioptres base in`), or below a head of prisms, which may have been misread. */
function isNamed(prism: Value): boolean {
  const isCalledBehind = labelBehind(prism.token, prism.row)?.startsWith('prism') === true;
  const { above, isUnderPrism, hasEyeColumns, left } = prism;
  const isOfRow = hasEyeColumns && left?.field.startsWith('prism') === true;
  return (
    isUnderPrism ||
    above?.field.startsWith('prism') === true ||
    isOfRow ||
    isCalled(prism) ||
    isCalledBehind
  );
}

/**
 * An amount with its base that nothing calls a prism, below what heads something else (`Cover test`), or
 * in a line without a lens: it may have been measured.
 */
function isAside(prism: Value, rows: readonly Row[]): boolean {
  const above = rows[rows.indexOf(prism.row) - 1];
  const saysPrism = (one: FlatToken) => fieldIn(one)?.startsWith('prism') === true;
  const isOfLine =
    prism.row.tokens.some(
      (one) => isSignedPower(one) || saysPrism(one) || labelOf(one)?.kind === 'zero',
    ) || above?.tokens.some(saysPrism) === true;
  return !isNamed(prism) && (prism.isUnderOther || !isOfLine);
}

/** What joins two prisms of one lens. */
const JOINS = /^(?:und|and|sowie|,|&|\+|\/)$/i;

/** `Prisma 1,50 Basis außen und 1,00 Basis oben`: the second amount is called what the first one is. */
function isToldOn({ token, row }: Value, prisms: readonly Value[]): boolean {
  const [amount, base, joint] = row.tokens
    .slice(0, row.tokens.indexOf(token))
    .filter((one) => labelOf(one)?.kind !== 'unit' && fieldIn(one) !== 'base')
    .slice(-3);
  const first = prisms.find((one) => one.token === amount && one.row === row);
  const isJoined = joint !== undefined && JOINS.test(joint.text);
  return isJoined && namesBase(base) && first !== undefined && isNamed(first);
}

/** `innen 2,00 unten`: a base right before an amount as well, and another one is taken. */
function isBetweenBases({ token, row }: Value, base: Seen, bases: readonly Seen[]): boolean {
  const before = row.tokens[row.tokens.indexOf(token) - 1];
  return bases.some((one) => one.token === before && one !== base && isBehindNothing(one, bases));
}

/** Whether no amount of its own stands before a base. */
function isBehindNothing({ token, row }: Seen, bases: readonly Seen[]): boolean {
  const before = row.tokens
    .slice(0, row.tokens.indexOf(token))
    .findLast((one) => !isPrismUnit(one) && !isShortForBase(one));
  return before?.kind !== 'number' || bases.some((one) => one.token === before);
}

/** So many heights behind the rest of its line a prism may be of another text. */
const FAR_BEHIND = 3;

/** `R +1,25 -0,25 160        1,5 cm/m Basis oben`, below no head of prisms. */
function isFarBehind(prism: Value): boolean {
  const { token, row, above } = prism;
  const before = row.tokens[row.tokens.indexOf(token) - 1];
  // `3 base out    2 base down`: in a column of its own, behind the other one.
  const isBehindBase = before !== undefined && namesBase(before);
  return (
    above === null &&
    !isBehindBase &&
    !isNamed(prism) &&
    row.tokens.slice(0, row.tokens.indexOf(token)).some(isSignedPower) &&
    before !== undefined &&
    token.left - before.right > FAR_BEHIND * token.height
  );
}

/** Two lines of amounts beside two lines of bases: by their order from above. */
function stackedBase(
  prism: Value,
  prisms: readonly Value[],
  mine: readonly Seen[],
): Seen | undefined {
  const amounts = prisms
    .filter(({ eye }) => eye === prism.eye)
    .toSorted((a, b) => a.row.v - b.row.v);
  const others = mine.toSorted((a, b) => a.row.v - b.row.v);
  return amounts.length === others.length ? others[amounts.indexOf(prism)] : undefined;
}

/** The base that is named, or that degrees seen from before the face are. Between two it is none. */
function directionOf(
  { token }: Seen,
  eye: EyeSide,
  bases: readonly Seen[],
): HorizontalBase | VerticalBase | null {
  const label = labelOf(token);
  if (label?.kind === 'base') return label.base;
  // `1 n` is what is left of `In`.
  if (token.kind === 'number' && /^[1-9]$/.test(token.text)) return null;
  // A 0 among words is the first letter of one.
  const areWords = bases.some((one) => labelOf(one.token)?.kind === 'base');
  if (token.text === '0' && areWords) return null;
  return token.kind === 'number' ? baseAtDegrees(token.number.digits, eye) : null;
}

/** The one direction in which degrees point, seen from before the face. Null between two. */
export function baseAtDegrees(degrees: string, eye: EyeSide): HorizontalBase | VerticalBase | null {
  const parts = findPrismWithBase(eye, `1.00 @ ${degrees}`);
  return parts?.length === 1 ? parts[0]!.base : null;
}
