import { EYE_SIDES, type EyeSide } from '#domain/prescription/field-names.ts';
import { isPd, rankOf, type Claim, type Seen, type Value } from './claim.ts';
import { distanceClaims } from './distance-claims.ts';
import type { FlatToken, Row } from './flat-page.ts';
import type { PageLayout, Surroundings } from './page-layout.ts';
import { prismClaims } from './prism-claims.ts';
import {
  fieldIn,
  isValue,
  labelBehind,
  labelOf,
  onlyField,
  rangeOnLeft,
  sideOf,
} from './row-labels.ts';
import type { FieldLabel } from '#domain/prescription/paper-words.ts';

export type PageClaims = {
  claims: Claim[];
  /** Powers that no label explains: whoever wrote them meant something by them. */
  unexplained: FlatToken[];
  /** There was a prescription for contact lenses. */
  hasContactLenses: boolean;
};

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
    return left?.isNext && labelOf(left.token)?.kind === 'axisMark'
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
    const isStart = label?.kind === 'eye' || fieldIn(other) === 'sphere';
    if (isStart) return startsFormula(token, row.tokens[index + 1]) ? 'sphere' : null;
    const isPassed =
      other.kind === 'mark' ||
      label?.kind === 'axisMark' ||
      label?.kind === 'unit' ||
      label?.kind === 'range' ||
      fieldIn(other) === 'formula';
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

function isSignedPower(token: FlatToken): boolean {
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
      return distanceClaims(value, common, isLeftFirst);
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
