import type { EyeSide } from '#domain/prescription/field-names.ts';
import { withEye } from './eyes-of-labels.ts';
import type { FlatToken, Row } from './flat-page.ts';
import {
  fieldIn,
  hasValues,
  isHalf,
  isPd,
  isValue,
  overlap,
  rangeOf,
  sideOf,
  standsAlone,
} from './row-labels.ts';

/** In heights: lines of one small table stand no further apart. */
const LINES_APART = 3.5;

/**
 * `Pupillary Distance` alone over `OD Dist  OS Dist  OD Near  OS Near`, with a line of such distances
 * below: each eye and its range become one head.
 */
export function nameDistancesBelow(rows: readonly Row[]): void {
  rows.forEach((row, index) => {
    const [above, below] = [rows[index - 1], rows[index + 1]];
    const label = above?.tokens.find((token) => isPd(fieldIn(token)));
    const pairs = pairsIn(row);
    const areBoth = new Set(pairs.map(({ side }) => side)).size === 2;
    if (!above || !below || !label || !areBoth || hasValues(row)) return;
    // `Seg Ht  26  25`
    if (below.tokens.some((one) => fieldIn(one) !== null)) return;
    const isAlone = standsAlone(label, above);
    const areClose = [row.v - above.v, below.v - row.v].every(
      (apart) => apart < LINES_APART * row.height,
    );
    const own = pairs.map(({ head }) =>
      below.tokens.filter((one) => isValue(one) && overlap(one, head)),
    );
    if (!isAlone || !areClose || !own.every((under) => under.length === 1 && isHalf(under[0]!)))
      return;
    for (const { tokens, head } of pairs) row.tokens.splice(row.tokens.indexOf(tokens[0]), 2, head);
  });
}

/** An eye and a range, and the one head that they are. */
type Pair = { tokens: [FlatToken, FlatToken]; side: EyeSide; head: FlatToken };

/** `OD Dist`, `Near R`: an eye and a range right beside each other. */
function pairsIn({ tokens }: Row): Pair[] {
  const pairs: Pair[] = [];
  for (let at = 0; at + 1 < tokens.length; at += 1) {
    const [first, second] = [tokens[at]!, tokens[at + 1]!];
    const side = sideOf(first) ?? sideOf(second);
    const range = rangeOf(first) ?? rangeOf(second);
    const isBeside = second.left - first.right < first.height;
    if (!side || !isBeside || (range !== 'far' && range !== 'near')) continue;
    const field = range === 'near' ? 'nearPd' : 'farPd';
    const text = `${first.text} ${second.text}`;
    const label = { ...second, text, kind: 'label', label: { kind: 'field', field } } as const;
    pairs.push({ tokens: [first, second], side, head: withEye(label, side, first.left) });
    at += 1;
  }
  return pairs;
}
