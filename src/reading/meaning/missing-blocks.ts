import type { FlatToken, Row } from './flat-page.ts';
import { fieldIn, isValue, labelOf, sectionIn, sideOf } from './row-labels.ts';

/**
 * Two blocks of rows with the same labels one below the other, and an eye at one of them alone: the
 * other one is of the other eye, whose lone letter was not seen. The eye begins a row of its block or
 * stands alone beside it. Nothing else stands between them, which could say that the second one is
 * of another day or another pair; nor are they two powers of one eye, which share an axis.
 */
export function nameMissingBlock(rows: readonly Row[]): void {
  const lines = rows.filter((row) => row.tokens.some(isValue) && namesIn(row).length > 0);
  const starts = lines.flatMap((row, index) => (beginsBlock(row) ? [index] : []));
  const [one, other] = starts;
  if (one === undefined || other === undefined || starts.length !== 2) return;
  const blocks = [lines.slice(one, other), lines.slice(other, other + other - one)] as const;
  const areAlike = blocks[0].every(
    (row, index) => blocks[1][index] && isSame(namesIn(row), namesIn(blocks[1][index])),
  );
  // `SPH -3.50  CYL -0.25  AXIS 20   do not use`
  const isOfBefore = blocks
    .flat()
    .some(({ tokens }) => tokens.some((token) => sectionIn(token) === 'before'));
  if (isOfBefore || !areAlike || isMoreBetween(rows, blocks) || hasOneLens(blocks)) return;
  const eyes = blocks.map((block) => eyesAt(block, rows));
  const missing = eyes.findIndex((found) => found.length === 0);
  const [named, ...more] = eyes[1 - missing] ?? [];
  if (!named || more.some((eye) => sideOf(eye) !== sideOf(named))) return;
  const eye = sideOf(named) === 'od' ? 'os' : 'od';
  for (const row of blocks[missing]!)
    row.tokens.unshift({ ...named, v: row.v, kind: 'label', label: { kind: 'eye', eye } });
}

/** Beside a block an eye stands at most so many heights above or below the middle of its rows. */
const BESIDE = 0.6;

type Blocks = readonly [readonly Row[], readonly Row[]];

/** The fields and distances that a row names, in its order. */
function namesIn({ tokens }: Row): string[] {
  return tokens.flatMap((token) => {
    const field = fieldIn(token);
    const label = labelOf(token);
    if (label?.kind === 'range') return [label.range];
    return field === null || field === 'other' || field === 'formula' ? [] : [field];
  });
}

function beginsBlock(row: Row): boolean {
  const names = namesIn(row);
  return names.includes('sphere') || (names.includes('far') && !names.includes('add'));
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.join() === other.join();
}

/** The eyes at the start of the rows of a block, or alone in a line beside it. */
function eyesAt(block: readonly Row[], rows: readonly Row[]): FlatToken[] {
  const [top, bottom] = [block[0]!, block.at(-1)!];
  return rows.flatMap((row) => {
    const isWithin =
      row.v > top.v - BESIDE * top.height && row.v < bottom.v + BESIDE * bottom.height;
    const [first] = row.tokens.filter(({ kind }) => kind !== 'mark');
    const isAlone = row.tokens.every((one) => one === first || one.kind === 'mark');
    const isEye = first && sideOf(first) !== null && (block.includes(row) || isAlone);
    return isWithin && isEye ? [first] : [];
  });
}

/** Anything but rows of the blocks and the letter of an eye, from the first block to the second. */
function isMoreBetween(rows: readonly Row[], [first, second]: Blocks): boolean {
  const [from, to] = [first[0]!.v, second.at(-1)!.v];
  const isOfBlock = (row: Row) => first.includes(row) || second.includes(row);
  return rows.some(
    (row) =>
      row.v >= from &&
      row.v <= to &&
      !isOfBlock(row) &&
      row.tokens.some((token) => token.kind !== 'mark' && sideOf(token) === null && isSaid(token)),
  );
}

/** A speck of a letter or two says nothing. */
function isSaid(token: FlatToken): boolean {
  return token.kind !== 'word' || token.text.length > 2;
}

/** The same axis in both: the second block may be for another distance. */
function hasOneLens([first, second]: Blocks): boolean {
  const axes = [first, second].map((block) =>
    block.flatMap((row) =>
      row.tokens.flatMap((token, index) =>
        isValue(token) && fieldIn(row.tokens[index - 1]) === 'axis' ? [token.text] : [],
      ),
    ),
  );
  return axes[0]!.length > 0 && axes[0]!.join() === axes[1]!.join();
}
