import type { EyeSide } from '#domain/prescription/field-names.ts';
import type { FlatToken, Row } from './flat-page.ts';
import { eyeOf, eyesOf, fieldIn, isHeader, isValue, labelOf, sideOf } from './row-labels.ts';

/** Puts a copy of a label before all else of a row, where it would stand if it was said again. */
function say(row: Row, label: FlatToken): void {
  row.tokens.unshift({ ...label, v: row.v });
}

/** The eye stands behind its values, in all rows of values: it is read as if before them. */
export function takeEyesBehind(rows: readonly Row[]): void {
  const named = rows.filter(
    (row) => eyesOf(row).length > 0 && row.tokens.filter(isValue).length > 1,
  );
  const behind = named.flatMap((row) => {
    const last = row.tokens.findLast(isValue)!;
    const eyes = row.tokens.filter((token) => sideOf(token) !== null);
    const [eye] = eyes;
    return eye && eyes.length === 1 && eye.left > last.right ? [{ row, eye }] : [];
  });
  const sides = new Set(behind.map(({ eye }) => sideOf(eye)));
  if (behind.length < named.length || sides.size !== 2) return;
  for (const { row, eye } of behind) {
    const left = row.tokens[0]!.left - 1;
    row.tokens.splice(row.tokens.indexOf(eye), 1);
    say(row, { ...eye, left: left - 1, right: left, u: left });
  }
}

/**
 * A label before the first eye that stands in an empty place before the other one, such as `Add`,
 * and an eye before rows that begin with what they are (`old`, `far`, `Cylinder`), each said once
 * in the first row of those which it is for.
 */
export function spreadDown(rows: readonly Row[]): void {
  rows.forEach((row, index) => {
    const above = rows[index - 1];
    if (!above || !isOfValues(row) || !isOfValues(above) || row.v - above.v > 3 * row.height)
      return;
    const [first, next] = above.tokens.filter(({ kind }) => kind !== 'mark');
    const own = row.tokens.find(({ kind }) => kind !== 'mark');
    if (!first || !next || !own || own.left < first.right) return;
    const isOtherEye =
      sideOf(own) !== null && sideOf(next) !== null && sideOf(own) !== sideOf(next);
    if (fieldIn(first) === 'add' && isOtherEye && isBelow(own, next)) say(row, first);
  });
}

/**
 * `ADD` in a line between those of both eyes, each of which has one value more, stands for both.
 * What is beside those values, such as boxes to tick, is of another column.
 */
export function spreadAddBetween(rows: readonly Row[]): void {
  rows.forEach((row, index) => {
    const [label, ...others] = row.tokens.filter(({ kind }) => kind !== 'mark');
    if (!label || fieldIn(label) !== 'add') return;
    const above = rows.slice(0, index).findLast((other) => isLeftIn(other, label));
    const below = rows.slice(index + 1).find((other) => isLeftIn(other, label));
    if (!above || !below || others.some((other) => !isBeside(other, [above, below]))) return;
    const eyes = [above, below].map((eye) => eyesOf(eye).join());
    // Beside them no line of one value more: then each is of another block.
    const beyond = [
      rows.slice(0, rows.indexOf(above)).findLast(saysMoreThanMarks),
      rows.slice(rows.indexOf(below) + 1).find(saysMoreThanMarks),
    ];
    const isInBlock = beyond.some(
      (other) =>
        other &&
        eyesOf(other).length === 1 &&
        other.tokens.filter(isValue).length === 1 &&
        isValue(other.tokens.at(-1)!),
    );
    const isOfBoth =
      !isInBlock &&
      eyes.toSorted().join() === 'od,os' &&
      [above, below].every(
        (eye) =>
          Math.abs(eye.v - row.v) < BETWEEN * row.height &&
          eye.tokens.filter(isValue).length === 1 &&
          eye.tokens.find(({ kind }) => kind !== 'mark')!.left > label.left,
      );
    if (isOfBoth) [above, below].forEach((eye) => say(eye, label));
  });
}

/** So many heights of a label behind it begins the line of an eye that it stands before. */
const NEXT_TO = 4;

/** Whether a line begins about where a label does: what stands far beside it is no line of its block. */
function isLeftIn({ tokens }: Row, label: FlatToken): boolean {
  const first = tokens.find(({ kind }) => kind !== 'mark');
  return first !== undefined && first.left < label.right + NEXT_TO * label.height;
}

/** Whether a word, or a kind of lens, stands behind the last values of all these lines. */
function isBeside(token: FlatToken, rows: readonly Row[]): boolean {
  const isOfLenses = token.kind === 'word' || labelOf(token)?.kind === 'lensType';
  return (
    isOfLenses &&
    rows.every(({ tokens }) => {
      const last = tokens.findLast(isValue);
      return last !== undefined && last.right < token.left;
    })
  );
}

/** Not only boxes to tick. */
function saysMoreThanMarks({ tokens }: Row): boolean {
  return tokens.some(({ kind }) => kind !== 'mark');
}

/** Lines of both eyes stand at most so many heights off a label between them. */
const BETWEEN = 4.5;

function isOfValues(row: Row): boolean {
  return !isHeader(row) && row.tokens.some(isValue);
}

function isBelow(token: FlatToken, above: FlatToken): boolean {
  return Math.abs(token.left - above.left) < token.height;
}

/** What a row begins with, where that is no eye: a field, a distance, old or new. */
function leadOf({ tokens }: Row): string | null {
  const lead = tokens.find((token) => token.kind !== 'mark' && eyeOf(token) === null);
  const label = lead && labelOf(lead);
  if (label?.kind === 'field') return label.field;
  if (label?.kind === 'range') return label.range;
  return label?.kind === 'section' ? label.section : null;
}

/**
 * The eyes of rows that begin with the same labels twice, as `Sphere`, `Cylinder`, `Axis` and
 * again, and whose eye stands once beside each half: at its first row, or at its middle.
 */
export function eyesOfHalves(rows: readonly Row[]): Map<Row, EyeSide> {
  const found = new Map<Row, EyeSide>();
  const led = rows.filter(
    (row) => isOfValues(row) && leadOf(row) !== null && eyesOf(row).length < 2,
  );
  for (let start = 0; start < led.length; start += 1) {
    for (let half = 2; start + 2 * half <= led.length; half += 1) {
      const halves = [led.slice(start, start + half), led.slice(start + half, start + 2 * half)];
      const [leads, again] = halves.map((part) => part.map(leadOf).join());
      if (leads !== again || new Set(halves[0]!.map(leadOf)).size < half) continue;
      const eyes = halves.map((part) => eyeBesideAll(part, rows));
      if (eyes.some((eye) => eye === null) || eyes[0] === eyes[1]) continue;
      halves.forEach((part, at) => part.forEach((row) => found.set(row, eyes[at]!)));
      return found;
    }
  }
  return found;
}

/** The one eye that stands left of what rows begin with, no higher and no lower than they. */
function eyeBesideAll(part: readonly Row[], rows: readonly Row[]): EyeSide | null {
  const [top, bottom] = [part[0]!, part.at(-1)!];
  const within = rows.filter(
    ({ v, height }) => v > top.v - 0.5 * height && v < bottom.v + 0.5 * height,
  );
  const eyes = within.flatMap(({ tokens }) => tokens.filter((token) => eyeOf(token) !== null));
  const [eye] = eyes;
  const isLeft = part.every(({ tokens }) =>
    tokens.every((token) => token === eye || (eye && token.left > eye.left)),
  );
  return eye && eyes.length === 1 && isLeft ? sideOf(eye) : null;
}
