import { wordOf } from './mend-rows.ts';
import type { FlatToken, Row } from './flat-page.ts';
import { fieldIn, isSignedPower, isWhole, labelOf, sideOf } from './row-labels.ts';

/** What a sentence says of a lens besides its values. It is of now: what `was` may be no more. */
const FILLER =
  /^(?:it|is|are|has|have|needs?|requires?|please|kindly|give|with|an?|of|the|to|be|which|ist|hat|sind|braucht|ben[oö]tigt|betr[aä]gt|lautet|mit|einem|einer|einen|eine|von|bitte|zwar)$/i;
/** What stands before the degrees of an axis. */
const BEFORE_DEGREES = /^(?:at|on|auf|bei)$/i;
/** And what stands behind them: `at 40 cm` is a distance, `bei 80 Prozent` an acuity. */
const BEHIND_DEGREES = /^(?:[,.;()/]|and|und|degrees?\.?|grad\.?)$/i;
const DEGREES_MOST = 180;
/** More words between two values say something else. */
const FILLERS_MOST = 6;
/** `… at 15 (2019)`: of some year. */
const YEAR = /^(?:19|20)\d\d$/;
/** `There is no lens for the right eye. Please give …`: a sentence ends with the name of an eye. */
const ENDS_WITH_EYE = /\p{L}{3}\.$/u;

/**
 * `For your right eye it is -2.25 with a cyl of -0.75 at 175`: the words that a sentence puts between the values
 * of a whole lens become marks, so that it is read as `right eye -2.25 cyl -0.75 @ 175`, and still as a sentence.
 */
export function takeFillers(row: Row): void {
  if (row.tokens.some(({ text }) => YEAR.test(text))) return;
  for (const [index, eye] of row.tokens.entries())
    if (sideOf(eye) !== null && !ENDS_WITH_EYE.test(eye.text)) takeFillersOf(eye, index, row);
}

function takeFillersOf(eye: FlatToken, index: number, row: Row): void {
  const { tokens } = row;
  const fillers: number[] = [];
  let at = index + 1;
  /** Goes on to what is no filler. */
  const pass = (): void => {
    while (isFiller(tokens[at]) && (row.isProse || tokens[at]!.word === eye.word)) {
      fillers.push(at);
      at += 1;
    }
  };
  let taken = at;
  /** Goes on behind what comes next but for fillers, if it is such. */
  const take = (isOne: (token: FlatToken) => boolean): boolean => {
    pass();
    const token = tokens[at];
    if (!token || at - taken > FILLERS_MOST || !isOne(token)) return false;
    at += 1;
    taken = at;
    return true;
  };
  const isNamed = (field: string) => (token: FlatToken) => fieldIn(token) === field;
  if (!take(isSignedPower)) return;
  take(isNamed('sphere'));
  const isNamedBefore = take(isNamed('cylinder'));
  if (!take(isSignedPower)) return;
  const count = fillers.length;
  // `-0.75 of cylinder at axis 15`: else the label may be that of what follows.
  if (!isNamedBefore && take(isNamed('cylinder')) && fillers.length > count) fillers.push(at - 1);
  const mark = markOfAxis(tokens, at);
  if (!mark || fillers.length === 0) return;
  if (mark === 'filler') fillers.push(at);
  else if (mark === 'sign')
    tokens[at] = { ...tokens[at]!, kind: 'label', label: { kind: 'axisMark' } };
  for (const one of fillers) tokens[one] = { ...wordOf(tokens[one]!), kind: 'mark' };
  row.isProse = true;
}

/** What stands before an axis: its label as it is, `at` in place of its sign, or `at` before its label. */
function markOfAxis(tokens: readonly FlatToken[], at: number): 'label' | 'sign' | 'filler' | null {
  const [mark, degrees, behind] = tokens.slice(at);
  const isLabel = (token: FlatToken | undefined) =>
    fieldIn(token) === 'axis' || labelOf(token)?.kind === 'axisMark';
  if (isLabel(mark)) return 'label';
  if (!mark || !BEFORE_DEGREES.test(mark.text)) return null;
  if (isLabel(degrees)) return 'filler';
  const isEnd = behind === undefined || BEHIND_DEGREES.test(behind.text) || sideOf(behind) !== null;
  return isWhole(degrees) && degrees.number.magnitude <= DEGREES_MOST && isEnd ? 'sign' : null;
}

function isFiller(token: FlatToken | undefined): boolean {
  return token?.kind === 'word' && FILLER.test(token.text);
}
