import { isSamePlace, type FlatToken, type Row } from './flat-page.ts';
import {
  fieldIn,
  isSignedPower,
  isValue,
  labelOf,
  NEGATION,
  overlap,
  rangeOf,
} from './row-labels.ts';
import { saysOtherUse } from './uses.ts';

/** What a prism was measured as, or comes about by, or came to: it is none of the lens. */
const NO_PRISM_OF_LENS =
  /abweichung|deviation|phori|phoria|disparation|disparity|fusion|vergen[cz]|schiel|indu(?:ced|ziert)|maddox|imbalance|^cover|tropi[ae]|thinning|dickenredu|nebenwirk|messung|\btrial|^tried|discontinued|removed|abgesetzt|entfernt|entf[aä]llt|dropped|^struck$|gestrichen|probiert|abgelehnt|verworfen|^longer$|refus|declin|verweiger|worn|getragen|measured|gemessen/i;

/** Whether a word beside a prism says that it is none of the lens. */
export function isNoPrismOfLens(text: string): boolean {
  return NO_PRISM_OF_LENS.test(text);
}

/** What a head of prisms says besides that they are none of the lenses for far. */
const OTHER_HEAD = /near|n[aä]h|\bnv\b|\bn\b|read|lese|\b(?:alt|bisher|old|former)\b/i;

/** `NV Prism`, `Prism dist / near`, `Prism induced`, `Prisma alt` over a column. */
function headsOtherPrisms(head: string): boolean {
  return (
    /pris/i.test(head) &&
    (OTHER_HEAD.test(head) ||
      isNoPrismOfLens(head) ||
      head.split(/\s+/).some((word) => NEGATION.test(word)) ||
      head.split(/[\s()/-]+/).some(saysOtherUse))
  );
}

/** Behind what a prism is for stands nothing else. */
const CLOSES = /^(?:only|nur|[).,;])$/i;

/**
 * `2.00 BI near only`, `Prism (near) R 2.00 BI`, below `Near prism`, `Abweichung Prisma 2,00 innen`: not
 * of the lenses for far. `Near` at the start of a line says what the whole of it is for.
 */
export function isOfOtherPrism(
  heads: readonly string[],
  token: FlatToken,
  { tokens }: Row,
): boolean {
  if (heads.some(headsOtherPrisms)) return true;
  const words = tokens.filter(({ kind }) => kind === 'word');
  const isDenied =
    !tokens.some(isSignedPower) &&
    words.some((word) => NEGATION.test(word.text) && !isOfRestOfLens(word, tokens));
  const at = tokens.indexOf(token);
  if (isDenied || isCalledNone(tokens.slice(0, at))) return true;
  if (words.some(({ text }) => isNoPrismOfLens(text))) return true;
  // `Prism @ 40 cm  R 2.00 BI`
  if (tokens.slice(0, at).some(({ text }) => /^cm$/i.test(text))) return true;
  const isOther = (one: FlatToken | undefined) =>
    rangeOf(one) === 'near' || rangeOf(one) === 'middle';
  const before = tokens.slice(0, at);
  const label = before.findLastIndex((one) => fieldIn(one)?.startsWith('prism'));
  // `Prism (near) R 2.00 BI  L 2.00 BI`, `near prism`, and no line of what is for near, which begins with it.
  const isBefore =
    label >= 0 &&
    (isOther(before.slice(label + 1).find(({ kind }) => kind !== 'mark')) ||
      (label > 1 && isOther(before[label - 1])));
  const base = tokens.findIndex((one, index) => index > at && labelOf(one)?.kind === 'base');
  const behind = tokens.slice(base + 1);
  const end = behind.findIndex((one) => isValue(one) || fieldIn(one) !== null);
  const range = behind.findIndex(isOther);
  const isBehind = base > at && range >= 0 && (end < 0 || range < end) && isClosed(behind, range);
  return isBefore || isBehind;
}

const MOVED = /^de[cz]ent/i;

/** `DECENTER` over `2.5 IN`, `Dezentration 2,5 innen`: how far a lens is moved, and no prism. */
export function isOfMovedLens(token: FlatToken, rows: readonly Row[]): boolean {
  const row = rows.find(({ tokens }) => tokens.some((one) => isSamePlace(one, token)));
  if (!row) return false;
  const before = row.tokens.filter(({ left }) => left < token.left);
  const last = before.findLast((one) => MOVED.test(one.text) || fieldIn(one) !== null);
  const heads = rows
    .filter(({ v }) => v < row.v)
    .flatMap(({ tokens }) => tokens)
    .filter((head) => MOVED.test(head.text) && overlap(head, token));
  return (last !== undefined && MOVED.test(last.text)) || heads.length > 0;
}

/** `no prism (was 2.00 In)`: the last that is called a prism before an amount is none. */
function isCalledNone(before: readonly FlatToken[]): boolean {
  const label = before.findLastIndex((one) => fieldIn(one)?.startsWith('prism'));
  return NEGATION.test(before[label - 1]?.text ?? '');
}

/** `plano, no cylinder, Prism 2.75 In`: what is denied is the rest of the lens. */
function isOfRestOfLens(negation: FlatToken, tokens: readonly FlatToken[]): boolean {
  const [denied, behind] = tokens.slice(tokens.indexOf(negation) + 1);
  // `no cylinder or prism`
  if (behind && /^(?:or|and|nor|und|oder|noch|sowie|[/&])$/i.test(behind.text)) return false;
  return (
    ['cylinder', 'axis', 'add'].includes(fieldIn(denied) ?? '') ||
    /^(?:astigmati|zylinder|cylinder|addition)/i.test(denied?.text ?? '')
  );
}

/** `near only`, `(near)`, and not `Near Add`. */
function isClosed(tokens: readonly FlatToken[], range: number): boolean {
  const next = tokens[range + 1];
  return next === undefined || CLOSES.test(next.text) || next.word !== tokens[range]!.word;
}
