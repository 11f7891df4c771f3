import type { Range, Section } from '#domain/prescription/paper-words.ts';
import type { FlatToken, Row } from './flat-page.ts';
import { ENDS_SENTENCE, fieldIn, isTold, isValue, labelOf, rangeOf } from './row-labels.ts';

/** What whoever writes does with what is prescribed; in a table such words head something else. */
const PRESCRIBES =
  /^(?:verordne(?:t|te|n)?|verschr(?:ieben|eiben?)|rezeptier(?:te|en?)|prescrib(?:e|ing))[.:,]?$/i;
/** What says that it was prescribed before, or by somebody else. */
const PAST = /^(?:ago|earlier|previously|formerly|damals|zuletzt|vorbehandler\p{L}*)[.,;:]?$/iu;
const STARTS = /^\p{Lu}\p{Ll}/u;

/**
 * What a sentence says of its values: `Die Autorefraktion ergab …`, then `verordnet habe ich …`. The
 * words before the values count, and those between them for what comes after. What was and what is
 * prescribed in one say nothing. Null where a value stands in no sentence.
 */
export function sectionInSentence(token: FlatToken, row: Row): Section | null {
  if (!isTold(token, row)) return null;
  const { tokens } = row;
  const at = tokens.indexOf(token);
  const start = startOf(tokens, at);
  let said = new Set<Section>();
  let hasValues = false;
  for (const one of tokens.slice(start, at)) {
    hasValues ||= isValue(one);
    const section = saidBy(one);
    if (!section) continue;
    if (hasValues) said = new Set();
    hasValues = false;
    said.add(section);
  }
  const isPast = tokens.slice(start, at).some(({ text }) => PAST.test(text));
  if (isPast && said.has('final')) return 'before';
  if (said.has('final') && said.has('before')) return null;
  return RANKED.find((section) => said.has(section)) ?? null;
}

/** What a sentence may tell of that is not what is prescribed now for whom it is written to. */
const OTHER =
  /^(?:wearing|wore|worn|brought|before|previous\w*|machine|device|predict\w*|target|operation|op|surgery|trial|brother|sister|son|daughter|wife|husband|contacts?|soft|bislang|bisher|alten|getragen\w*|mitgebracht\w*|katarakt\S*|ziel\w*|skiaskop\w*|autorefrakt\w*|objektiv|probe\w*linse|bruder|schwester|sohn|tochter|mother|father|aimed|goal|desired|angestrebt\w*|existing|present|vorgelegt\w*|narkose|kunstlinse|jahren|years|ago|another|last|records)$/i;

/** Whether words before a value in a sentence tell of another lens or another person. */
export function tellsOfOther(token: FlatToken, { tokens }: Row): boolean {
  const at = tokens.indexOf(token);
  return tokens.slice(startOf(tokens, at), at).some(({ text }) => OTHER.test(text));
}

/** For which distance a sentence says that its values are: the one range that it names. */
export function rangeInSentence(token: FlatToken, { tokens }: Row): Range | null {
  const at = tokens.indexOf(token);
  const end = tokens.findIndex((_, index) => index > at && endsSentence(tokens, index));
  const ranges = tokens
    .slice(startOf(tokens, at), end < 0 ? undefined : end)
    .flatMap((one) => rangeOf(one) ?? []);
  return new Set(ranges).size === 1 ? ranges[0]! : null;
}

/** Of several words for the same values, the one that says most. */
const RANKED: readonly Section[] = ['before', 'final', 'measured'];

function saidBy(token: FlatToken): Section | null {
  const label = labelOf(token);
  if (label?.kind === 'section') return label.section;
  return token.kind === 'word' && PRESCRIBES.test(token.text) ? 'final' : null;
}

/** Where the sentence of a token begins. */
function startOf(tokens: readonly FlatToken[], at: number): number {
  return tokens.findLastIndex((_, index) => index < at && endsSentence(tokens, index)) + 1;
}

function endsSentence(tokens: readonly FlatToken[], at: number): boolean {
  const [token, next] = [tokens[at]!, tokens[at + 1]];
  if (!next || !STARTS.test(next.text)) return false;
  if (token.kind === 'mark') return token.text === '.';
  const field = fieldIn(token);
  const isUnit = labelOf(token)?.kind === 'unit' || field === 'other';
  return isUnit ? token.text.endsWith('.') : field === null && ENDS_SENTENCE.test(token.text);
}
