import { wordOf } from './mend-rows.ts';
import type { FlatToken, Row } from './flat-page.ts';
import { fieldIn, isSignedPower, isWhole, labelOf, sideOf } from './row-labels.ts';

/** What a sentence says of a lens besides its values. It is of now: what `was` may be no more. */
const FILLER =
  /^(?:it|is|are|has|have|needs?|requires?|please|kindly|give|prescribe|with|an?|of|the|to|be|combined|which|ist|hat|sind|braucht|ben[oö]tigt|betr[aä]gt|lautet|mit|einem|einer|einen|eine|von|bitte|zwar|dioptres?|dioptrien)$/i;
/** What stands before the degrees of an axis. */
const BEFORE_DEGREES = /^(?:at|on|auf|bei)$/i;
const DEGREES_MOST = 180;
/** More words say something else. */
const FILLERS_MOST = 6;

/**
 * `For your right eye it is -2.25 with a cyl of -0.50 at 85`: the words that a sentence puts between the values
 * of a whole lens become marks, so that it is read as `right eye -2.25 cyl -0.50 @ 85`.
 */
export function takeFillers(row: Row): void {
  for (const [index, eye] of row.tokens.entries())
    if (sideOf(eye) !== null) takeFillersOf(eye, index, row);
}

function takeFillersOf(eye: FlatToken, index: number, { tokens, isProse }: Row): void {
  const isTold = (token: FlatToken | undefined) => isProse === true || token?.word === eye.word;
  const passed: number[] = [];
  let at = index + 1;
  const pass = () => {
    const from = at;
    while (isFiller(tokens[at]) && isTold(tokens[at])) at += 1;
    for (let one = from; one < at; one += 1) passed.push(one);
    return at - from <= FILLERS_MOST;
  };
  const take = (isOne: (token: FlatToken) => boolean) => {
    const isShort = pass();
    const token = tokens[at];
    if (!isShort || !token || !isOne(token)) return false;
    at += 1;
    return true;
  };
  const named = (field: string) => (token: FlatToken) => fieldIn(token) === field;
  if (!take(isSignedPower)) return;
  take(named('sphere'));
  const isNamed = take(named('cylinder'));
  if (!take(isSignedPower)) return;
  // `-0.75 of cylinder at axis 15`: else the label may be that of what follows.
  const before = passed.length;
  const isNamedBehind = !isNamed && take(named('cylinder'));
  if (isNamedBehind && passed.length > before) passed.push(at - 1);
  pass();
  const [mark, degrees, unit] = tokens.slice(at);
  const isAt = mark !== undefined && BEFORE_DEGREES.test(mark.text);
  const isAxis =
    isAt &&
    isWhole(degrees) &&
    degrees.number.magnitude <= DEGREES_MOST &&
    !/^[cm]m$/i.test(unit?.text ?? '');
  if (isAxis) tokens[at] = { ...mark, kind: 'label', label: { kind: 'axisMark' } };
  else if (isAt && fieldIn(degrees) === 'axis') passed.push(at);
  else if (!(fieldIn(mark) === 'axis' || labelOf(mark)?.kind === 'axisMark')) return;
  for (const one of passed) tokens[one] = { ...wordOf(tokens[one]!), kind: 'mark' };
}

function isFiller(token: FlatToken | undefined): boolean {
  if (!token) return false;
  const isOfPowers = labelOf(token)?.kind === 'unit' || fieldIn(token) === 'formula';
  return (token.kind === 'word' || isOfPowers) && FILLER.test(token.text);
}
