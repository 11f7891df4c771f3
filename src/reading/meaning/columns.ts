import type { EyeSide } from '#domain/prescription/field-names.ts';
import { headsOfTable } from './bands.ts';
import type { FlatToken, Row } from './flat-page.ts';
import {
  apart,
  eyesOf,
  fieldIn,
  isSignedPower,
  isValue,
  isPd,
  isWhole,
  labelOf,
  nearest,
  NEGATION,
  onlyField,
  overlap,
  rangeOf,
  sectionIn,
} from './row-labels.ts';
import { isOfGlasses } from './headings.ts';
import { isNoPrismOfLens } from './other-prisms.ts';
import { saysOtherUse } from './uses.ts';
import type { FieldLabel, Section } from '#domain/prescription/paper-words.ts';

/** What heads a column, and in which words. */
export type Column = {
  field: FieldLabel;
  eye: EyeSide | null;
  section: Section | null;
  text: string;
};

/** A value at most so many heights behind a label is its own. */
const OWN = 1;

/** The row of labels that heads the columns of a row: the nearest one above it, or right below. */
function headerOf(row: Row, headers: readonly Row[]): Row | undefined {
  const below = headers.find(({ v }) => v > row.v + 0.4 * row.height);
  const above = headers
    .filter(
      ({ v, tokens }) =>
        v < row.v - 0.4 * row.height &&
        tokens.some((one) => fieldIn(one) !== null || isOfOtherTable(one)),
    )
    .at(-1);
  return below && isNearer(below, above, row) ? below : above;
}

/** The words of a header that stand over columns. */
function headsOf(header: Row): FlatToken[] {
  return header.tokens.filter((token, index) => {
    const label = labelOf(token);
    // `Add, both eyes` heads one column.
    const isOfLabel =
      label?.kind === 'eye' &&
      label.eye === 'both' &&
      header.tokens.slice(0, index).some((one) => one.word === token.word && fieldIn(one) !== null);
    // `Addition (Nähe)`, `Zusatz Nähe`
    const before = header.tokens[index - 1];
    const isOfField =
      rangeOf(token) !== null &&
      ((before?.text === '(' && fieldIn(header.tokens[index - 2]) !== null) ||
        (before?.word === token.word && fieldIn(before) === 'add'));
    const isHead = label !== null && label.kind !== 'unit' && !isOfLabel && !isOfField;
    const isOfPrism = isBesidePrism(token, header);
    return (token.kind === 'word' || isHead) && !isOfEitherRange(token, header) && !isOfPrism;
  });
}

/** `NV PRISM`, `Prism induced`: what stands in one text with the head of prisms says of which. */
function isBesidePrism(token: FlatToken, { tokens }: Row): boolean {
  return (
    (token.kind === 'word' || rangeOf(token) !== null) &&
    tokens.some((one) => one.word === token.word && fieldIn(one)?.startsWith('prism'))
  );
}

/** `PD Fern bzw. Nah`: one column, whose lines say for which distance they are. */
function isOfEitherRange(token: FlatToken, { tokens }: Row): boolean {
  const own = tokens.filter(({ word, kind }) => word === token.word && kind !== 'mark');
  const [label, ...behind] = own;
  const last = behind.at(-1);
  const isEither = /^(?:bzw|oder|or)\.?$/i.test(behind.at(-2)?.text ?? '');
  const isFar = fieldIn(label) === 'farPd' ? behind.length === 2 : rangeOf(behind[0]) === 'far';
  return isPd(fieldIn(label)) && token !== label && isFar && isEither && rangeOf(last) === 'near';
}

/** Whether the header of a table names the column of `field`, and the value stands in another one. */
export function isInOtherColumn(
  token: FlatToken,
  row: Row,
  headers: readonly Row[],
  field: FieldLabel,
): boolean {
  const header = headerOf(row, headers);
  const heads = header ? headsOf(header) : [];
  const own = nearest(
    token,
    heads.filter((head) => fieldIn(head) === field),
  );
  const isTable = heads.some((head) => fieldIn(head) === 'sphere');
  return isTable && own !== undefined && nearest(token, heads) !== own;
}

/** What `Prism` and `Prisma` are misread as. */
const LIKE_PRISM = /^p\p{L}{3,5}$/iu;
/** What heads a column of prisms or bases, however it was misread. */
const OF_PRISM = /^p|ris|rsm|bas|hor|ver|dir/iu;
/** Words that begin as `Prism` does, and are others. */
const NO_PRISM = /^(?:past|plus|point|power|prev\p{L}*|prior|present|pupil\p{L}*)$/iu;

function mayHeadPrisms({ text }: FlatToken): boolean {
  return OF_PRISM.test(text) && !NO_PRISM.test(text) && !isNoPrismOfLens(text);
}

/** Whether what may be a misread head of prisms stands over a value. */
export function isUnderPrism(token: FlatToken, row: Row, headers: readonly Row[]): boolean {
  return headsOver(token, row, headers).some(
    (head) => LIKE_PRISM.test(head.text) && mayHeadPrisms(head),
  );
}

/** Whether words that are no head of prisms or bases stand over a value. */
export function isUnderOther(token: FlatToken, row: Row, headers: readonly Row[]): boolean {
  return headsOver(token, row, headers).some(
    (head) => /\p{L}{3}/u.test(head.text) && !mayHeadPrisms(head),
  );
}

function headsOver(token: FlatToken, row: Row, headers: readonly Row[]): FlatToken[] {
  return headerOf(row, headers)?.tokens.filter((head) => overlap(head, token)) ?? [];
}

/** Two rows of heads of one table stand at most so many heights apart. */
const ROWS_APART = 2.6;

/**
 * What heads the column of a value, in the nearest row of labels above it; where nothing stands
 * over it there, in the row of labels right above that one: `Add` beside `Prism` over `Base`.
 */
export function columnOf(token: FlatToken, row: Row, headers: readonly Row[]): Column | null {
  const header = headerOf(row, headers);
  if (!header) return null;
  const column = columnIn(header, token, row);
  const upper = headers[headers.indexOf(header) - 1];
  if (!upper || header.v > row.v || header.tokens.some((head) => overlap(head, token)))
    return column;
  const isOfTable = header.v - upper.v < ROWS_APART * Math.max(header.height, upper.height);
  const head = upper.tokens.find((one) => overlap(one, token));
  if (!isOfTable || !head || fieldIn(head) === null) return column;
  const isOverHeads = header.tokens.some((one) => overlap(one, head));
  return column && isOverHeads ? column : columnIn(upper, token, row);
}

function columnIn(header: Row, token: FlatToken, row: Row): Column | null {
  const heads = headsOf(header);
  const head = nearest(token, heads);
  const label = labelOf(head);
  if (
    !head ||
    !label ||
    hasOwnValue(head, header) ||
    !isOver(head, token, heads, Math.abs(row.v - header.v))
  )
    return null;
  const sections = headsOfTable(head, header).flatMap((one) => {
    const found = labelOf(one);
    if (found?.kind !== 'section' || isOfGlasses(found.section)) return [];
    // A cornea may have a column in a table of glasses, and a lens has a base curve.
    const isColumn =
      (found.section === 'curvature' && isOfGlassesTable(header)) ||
      (found.section === 'contact' && isOfLensTable(one, header));
    return isColumn ? [] : [found.section];
  });
  const isOfContacts = header.tokens.some(
    ({ word, text }) => word === head.word && /^(?:cl|kl)$/i.test(text),
  );
  const section = isOfContacts ? 'contact' : (sections[0] ?? null);
  if (isOfOtherTable(head) || isAddForMiddle(head, header))
    return { field: 'other', eye: null, section, text: wordsOf(head, header) };
  const [eye, ...others] = eyesOf(header);
  const isOfHeader = eye && eye !== 'both' && others.length === 0 && eyesOf(row).length === 0;
  const ofHeader = isOfHeader ? eye : null;
  if (label.kind !== 'field') return null;
  if (isForOther(head, header, label.field))
    return { field: 'other', eye: null, section, text: wordsOf(head, header) };
  const field = label.field === 'pd' && isForNear(head, header) ? 'nearPd' : label.field;
  return { field, eye: label.eye ?? ofHeader, section, text: wordsOf(head, header) };
}

/** `Inter add` beside `Near add` heads a column of what glasses for a screen have more. */
function isAddForMiddle(head: FlatToken, { tokens }: Row): boolean {
  const at = tokens.indexOf(head);
  const isPair = (range: FlatToken | undefined, add: FlatToken | undefined) =>
    rangeOf(range) === 'middle' && fieldIn(add) === 'add';
  // `Add Computer`, `Addition (Intermediate)`
  const [next, behind] = tokens.slice(at + 1);
  const range = next?.text === '(' ? behind : next?.word === head.word ? next : undefined;
  const isForMiddle = fieldIn(head) === 'add' && rangeOf(range) === 'middle';
  return isForMiddle || isPair(tokens[at - 1], head) || isPair(head, next);
}

/** The words of one text in a row of heads. */
function wordsOf(head: FlatToken, { tokens }: Row): string {
  return tokens
    .filter(({ word }) => word === head.word)
    .map(({ text }) => text)
    .join(' ');
}

/** `PD (office)`, `ADD - Büro`, `NV Prism`, `Prism dist / near`, `Prism induced`: no column of ours. */
function isForOther(head: FlatToken, { tokens }: Row, field: FieldLabel): boolean {
  const own = tokens.filter(({ word }) => word === head.word);
  const isUse = own.some(({ text }) => saysOtherUse(text));
  const isOfPrism =
    field.startsWith('prism') &&
    own.some(
      (one) =>
        ['near', 'middle'].includes(rangeOf(one) ?? '') ||
        sectionIn(one) === 'before' ||
        isNoPrismOfLens(one.text) ||
        NEGATION.test(one.text),
    );
  return isOfPrism || (isUse && (isPd(field) || field === 'add' || field.startsWith('prism')));
}

/** `PD 40 cm`, `PD @ near` over a column. */
function isForNear(head: FlatToken, { tokens }: Row): boolean {
  const behind = tokens.slice(tokens.indexOf(head) + 1).filter(({ word }) => word === head.word);
  if (behind.some((one) => rangeOf(one) === 'far')) return false;
  return behind.some((one) => rangeOf(one) === 'near' || /^cm\b/i.test(one.text));
}

/** `A 51.5` at the edge of a header says something of the frame, and heads no column. */
function hasOwnValue(head: FlatToken, { tokens }: Row): boolean {
  const next = tokens[tokens.indexOf(head) + 1];
  return next !== undefined && isValue(next) && next.left - head.right < OWN * head.height;
}

/** `NEAR ADD   SEG HEIGHT   BASE CURVE`: how a lens for glasses is to be made. */
function isOfLensTable({ text }: FlatToken, { tokens }: Row): boolean {
  return (
    /^base\s?curve$/i.test(text) &&
    !tokens.some((token) => /^dia(?:m|meter)?\.?$/i.test(token.text)) &&
    ['height', 'add'].every((field) => tokens.some((token) => fieldIn(token) === field))
  );
}

function isOfGlassesTable({ tokens }: Row): boolean {
  const fields = new Set(tokens.map(fieldIn));
  return fields.has('sphere') && fields.has('cylinder') && fields.has('axis');
}

/** What heads a column of contact lenses or of a measured cornea. */
function isOfOtherTable(token: FlatToken): boolean {
  const section = sectionIn(token);
  return section === 'contact' || section === 'curvature';
}

/** Heads stand so many heights at most below the values that they are of. */
const UNDER = 2.6;
/** They are so much nearer to those than to the values below them. */
const NEARER = 0.8;

/** Marks heads that are nearer to the values above them than to those below. */
export function markFooters(rows: readonly Row[], headers: readonly Row[]): void {
  const isOfValues = (row: Row) => !headers.includes(row) && row.tokens.some(isPowerOrDistance);
  for (const header of headers) {
    const index = rows.indexOf(header);
    const above = rows.slice(0, index).findLast(isOfValues);
    const below = rows.slice(index + 1).find(isOfValues);
    if (!above) continue;
    const off = header.v - above.v;
    const isUnder = off < UNDER * above.height && (!below || off < NEARER * (below.v - header.v));
    if (isUnder) header.isUnder = true;
  }
}

function isPowerOrDistance(token: FlatToken): boolean {
  return isValue(token) && !isWhole(token);
}

/** What a line with a signed power may have labels of. */
const OF_LENS: ReadonlySet<FieldLabel> = new Set(['sphere', 'cylinder', 'axis', 'add', 'formula']);

/**
 * Labels right below their values: where none are above, the same ones are farther away, or those
 * above are of the values above them.
 */
function isNearer(below: Row, above: Row | undefined, row: Row): boolean {
  const distance = below.v - row.v;
  if (distance > UNDER * row.height || onlyField(below) !== null) return false;
  const fieldsOf = ({ tokens }: Row) => tokens.flatMap((token) => fieldIn(token) ?? []);
  // `PD   Fassung   HSA` below a lens head what stands below them.
  const isOfLens = fieldsOf(below).some((field) => OF_LENS.has(field));
  if (!isOfLens && row.tokens.some(isSignedPower)) return false;
  if (!above) return row.tokens.some((token) => isValue(token) && !isWhole(token));
  const isSame = fieldsOf(below).join() === fieldsOf(above).join();
  return (
    distance < NEARER * (row.v - above.v) && (isSame || Boolean(above.isUnder && below.isUnder))
  );
}

/** A lone label heads what stands right under it; one of many all that is nearer to it than to others. */
function isOver(
  head: FlatToken,
  token: FlatToken,
  heads: readonly FlatToken[],
  below: number,
): boolean {
  if (heads.length === 1)
    return apart(head, token) < 2 * token.height && below < 3.5 * token.height;
  const others = heads.filter((other) => other !== head).map((other) => Math.abs(other.u - head.u));
  return (
    Math.abs(head.u - token.u) < 0.8 * Math.min(...others) || apart(head, token) < token.height
  );
}
