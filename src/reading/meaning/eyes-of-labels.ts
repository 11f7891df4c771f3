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
 * heading is on the left.
 */
function nameEyesOfTwins(rows: readonly Row[]): void {
  let heads: FlatToken[] = [];
  for (const row of rows) {
    const sides = row.tokens.filter((token) => sideOf(token) !== null);
    const hasOwnFields = row.tokens.some((token) => fieldIn(token) !== null);
    if (sides.length > 0)
      heads = sides.length === 2 && !hasOwnFields && !row.tokens.some(isValue) ? sides : [];
    const [one, other] = heads.map(sideOf);
    if (!one || !other || one === other || sides.length > 0) continue;
    const twins = twinsIn(row);
    if (!twins) continue;
    for (const [label, at] of twins)
      row.tokens[row.tokens.indexOf(label)] = withEye(label, at === 0 ? one : other);
  }
}

/** The labels of a row where each stands twice, the left ones before all right ones. */
function twinsIn(row: Row): [FlatToken, 0 | 1][] | null {
  const labels = row.tokens.filter(
    (token) => fieldIn(token) !== null && fieldIn(token) !== 'other',
  );
  const middle = labels.length / 2;
  if (labels.length === 0 || !Number.isInteger(middle)) return null;
  const halves = [labels.slice(0, middle), labels.slice(middle)].map((half) =>
    half.map(fieldIn).join(),
  );
  if (halves[0] !== halves[1]) return null;
  return labels.map((label, at) => [label, at < middle ? 0 : 1]);
}
