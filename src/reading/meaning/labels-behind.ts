import { isFarOff, type FlatToken, type Row } from './flat-page.ts';
import { fieldIn, isValue, labelOf } from './row-labels.ts';

/** Whether labels stand behind their values: all of them, or that of the first behind an eye. */
export function hasLabelsBehind(row: Row): boolean {
  if (areAllFollowed(row)) return true;
  const { tokens } = row;
  const eye = tokens.findIndex((token) => labelOf(token)?.kind === 'eye');
  const first = tokens.findIndex((token, index) => index > eye && isValue(token));
  if (eye < 0 || first < 0) return false;
  const before = tokens.slice(0, first);
  const others = tokens.slice(first + 1).filter(({ kind }) => kind !== 'mark');
  const isOnly = !others.some((token) => token.kind === 'number' && token.number.sign !== null);
  return (
    before.every((token) => fieldIn(token) === null) &&
    fieldIn(others[0]) === 'sphere' &&
    (isOnly || others.some((token, at) => isValue(token) && isPowerLabel(others[at + 1])))
  );
}

/** `right -3.00 sph, left -2.75 -0.50 x 80` says `sph` where there is nothing else to say. */
function isPowerLabel(token: FlatToken | undefined): boolean {
  return ['sphere', 'cylinder'].includes(fieldIn(token) ?? '');
}

/**
 * Each value has its label right behind it, at least one: `-3.75 Sphere   +2.25 Cylinder`. What
 * stands far off behind all of them is of another text.
 */
function areAllFollowed({ tokens }: Row): boolean {
  const words = tokens.filter(
    ({ kind, text }) => kind !== 'mark' && !/^(?:mm|dpt|d|°)$/i.test(text),
  );
  const end = words.findIndex(
    (token, at) => token.kind === 'word' || (at > 0 && fieldIn(token) === 'other'),
  );
  const own = words.slice(0, end < 0 ? undefined : end);
  const isApart = end < 0 || (end > 0 && isFarOff(words[end - 1], words[end]!));
  const values = own.filter((_, index) => index % 2 === 0);
  const labels = own.filter((_, index) => index % 2 === 1);
  return (
    isApart &&
    labels.length > 0 &&
    values.length === labels.length &&
    values.every(isValue) &&
    labels.every((label) => {
      const away = label.left - tokens[tokens.indexOf(label) - 1]!.right;
      const isField = ![null, 'other', 'formula'].includes(fieldIn(label));
      return isField && away < BEHIND * label.height;
    })
  );
}

/** A label behind its value is so many heights off at most. */
const BEHIND = 1;
