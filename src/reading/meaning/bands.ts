import type { FlatToken, Row } from './flat-page.ts';
import {
  eyeOf,
  fieldIn,
  hasValues,
  headsColumn,
  isPd,
  labelOf,
  nearest,
  rangeOf,
  sectionIn,
  type LabelOnLeft,
} from './row-labels.ts';
import type { Label, Range, Section } from '#domain/prescription/paper-words.ts';

/** Columns of one of several tables that stand side by side. */
type Band = { heads: FlatToken[] };

/** What a heading over one of several tables side by side says; null where only others have one. */
type BandHeading = { section?: Section | null; range?: Range | null };

/** What is said of the surface of a lens. */
const SURFACE = /^(?:uv|clear|klar|hard|hc|hmc|coat\w*|poly\w*|entspiegel\w*)$/i;

function isCoating({ text }: FlatToken, tokens: readonly FlatToken[]): boolean {
  return /^ar$/i.test(text) && tokens.some((one) => SURFACE.test(one.text));
}

/** Rows that a heading may stand above the heads of its table. */
const ROWS_ABOVE = 3;

/**
 * The tables whose heads stand in one row: each begins with its sphere, a table of contact lenses
 * with what only those have, and tables of both eyes with the first eye again.
 */
function bandsOf({ tokens }: Row): Band[] {
  const heads = tokens.filter(headsColumn);
  const hasFields = heads.some((head) => fieldIn(head) !== null);
  const isOfContacts = (head: FlatToken) => sectionIn(head) === 'contact';
  const hasContactPower = heads.some(isPowerOfContacts);
  const bands: Band[] = [];
  for (const head of heads) {
    const current = bands.at(-1)?.heads ?? [];
    const isAgain = hasFields
      ? fieldIn(head) === 'sphere' && current.some((one) => fieldIn(one) === 'sphere')
      : eyeOf(head) !== null && current.some((one) => eyeOf(one) === eyeOf(head));
    const isContactTable =
      hasContactPower && isOfContacts(head) && !current.some(isOfContacts) && current.length > 2;
    const power = isContactTable && isPowerOfContacts(current.at(-1)!) ? [current.pop()!] : [];
    if (bands.length === 0 || isAgain || isContactTable) bands.push({ heads: [...power, head] });
    else current.push(head);
  }
  return bands;
}

/** What contact lenses have for a sphere. */
function isPowerOfContacts({ text }: FlatToken): boolean {
  return /^(?:pwr|power)\b/i.test(text);
}

/** The heads of the table that a value stands in: all of their row where there is one table. */
export function headsOfTable(head: FlatToken, header: Row): FlatToken[] {
  return bandsOf(header).find(({ heads }) => heads.includes(head))?.heads ?? header.tokens;
}

/** What stands over the table of a value, where tables stand side by side below one heading each. */
export function bandHeading(
  token: FlatToken,
  row: Row,
  rows: readonly Row[],
  headers: readonly Row[],
): BandHeading {
  const header = headers.findLast(({ v, height }) => v < row.v - 0.4 * height);
  const bands = header ? bandsOf(header) : [];
  if (!header || bands.length < 2) return {};
  const index = rows.indexOf(header);
  const above: Row[] = [];
  for (const other of rows.slice(Math.max(0, index - ROWS_ABOVE), index).toReversed()) {
    if (hasValues(other)) break;
    above.push(other);
  }
  const areEyes = above.some(({ tokens }) => tokens.filter((one) => eyeOf(one)).length > 1);
  const own = nearestBand(token, bands);
  const over = (kind: Label['kind']) => {
    // `Clear UV AR`: a lens that does not mirror.
    const said = above.filter(({ tokens }) =>
      tokens.some((one) => labelOf(one)?.kind === kind && !isCoating(one, tokens)),
    );
    const [lowest] = said;
    if (!lowest) return null;
    // Two headings that a hand or a bent page sets a little higher and lower are of one line.
    const labels = said
      .filter(({ v, height }) => Math.abs(v - lowest.v) < Math.max(height, lowest.height))
      .flatMap(({ tokens }) => tokens.filter((one) => labelOf(one)?.kind === kind));
    const isOfOneTable =
      labels.length > 1 ||
      nearestBand(labels[0]!, bands) !== bands[0] ||
      (kind === 'section' && areHeadingsApart(lowest));
    if (!isOfOneTable) return null;
    return labels.filter((label) => nearestBand(label, bands) === own);
  };
  const sections = areEyes ? null : over('section');
  const ranges = over('range');
  const [ownSection] = own.heads.flatMap((head) => sectionIn(head) ?? []);
  return {
    ...(ownSection || sections
      ? { section: ownSection ?? sections?.map(sectionIn)[0] ?? null }
      : {}),
    ...(ranges ? { range: rangeOf(ranges[0]) } : {}),
  };
}

/** What the heading of a column says of a value in it, which may have a label on its left. */
type SectionOfColumn = (token: FlatToken, left: LabelOnLeft | null) => Section | null;

/**
 * `Your new prescription      Your old glasses` over columns of values that have no other heads: for
 * each row below, what the nearest of these headings says of a value.
 */
export function sectionsOfColumns(rows: readonly Row[]): Map<Row, SectionOfColumn> {
  const found = new Map<Row, SectionOfColumn>();
  let current: SectionOfColumn | null = null;
  for (const row of rows) {
    const heads = row.tokens.filter((token) => sectionIn(token) !== null);
    const isHeading = heads.length > 0 && !hasValues(row);
    const isTable = row.tokens.some((token) => headsColumn(token) && fieldIn(token) === 'sphere');
    if (isHeading)
      current = areOfColumns(heads, row) ? (token, left) => sectionOver(token, left, heads) : null;
    else if (isTable && !hasValues(row)) current = null;
    if (current && !isHeading) found.set(row, current);
  }
  return found;
}

/**
 * What the heading of a column says, where the nearest one is also the last that begins before the
 * value; what stands between two columns may be of the glasses from before.
 */
function sectionOver(
  token: FlatToken,
  left: LabelOnLeft | null,
  heads: readonly FlatToken[],
): Section | null {
  // A distance that is called so at the edge of the page is of no column.
  if (left && isPd(left.field) && left.token.left < heads[0]!.left - token.height) return null;
  const own = nearest(token, heads)!;
  const last = heads.findLast((head) => head.left < token.left + token.height) ?? heads[0];
  return last === own ? sectionIn(own) : 'before';
}

/** Headings alone in their line, apart, of which one is of glasses from before and one of new ones. */
function areOfColumns(heads: readonly FlatToken[], row: Row): boolean {
  const texts = textsApart(row, COLUMNS_APART);
  const sections = new Set(heads.map(sectionIn));
  return (
    heads.length > 1 &&
    texts.filter((text) => text.some((token) => heads.includes(token))).length === heads.length &&
    sections.has('before') &&
    sections.has('final') &&
    row.tokens.every((token) => [null, 'formula'].includes(fieldIn(token)) && eyeOf(token) === null)
  );
}

/** Headings of two columns stand so many heights apart. */
const COLUMNS_APART = 1.5;
/** Headings of two tables stand so many heights apart. */
export const HEADINGS_APART = 4;

/** The texts of a line that stand far from one another: `Visit before       Visit on 3 May`. */
export function textsApart({ tokens }: Row, heights = HEADINGS_APART): FlatToken[][] {
  const texts: FlatToken[][] = [];
  for (const [index, token] of tokens.entries()) {
    const before = tokens[index - 1];
    if (before && token.left - before.right <= heights * token.height) texts.at(-1)!.push(token);
    else texts.push([token]);
  }
  return texts;
}

/** Whether a line has two of them. */
export function areHeadingsApart(row: Row): boolean {
  return textsApart(row).length > 1;
}

function nearestBand(token: FlatToken, bands: readonly Band[]): Band {
  const away = ({ heads }: Band) => {
    const [left, right] = [heads[0]!.left, heads.at(-1)!.right];
    return Math.max(0, left - token.u, token.u - right);
  };
  return bands.toSorted((a, b) => away(a) - away(b))[0]!;
}
