import { EYE_SIDES, type EyeSide } from '#domain/prescription/field-names.ts';
import type { ReadName } from '#domain/prescription/picture-reading.ts';
import type { FlatToken, Row } from './flat-page.ts';
import {
  isValue,
  labelBehind,
  labelOf,
  onlyField,
  rangeOnLeft,
  type PageLayout,
  type Surroundings,
} from './page-layout.ts';
import type { FieldLabel } from './vocabulary.ts';

/** That a token is the value of a field. */
export type Claim = {
  name: ReadName;
  token: FlatToken;
  /** Not what is read but what follows, such as the base that belongs to a prism. */
  text?: string;
  /** The place says it only half: it is asked, whatever is read. */
  isUnsure?: boolean;
  /** Higher counts more: a new prescription before what was worn until now. */
  rank: number;
  isNear: boolean;
};

export type PageClaims = {
  claims: Claim[];
  /** Powers that no label explains: whoever wrote them meant something by them. */
  unexplained: FlatToken[];
  /** There was a prescription for contact lenses. */
  hasContactLenses: boolean;
};

type Seen = Surroundings & { token: FlatToken; row: Row; field: FieldLabel | null };
type Value = Seen & { field: FieldLabel };

/** Values of a page by what stands around them. */
export function claimsOf({ rows, around }: PageLayout): PageClaims {
  const claims: Claim[] = [];
  const bases: Seen[] = [];
  const prisms: Value[] = [];
  const unexplained: FlatToken[] = [];
  let hasContactLenses = false;
  const sides = rows
    .filter(({ tokens }) => tokens.some(isSignedPower))
    .flatMap(({ tokens }) => tokens.flatMap((token) => sideOf(token) ?? []));
  const isLeftFirst = sides[0] === 'os';

  for (const row of rows) {
    const roles = new Map<FlatToken, FieldLabel>();
    for (const token of row.tokens) {
      if (labelOf(token)?.kind === 'section' && sectionIs(token, 'contact'))
        hasContactLenses = true;
      if (labelOf(token)?.kind === 'base') bases.push(seen(token, row, around, roles));
      if (!isValue(token)) continue;
      const value = seen(token, row, around, roles);
      if (value.field) roles.set(token, value.field);
      if (value.section === 'contact' || value.section === 'curvature') {
        if (!isPd(value.field)) continue;
      }
      if (value.field === null || value.field === 'other') {
        const isNamed = value.field === 'other' && value.left?.token.kind !== 'word';
        if (!isNamed && isSignedPower(token)) unexplained.push(token);
        continue;
      }
      if (isOfOneEye(value) && value.section !== 'before') {
        unexplained.push(token);
        continue;
      }
      if (value.field.startsWith('prism')) prisms.push({ ...value, field: value.field });
      else if (value.field.startsWith('base')) bases.push(value);
      else claims.push(...claimsFor({ ...value, field: value.field }, isLeftFirst));
    }
  }
  claims.push(...prismClaims(prisms, bases));
  return { claims, unexplained, hasContactLenses };
}

/** A power that belongs to one eye, and nothing says to which. */
function isOfOneEye({ field, eye, token }: Seen): boolean {
  const isPowerField = field === 'sphere' || field === 'cylinder';
  return (
    isPowerField && eye !== 'od' && eye !== 'os' && token.kind === 'number' && isSignedPower(token)
  );
}

function sectionIs(token: FlatToken, name: string): boolean {
  const label = labelOf(token);
  return label?.kind === 'section' && label.section === name;
}

function isPd(field: FieldLabel | null): boolean {
  return field === 'pd' || field === 'farPd' || field === 'nearPd';
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
    field: plausible(token, fieldOf(token, row, surroundings, roles)),
  };
}

/** A number that cannot be of the field at all, however badly it was read, is of something else. */
function plausible(token: FlatToken, field: FieldLabel | null): FieldLabel | null {
  if (token.kind !== 'number' || field === null) return field;
  const { decimals, digits, magnitude, sign } = token.number;
  const hasLostPoint = decimals === 0 && digits.length === 3;
  switch (field) {
    case 'sphere':
    case 'cylinder':
      return decimals > 0 || sign || hasLostPoint ? field : 'other';
    case 'add':
      return (decimals > 0 && magnitude < 10) || sign || hasLostPoint ? field : 'other';
    case 'axis':
      // A degree sign is read as a 0 now and then.
      return decimals === 0 &&
        !sign &&
        (magnitude <= 180 || digits.length === 4 || (magnitude % 10 === 0 && magnitude <= 1800))
        ? field
        : 'other';
    case 'prism':
    case 'prismHor':
    case 'prismVer':
      return !sign && (decimals > 0 || magnitude < 20 || hasLostPoint) ? field : 'other';
    default:
      return field;
  }
}

/**
 * The label right before it, else that of its column, else the order of a formula, else the one
 * label of its row where eyes are columns.
 */
function fieldOf(
  token: FlatToken,
  row: Row,
  { left, above, isProse, hasEyeColumns }: Surroundings,
  roles: Map<FlatToken, FieldLabel>,
): FieldLabel | null {
  const ofRow = left && left.field !== 'formula' ? left.field : null;
  const byOrder =
    hasEyeColumns || (above && above.field !== 'formula') ? null : orderIn(token, row, roles);
  if (row.isPostfix && !hasEyeColumns)
    return left?.token.kind === 'label' && left.isNext && labelOf(left.token)?.kind === 'axisMark'
      ? 'axis'
      : labelBehind(token, row);
  if (ofRow && (left?.isNext || isPd(ofRow)))
    return ofRow === 'sphere' && byOrder === 'cylinder' ? byOrder : ofRow;
  if (above && above.field !== 'formula' && !isProse) return above.field;
  if (left && ofRow && hasEyeBetween(left.token, token, row)) return ofRow;
  if (byOrder) return byOrder;
  if (hasEyeColumns && !ofRow) return onlyField(row);
  return ofRow && (hasEyeColumns || ofRow === 'other') ? ofRow : null;
}

/** `Sphere: OD -2.25 OS -1.75`: the label is of both. */
function hasEyeBetween(label: FlatToken, token: FlatToken, { tokens }: Row): boolean {
  const start = tokens.indexOf(label);
  const between = tokens.slice(start + 1, tokens.indexOf(token));
  return (
    !tokens.slice(0, start).some(isValue) && between.some((other) => labelOf(other)?.kind === 'eye')
  );
}

/** `-2.25 -0.75 x 175`: sphere behind an eye, cylinder behind a sphere, axis behind a cylinder. */
function orderIn(token: FlatToken, row: Row, roles: Map<FlatToken, FieldLabel>): FieldLabel | null {
  const index = row.tokens.indexOf(token);
  for (let i = index - 1; i >= 0; i -= 1) {
    const other = row.tokens[i]!;
    const label = labelOf(other);
    if (isValue(other)) {
      const before = roles.get(other);
      if (before === 'sphere' && isPower(token, 'cylinder')) return 'cylinder';
      if (before === 'cylinder' && isAxis(token)) return 'axis';
      // Most likely the addition, but nothing says so.
      if (before === 'axis' && isSignedPower(token)) return 'add';
      return null;
    }
    const isStart = label?.kind === 'eye' || (label?.kind === 'field' && label.field === 'sphere');
    if (isStart) return startsFormula(token, row.tokens[index + 1]) ? 'sphere' : null;
    const isPassed =
      other.kind === 'mark' ||
      label?.kind === 'axisMark' ||
      label?.kind === 'unit' ||
      label?.kind === 'range' ||
      (label?.kind === 'field' && label.field === 'formula');
    if (!isPassed) return null;
  }
  return null;
}

/** A power with its sign or the word for none; one that lost its sign, where a cylinder follows. */
function startsFormula(token: FlatToken, next: FlatToken | undefined): boolean {
  if (token.kind !== 'number' || isSignedPower(token)) return true;
  if (token.number.decimals !== 2) return false;
  return (
    token.number.magnitude === 0 ||
    (next !== undefined && isValue(next) && (next.kind !== 'number' || isSignedPower(next)))
  );
}

function isPower(token: FlatToken, field: 'sphere' | 'cylinder'): boolean {
  const label = labelOf(token);
  if (label?.kind === 'zero') return label.field === field || field === 'sphere';
  return (
    token.kind === 'number' &&
    (token.number.decimals > 0 || token.number.sign !== null || /^\d{3}$/.test(token.number.digits))
  );
}

export function isSignedPower(token: FlatToken): boolean {
  return (
    token.kind === 'number' &&
    token.number.sign !== null &&
    token.number.decimals === 2 &&
    token.number.magnitude < 30
  );
}

function isAxis(token: FlatToken): boolean {
  return token.kind === 'number' && token.number.sign === null && token.number.decimals === 0;
}

function rankOf({ section }: Surroundings): number {
  return section === 'before' ? 1 : 2;
}

function claimsFor(value: Value, isLeftFirst: boolean): Claim[] {
  const { token, field, eye, range } = value;
  const isNear = range === 'near' || range === 'middle';
  const common = { token, rank: rankOf(value), isNear };
  const eyes: EyeSide[] = eye === 'od' || eye === 'os' ? [eye] : [];
  const of = (name: 'sphere' | 'cylinder' | 'axis' | 'add', sides: readonly EyeSide[]) =>
    sides.map((side): Claim => ({ ...common, name: `${side}.${name}` }));
  switch (field) {
    case 'sphere':
    case 'cylinder':
    case 'axis':
      return of(field, eyes);
    case 'add':
      // What a sentence says of the addition it says of both eyes.
      return of('add', eyes.length > 0 && !value.isProse ? eyes : EYE_SIDES).map((claim) => ({
        ...claim,
        isNear: false,
        isUnsure: !isCalled('add', value),
      }));
    case 'pd':
    case 'farPd':
    case 'nearPd':
      return pdClaims(value, common, isLeftFirst);
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

/** Whether a label says so: before it, over it or behind it. */
function isCalled(field: FieldLabel, { left, above, token, row }: Value): boolean {
  return [left?.field, above?.field, labelBehind(token, row)].includes(field);
}

/** From one eye to the nose, from eye to eye, for far and for near, by what the number can be. */
function pdClaims(value: Value, common: Omit<Claim, 'name'>, isLeftFirst: boolean): Claim[] {
  const { token, field, row, above } = value;
  if (token.kind !== 'number') return [];
  const { magnitude } = token.number;
  // A heading for near says nothing of a distance that stands by itself.
  const isNear =
    field === 'nearPd' ||
    (field === 'pd' &&
      (isPd(above?.field ?? null) ? common.isNear : rangeOnLeft(token, row) === 'near'));
  const pair = pairOf(token, row);
  if (magnitude >= 20 && magnitude <= 40) {
    const named = eyeOfHalf(value, pair);
    const side = named ?? (pair === null ? null : EYE_SIDES[pair]);
    if (isNear || !side) return [];
    // Two distances in the order of a sheet that has the left eye first may be either way round.
    const isUnsure = named === null && isLeftFirst;
    return [{ ...common, isNear, isUnsure, name: `${side}.pd` }];
  }
  if (magnitude < 40) return [];
  const isSecond = pair === 1 && field === 'pd';
  return [{ ...common, isNear: false, name: isNear || isSecond ? 'nearPd' : 'pd' }];
}

/** The eye named for one of two distances: before it, before both in their order, behind it, or by its row. */
function eyeOfHalf({ left, above, eye, token, row }: Value, pair: 0 | 1 | null): EyeSide | null {
  const { tokens } = row;
  const isByRow = !left || !isPd(left.field);
  const label = isByRow ? -1 : tokens.indexOf(left.token);
  const index = tokens.indexOf(token);
  const first = tokens.findIndex((other, at) => at > label && other.kind === 'number');
  const before = (to: number) => [
    ...(left?.eye ? [left.eye] : []),
    ...tokens.slice(label + 1, to).flatMap((other) => sideOf(other) ?? []),
  ];
  if (!isByRow) {
    const named = before(first);
    if (pair !== null && named.length === 2) return named[pair] ?? null;
    if (named.length > 0) return before(index).at(-1) ?? null;
    const behind = tokens
      .slice(index + 1)
      .find((other) => other.text !== '(' && labelOf(other)?.kind !== 'unit');
    const side = behind && sideOf(behind);
    if (side) return side;
  }
  if (pair !== null && !isPd(above?.field ?? null)) return null;
  return eye === 'od' || eye === 'os' ? eye : null;
}

function sideOf(token: FlatToken): EyeSide | null {
  const label = labelOf(token);
  return label?.kind === 'eye' && label.eye !== 'both' ? label.eye : null;
}

/** Whether it is the first or second of two numbers with a stroke between. */
function pairOf(token: FlatToken, row: Row): 0 | 1 | null {
  const index = row.tokens.indexOf(token);
  const isStroke = (at: number) =>
    row.tokens[at]?.kind === 'mark' && /[/|;&+]/.test(row.tokens[at].text);
  const isAmount = (at: number) => row.tokens[at]?.kind === 'number';
  const skipUnit = (at: number, by: 1 | -1) =>
    labelOf(row.tokens[at])?.kind === 'unit' ? at + by : at;
  const before = index - 1;
  if (isStroke(before) && isAmount(skipUnit(before - 1, -1))) return 1;
  const after = skipUnit(index + 1, 1);
  return isStroke(after) && isAmount(after + 1) ? 0 : null;
}

const HORIZONTAL = new Set(['In', 'Out']);

/** Each prism with its base: the one behind it, else the one in the column of bases, line by line. */
function prismClaims(prisms: readonly Value[], bases: readonly Seen[]): Claim[] {
  const taken = new Set<Seen>();
  return prisms.flatMap((prism) => {
    const { eye, token, row, field } = prism;
    if (eye !== 'od' && eye !== 'os') return [];
    const mine = bases.filter((base) => base.eye === eye && !taken.has(base));
    const behind = mine.find((base) => base.row === row && isBehind(base, prism, prisms, bases));
    const level = mine
      .filter((base) => Math.abs(base.row.v - row.v) < 0.5 * row.height)
      .filter(
        (base) =>
          field === 'prism' || base.field === `base${field.slice(5)}` || base.field === 'base',
      )
      .toSorted((a, b) => Math.abs(a.row.v - row.v) - Math.abs(b.row.v - row.v))[0];
    const stacked = stackedBase(prism, prisms, mine);
    const base = behind ?? level ?? stacked;
    const common = { rank: rankOf(prism), isNear: prism.range === 'near' };
    const direction = base && directionOf(base, eye);
    if (!base || !direction) {
      const name = field === 'prismVer' ? 'prismVer' : 'prismHor';
      return [{ ...common, token, name: `${eye}.${name}` as const, isUnsure: true }];
    }
    taken.add(base);
    const axis = HORIZONTAL.has(direction) ? 'Hor' : 'Ver';
    const isAmiss = field !== 'prism' && field !== `prism${axis}`;
    return [
      { ...common, token, name: `${eye}.prism${axis}` as const, isUnsure: isAmiss },
      {
        ...common,
        token: base.token,
        text: direction,
        name: `${eye}.base${axis}` as const,
        isUnsure: isAmiss,
      },
    ];
  });
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

/** Degrees are seen from before the face: 0 is towards the nose of the right eye, 90 is up. */
function directionOf({ token }: Seen, eye: EyeSide): 'In' | 'Out' | 'Up' | 'Down' | null {
  const label = labelOf(token);
  if (label?.kind === 'base') return label.base;
  if (token.kind !== 'number') return null;
  const towardsZero = eye === 'od' ? 'In' : 'Out';
  const towards180 = eye === 'od' ? 'Out' : 'In';
  const byDegrees: Record<number, 'In' | 'Out' | 'Up' | 'Down'> = {
    0: towardsZero,
    360: towardsZero,
    90: 'Up',
    180: towards180,
    270: 'Down',
  };
  return byDegrees[token.number.magnitude] ?? null;
}
