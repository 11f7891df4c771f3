import { CORRECTION_FIELDS, EYE_SIDES, type EyeSide, type ValueName } from './field-names.ts';
import { formatField, parseField, parsePd } from './field-text.ts';
import { plainText } from './numeral.ts';
import { tokensOf, type PastedField, type PastedToken } from './pasted-tokens.ts';
import { FIELDS } from './prescription-fields.ts';
import { findPrismWithBase } from './prism-text.ts';
import { isWithin } from './range.ts';

/** What was certain, by form name, as the form's fields take it with a decimal point. */
export type PastedValues = Partial<Record<ValueName, string>>;

type Column = (typeof CORRECTION_FIELDS)[number];
type Value = Exclude<PastedToken, { is: 'eye' | 'label' }> & {
  is: 'number' | 'plano' | 'no cylinder' | 'nothing';
};
/** A null is a value that was there and is not certain. */
type Found = [name: ValueName, text: string | null][];

/** Longer texts are no copied values. */
const MAX_LENGTH = 2000;
const CONTACT_LENSES = /\b(?:bc|dia|base\s?curve|contact|kontaktlinsen?)\b/i;

/**
 * The values of a block of text that was copied from a message, a portal or a spreadsheet: lines
 * with labels of the eyes, a table with a row or a column for each eye, two rows (the right eye
 * stands first), or one row or column that begins in the field `at`. Nothing is guessed: a power
 * without its sign, a cylinder that may be an addition, and what is said twice in two ways are left
 * out. Null where there are fewer than two values, which is no block.
 */
export function pastedValues(text: string, at: string): PastedValues | null {
  if (text.length > MAX_LENGTH || CONTACT_LENSES.test(text)) return null;
  const lines = text.split(/\r\n|[\r\n]/).filter((line) => line.trim() !== '');
  const rows = lines.map((line) => ({ line, tokens: tokensOf(line) }));
  const certain: PastedValues = {};
  const refused = new Set<ValueName>();
  for (const [name, value] of foundIn(rows, at)) {
    const isOther = certain[name] !== undefined && certain[name] !== value;
    if (value === null || isOther) refused.add(name);
    else certain[name] = value;
  }
  for (const name of refused) delete certain[name];
  return Object.keys(certain).length > 1 ? certain : null;
}

type Row = { line: string; tokens: PastedToken[] };

function foundIn(rows: Row[], at: string): Found {
  const isLabelled = rows.some(({ tokens }) => tokens.some(({ is }) => is === 'eye'));
  if (isLabelled) return labelled(rows);
  const pds = rows.flatMap(({ line }) => totalPd(line));
  const valued = rows.filter(({ line, tokens }) => {
    return totalPd(line).length === 0 && tokens.some(isValue) && !tokens.some(isUnknown);
  });
  const [side, field] = placeOf(at);
  const [first, second, ...more] = valued;
  if (!first || more.length > 0) return pds;
  if (!second) return side && field ? [...whole(first, side, field), ...pds] : pds;
  const start = isColumn(valued) ? field : 'sphere';
  if (side === 'os' || !start) return pds;
  const both = [whole(first, 'od', start), whole(second, 'os', start)];
  return both.every(({ length }) => length > 0) ? [...both.flat(), ...pds] : pds;
}

/** Lines that name their eye, beneath the headings of a table where there are some. */
function labelled(rows: Row[]): Found {
  const found: Found = [];
  let heading: Row | null = null;
  let side: EyeSide | null = null;
  for (const row of rows) {
    const { line, tokens } = row;
    if (!tokens.some(isValue)) {
      heading = tokens.some(({ is }) => is === 'eye' || is === 'label') ? row : heading;
      // An eye on a line of its own is the eye of the lines beneath.
      side = ownEye(tokens) ?? (tokens.some(isEye) ? null : side);
      continue;
    }
    const total = totalPd(line);
    if (total.length > 0) {
      found.push(...total);
      continue;
    }
    if (tokens.some(({ is }) => is === 'near')) continue;
    const eyes = heading?.tokens.filter(isEye) ?? [];
    if (!tokens.some(isEye) && eyes.length === 2) {
      found.push(...acrossEyes(tokens, eyes));
      continue;
    }
    for (const part of partsOf(tokens, side)) {
      side = part.side;
      const columns = heading && columnsOf(heading, row);
      const read = columns ? underHeadings(part.tokens, columns, side) : inOrder(part.tokens, side);
      found.push(...(read ?? []), ...prisms(line, part.tokens, side));
    }
  }
  return found;
}

/** A row without labels: its cells in the order of the paper, from the field it was pasted into. */
function whole({ tokens, line }: Row, side: EyeSide, from: Column): Found {
  return (line.includes('\t') ? byCell(tokens, side, from) : inOrder(tokens, side, from)) ?? [];
}

/** Cells count even when they are empty. Null where a cell has more than one value. */
function byCell(tokens: PastedToken[], side: EyeSide, from: Column): Found | null {
  const columns = CORRECTION_FIELDS.slice(CORRECTION_FIELDS.indexOf(from));
  const values = tokens.filter(isValue);
  const cells = values.map(({ cell }) => cell);
  if (new Set(cells).size < cells.length) return null;
  const offset = tokens.find(({ is }) => is === 'eye') ? (tokens[0]?.cell ?? 0) + 1 : 0;
  return values.flatMap((value) => {
    const field = columns[value.cell - offset];
    if (!field) return [];
    // Without a heading, a number without a sign in the place of an addition may be a prism.
    return field === 'add' && !hasSign(value) ? [] : [take(side, field, value)];
  });
}

/** Values that follow one another, each with or without its label. Null where one too many is there. */
function inOrder(tokens: PastedToken[], side: EyeSide, from: Column = 'sphere'): Found | null {
  const isInCells = tokens.some(({ is, cell }) => is === 'eye' && cell === 0) && isCellRow(tokens);
  if (isInCells) return byCell(tokens, side, from);
  const read = new Map<Column | 'pd', string | null>();
  let next = CORRECTION_FIELDS.indexOf(from);
  let label: PastedField | null = null;
  let isCylinderLabelled = false;
  for (const [index, token] of tokens.entries()) {
    if (token.is === 'unknown') break;
    if (token.is === 'label') {
      const isBehind = read.has(token.field === 'prism' ? 'pd' : token.field);
      const follows = tokens[index + 1];
      const isDone = token.field === 'sphere' && isBehind && !read.has('cylinder');
      if (isDone && !(follows && isValue(follows))) next = setZero(read);
      else if (!isBehind) label = token.field;
      continue;
    }
    if (!isValue(token)) continue;
    // Its other half would be taken for the next value.
    if (isCutApart(token, tokens[index + 1])) return null;
    if (label === 'prism') continue;
    if (label) {
      read.set(label, take(side, label, token)[1]);
      isCylinderLabelled ||= label === 'cylinder';
      next = label === 'pd' ? next : CORRECTION_FIELDS.indexOf(label) + 1;
      label = null;
      continue;
    }
    let field = CORRECTION_FIELDS[next];
    // Without a cylinder there is no axis to come.
    if (field === 'axis' && hasSign(token) && !Number(read.get('cylinder'))) field = 'add';
    const isAxisMissing = field === 'axis' && hasSign(token);
    if (!field || isAxisMissing) {
      if (hasSign(token)) return null;
      continue;
    }
    if (field === 'add' && !hasSign(token)) continue;
    read.set(field, take(side, field, token)[1]);
    next = CORRECTION_FIELDS.indexOf(field) + 1;
  }
  // A power behind the sphere with no axis may as well be an addition.
  if (Number(read.get('cylinder')) && !read.has('axis') && !isCylinderLabelled) {
    read.delete('cylinder');
  }
  return [...read].map(([field, text]) => [`${side}.${field}`, text]);
}

function setZero(read: Map<Column | 'pd', string | null>): number {
  read.set('cylinder', '0.00');
  return CORRECTION_FIELDS.indexOf('axis');
}

/** A row beneath the headings of its columns. */
function underHeadings(tokens: PastedToken[], columns: PastedField[], side: EyeSide): Found {
  const values = tokens.filter(isValue);
  return values.flatMap((value) => {
    const field = columns[value.cell];
    return field && field !== 'prism' ? [take(side, field, value)] : [];
  });
}

/** The headings by cell, where a row has its values in as many; null where there are none. */
function columnsOf(heading: Row, { line, tokens }: Row): PastedField[] | null {
  const columns: PastedField[] = [];
  for (const token of heading.tokens) if (token.is === 'label') columns[token.cell] = token.field;
  // The row names its eye in a cell that has no heading.
  if (columns[0] && tokens.some((token) => isEye(token) && token.cell === 0)) return null;
  const cells = tokens.filter(isValue).map(({ cell }) => cell);
  const isTable = /[\t;|]/.test(line) && new Set(cells).size === cells.length;
  return isTable && Object.keys(columns).length > 1 ? columns : null;
}

/** A line with a value for each eye, beneath the names of both. */
function acrossEyes(tokens: PastedToken[], eyes: { side: EyeSide }[]): Found {
  const label = tokens.find((token) => token.is === 'label');
  const values = tokens.filter(isValue);
  if (label?.is !== 'label' || label.field === 'prism' || values.length !== eyes.length) return [];
  const { field } = label;
  return values.flatMap((value, index) => {
    const eye = eyes[index];
    return eye ? [take(eye.side, field, value)] : [];
  });
}

/** The tokens of each eye that a line names; before the first name, those of `before`. */
function partsOf(tokens: PastedToken[], before: EyeSide | null) {
  const parts: { side: EyeSide; tokens: PastedToken[] }[] = [];
  if (before && !(tokens[0] && isEye(tokens[0]))) parts.push({ side: before, tokens: [] });
  for (const token of tokens) {
    if (isEye(token)) parts.push({ side: token.side, tokens: [] });
    parts.at(-1)?.tokens.push(token);
  }
  return parts;
}

/** A prism that stands with its base behind its label. */
function prisms(line: string, tokens: PastedToken[], side: EyeSide): Found {
  const index = tokens.findIndex((token) => token.is === 'label' && token.field === 'prism');
  const label = tokens[index];
  if (!label) return [];
  const cell = plainText(line.split(/[\t;|]/)[label.cell] ?? '');
  const until = tokens.slice(index + 1).find((token) => token.is === 'label' || isEye(token));
  const text = cell.slice(label.end, until?.cell === label.cell ? until.end : undefined);
  const [said = ''] = text.replace(/^[\s:]+/, '').split(/\s(?:add|pd|od|os)\b/i);
  return (findPrismWithBase(side, said.trim()) ?? []).flatMap(({ field, base, amount }): Found => [
    [`${side}.${field}`, formatField(field, amount, 'en')],
    [`${side}.${field === 'prismHor' ? 'baseHor' : 'baseVer'}`, base],
  ]);
}

/** A line that says the distance of both eyes and nothing else. */
function totalPd(line: string): Found {
  const said = /^[\s-]*(?:(?:binocular|total)\s)?((?:i?pd|pupillendistanz)\b.*)$/iu.exec(
    plainText(line),
  );
  const parsed = said?.[1] && parsePd(said[1].replace(/^[^\d]*?(?=[\drlo])/i, ''));
  if (!parsed || !parsed.ok || !parsed.value) return [];
  if (parsed.value.kind === 'each-eye') {
    const eyes = parsed.value;
    return EYE_SIDES.map((side) => [`${side}.pd`, formatField('pd', eyes[side], 'en')]);
  }
  const { pd } = parsed.value;
  return isWithin(pd, FIELDS.totalPd.range) ? [['pd', formatField('totalPd', pd, 'en')]] : [];
}

/** One value as its field's; null where it is not one, or has no sign where it needs one. */
function take(
  side: EyeSide,
  field: Exclude<PastedField, 'prism'>,
  value: Value,
): [ValueName, string | null] {
  const name = `${side}.${field}` as const;
  if (value.is === 'nothing') return [name, field === 'sphere' ? null : ''];
  if (value.is !== 'number') {
    const isZero = field === 'cylinder' || (field === 'sphere' && value.is === 'plano');
    return [name, isZero ? '0.00' : null];
  }
  if (field === 'axis' && (value.sign || /\D/.test(value.digits))) return [name, null];
  const parsed = parseField(field, `${value.sign ?? ''}${value.digits}`);
  if (!parsed.ok || parsed.value === null) return [name, null];
  const { possible, range } = FIELDS[field];
  const isPossible = isWithin(parsed.value, field === 'pd' ? range : possible);
  return [name, isPossible ? formatField(field, parsed.value, 'en') : null];
}

/** "-2 25" may be -2.25: a whole number before what may be its hundredths is not certain. */
function isCutApart(value: Value, next: PastedToken | undefined): boolean {
  if (value.is !== 'number' || /\D/.test(value.digits) || next?.is !== 'number') return false;
  return !next.sign && /^(?:00|25|50|75)$/.test(next.digits);
}

function placeOf(at: string): [EyeSide | null, Column | null] {
  const [eye, column] = at.split('.');
  return [
    EYE_SIDES.find((side) => side === eye) ?? null,
    CORRECTION_FIELDS.find((field) => field === column) ?? null,
  ];
}

function isColumn(rows: Row[]): boolean {
  return rows.every(({ tokens }) => tokens.filter(isValue).length === 1);
}

/** An eye in its cell and every value in one of its own. */
function isCellRow(tokens: PastedToken[]): boolean {
  const cells = tokens.filter((token) => isValue(token) || isEye(token)).map(({ cell }) => cell);
  const isPlain = !tokens.some(({ is }) => is === 'label' || is === 'unknown');
  return isPlain && cells.length > 2 && new Set(cells).size === cells.length;
}

function ownEye(tokens: PastedToken[]): EyeSide | null {
  const [only, second] = tokens.filter(({ is }) => is !== 'filler');
  return only && isEye(only) && !second ? only.side : null;
}

function hasSign(value: Value): boolean {
  return value.is === 'number' && value.sign !== null;
}

function isUnknown({ is }: PastedToken): boolean {
  return is === 'unknown' || is === 'near';
}

function isEye(token: PastedToken): token is Extract<PastedToken, { is: 'eye' }> {
  return token.is === 'eye';
}

function isValue(token: PastedToken): token is Value {
  return ['number', 'plano', 'no cylinder', 'nothing'].includes(token.is);
}
