import type { FlatToken, Row } from './flat-page.ts';
import { eyeRightBefore, fieldIn, isSignedPower, isWhole, sideOf } from './row-labels.ts';

/** Whether a value is what was found of an eye, and none of a lens, whatever column it is under. */
export function isFinding(token: FlatToken, row: Row): boolean {
  return (
    isOfCornea(token, row) ||
    isSecondOfOther(token, row) ||
    isOfEachEye(token, row) ||
    isOfPlan(row)
  );
}

/** So many digits in a line are no axes and prisms. */
const DIGITS_OF_PLAN = 4;

/** `2 3 2 2 2 2 2` below the days of a week: hours of each, whatever else stands over them. */
function isOfPlan({ tokens }: Row): boolean {
  const said = tokens.filter(({ kind }) => kind !== 'mark' && kind !== 'nothing');
  return (
    said.length >= DIGITS_OF_PLAN &&
    said.every((one) => one.kind === 'number' && isWhole(one) && /^\d$/.test(one.text))
  );
}

/** How a cornea is bent, in millimetres and in dioptres. */
const CORNEA = [
  { least: 6.5, most: 9.5 },
  { least: 35, most: 52 },
];

/** `R1 7,71 @ 175`: the meridian of a cornea. */
function isOfCornea(token: FlatToken, { tokens }: Row): boolean {
  const [radius, at] = tokens.slice(0, tokens.indexOf(token)).slice(-2);
  return (
    at?.text === '@' &&
    radius?.kind === 'number' &&
    radius.number.sign === null &&
    CORNEA.some(
      ({ least, most }) => radius.number.magnitude > least && radius.number.magnitude < most,
    )
  );
}

/** `Tensio 13 / 12` below a table: what a stroke parts is of one label, whatever column it is under. */
function isSecondOfOther(token: FlatToken, { tokens }: Row): boolean {
  const [label, first, stroke] = tokens.slice(0, tokens.indexOf(token)).slice(-3);
  return (
    stroke?.text === '/' &&
    first?.kind === 'number' &&
    first.number.sign === null &&
    label !== undefined &&
    fieldIn(label) === 'other' &&
    token.kind === 'number' &&
    token.number.sign === null
  );
}

/** `Schirmer R 16 L 17` below a table: a word that says nothing to us, and a whole number of each eye. */
function isOfEachEye(token: FlatToken, row: Row): boolean {
  const { tokens } = row;
  const sides = tokens.flatMap((one) => sideOf(one) ?? []);
  const eye = tokens.findIndex((one) => sideOf(one) !== null);
  return (
    isWhole(token) &&
    tokens.slice(0, eye).some((one) => one.kind === 'word' || fieldIn(one) === 'other') &&
    sides.length === 2 &&
    sides[0] !== sides[1] &&
    eyeRightBefore(token, row) &&
    !tokens.some(isSignedPower) &&
    tokens.every((one) => [null, 'other'].includes(fieldIn(one)))
  );
}
