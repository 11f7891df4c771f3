import type { EyeSide } from '#domain/prescription/field-names.ts';
import type { FlatToken, Row } from './flat-page.ts';
import { eyeOf, fieldIn, hasValues, isValue, sideOf } from './row-labels.ts';

/**
 * Gives labels their eye where each eye has labels of its own: `R Sph  R Cyl  L Sph  L Cyl` over
 * one row of values, and the same labels twice in a line, once under each eye's heading.
 */
export function nameEyesOfLabels(rows: readonly Row[]): void {
  rows.forEach(joinEyesOfHeads);
  nameEyesOfTwins(rows);
}

/** Eyes and fields in turn, an eye before each field: one head each. */
function joinEyesOfHeads(row: Row): void {
  const pairs = row.tokens.flatMap((token, index) => {
    const next = row.tokens[index + 1];
    const side = sideOf(token);
    const isBeside = next && next.left - token.right < token.height;
    return side && next && isBeside && fieldIn(next) !== null ? [{ token, next, side }] : [];
  });
  const sides = new Set(pairs.map(({ side }) => side));
  const eyes = row.tokens.filter((token) => eyeOf(token) !== null);
  if (sides.size < 2 || pairs.length < 4 || eyes.length !== pairs.length || hasValues(row)) return;
  for (const { token, next, side } of pairs) {
    row.tokens[row.tokens.indexOf(next)] = withEye(next, side, token.left);
    row.tokens.splice(row.tokens.indexOf(token), 1);
  }
}

/** A label of a field that is of one eye. */
export function withEye(label: FlatToken, eye: EyeSide, left = label.left): FlatToken {
  const field = fieldIn(label);
  if (field === null) return label;
  const u = (left + label.right) / 2;
  return { ...label, left, u, kind: 'label', label: { kind: 'field', field, eye } };
}

/**
 * Blocks of both eyes side by side, each with its labels: the label on the left is of the eye whose
 * heading is over the left block. Two tables side by side, whose rows name their eyes, are none.
 */
function nameEyesOfTwins(rows: readonly Row[]): void {
  let heads: readonly [FlatToken, FlatToken] | null = null;
  let blocks: Twins | null = null;
  for (const [index, row] of rows.entries()) {
    const sides = row.tokens.filter((token) => sideOf(token) !== null);
    if (sides.length > 0) {
      heads = headsOfBlocks(row, sides);
      blocks = null;
      continue;
    }
    const twins = twinsIn(row);
    const areNamed = rows
      .slice(index + 1)
      .find(hasValues)
      ?.tokens.some((one) => eyeOf(one) !== null);
    if (twins && heads && areOver(heads, twins) && (hasValues(row) || !areNamed)) {
      for (const [at, half] of twins.entries())
        for (const label of half)
          row.tokens[row.tokens.indexOf(label)] = withEye(label, sideOf(heads[at]!)!);
      if (twins.every((half) => half.length === 1)) blocks ??= twins;
    } else if (heads && blocks && isLineOfBlocks(row, blocks)) {
      for (const label of row.tokens.filter((token) => fieldIn(token) !== null)) {
        const at = blocks.findIndex(([first]) => isFlush(label, first!));
        row.tokens[row.tokens.indexOf(label)] = withEye(label, sideOf(heads[at]!)!);
      }
    } else if (row.tokens.some(isSigned) && !isOverItsLabels(row, rows[index + 1], rows[index + 2]))
      heads = null;
  }
}

/** Heights of a line within which labels stand below their values. */
const RIGHT_BELOW = 3;

/** `-2.25  -0.75  175     +1.00  -0.50  20` over the labels of both eyes. */
function isOverItsLabels(row: Row, next: Row | undefined, last: Row | undefined): boolean {
  const isRightBelow = next !== undefined && next.v - row.v < RIGHT_BELOW * row.height;
  // The eyes may be named below as well.
  const areNamedBelow =
    last !== undefined && last.tokens.some((one) => sideOf(one) !== null) && !hasValues(last);
  return isRightBelow && !areNamedBelow && !hasValues(next) && twinsIn(next) !== null;
}

/**
 * A line of blocks of which one has left out a field: each label begins where those of its block
 * do, and has its value behind it.
 */
function isLineOfBlocks({ tokens }: Row, blocks: Twins): boolean {
  const labels = tokens.filter((token) => fieldIn(token) !== null);
  return (
    labels.length > 0 &&
    labels.length < 3 &&
    labels.every((label) => {
      const next = tokens.slice(tokens.indexOf(label) + 1).find(({ kind }) => kind !== 'mark');
      return next && isValue(next) && blocks.some(([first]) => isFlush(label, first!));
    })
  );
}

/** Whether two labels begin in one line. */
function isFlush(label: FlatToken, other: FlatToken): boolean {
  return Math.abs(label.left - other.left) < 0.6 * other.height;
}

/** Both eyes, each once or by two names, in a row that says nothing of them. */
function headsOfBlocks(row: Row, named: readonly FlatToken[]): [FlatToken, FlatToken] | null {
  // `OD · Right eye     OS · Left eye`
  const sides: FlatToken[] = [];
  for (const side of named) {
    const before = sides.at(-1);
    if (before && sideOf(before) === sideOf(side))
      sides[sides.length - 1] = { ...before, right: side.right, u: (before.left + side.right) / 2 };
    else sides.push(side);
  }
  const [one, other] = sides;
  const saysMore = row.tokens.some((token) => fieldIn(token) !== null || isSigned(token));
  if (!one || !other || sides.length !== 2 || saysMore) return null;
  return sideOf(one) === sideOf(other) ? null : [one, other];
}

function isSigned(token: FlatToken): boolean {
  return isValue(token) && (token.kind !== 'number' || token.number.sign !== null);
}

type Twins = [left: FlatToken[], right: FlatToken[]];

/** The labels of a row where each stands twice, the left ones before all right ones. */
function twinsIn(row: Row): Twins | null {
  const labels = row.tokens.filter(
    (token) => fieldIn(token) !== null && fieldIn(token) !== 'other',
  );
  const middle = labels.length / 2;
  if (labels.length === 0 || !Number.isInteger(middle)) return null;
  const [left, right] = [labels.slice(0, middle), labels.slice(middle)];
  const [one, other] = [left, right].map((half) => half.map(fieldIn).join());
  return one === other ? [left, right] : null;
}

/** Each heading on its own side of where the right block begins, the left one nearer to its block. */
function areOver([one, other]: readonly [FlatToken, FlatToken], [left, right]: Twins): boolean {
  const begins = right[0]!.left - right[0]!.height;
  const ends = left.at(-1)!.right;
  return one.u < begins && other.right > begins && other.u > ends && one.right > left[0]!.left;
}
