import type { EyeSide } from '#domain/prescription/field-names.ts';
import type { FlatToken, Row } from './flat-page.ts';
import { eyeOf, fieldIn, isValue, labelOf, sideOf } from './row-labels.ts';

/** Beside a block its eye stands at most so many heights above or below its rows. */
const BESIDE = 2;

/**
 * Two blocks of rows with the same labels one below the other, and an eye at one of them alone: the
 * other one is of the other eye, whose lone letter was not seen. Nothing may stand between them that
 * says of what glasses the second one is.
 */
export function nameMissingBlock(rows: readonly Row[]): void {
  const lines = rows.filter((row) => row.tokens.some(isValue) && namesIn(row).length > 0);
  const starts = lines.flatMap((row, index) => (beginsBlock(row) ? [index] : []));
  const [one, other] = starts;
  if (one === undefined || other === undefined || starts.length !== 2) return;
  const blocks = [lines.slice(one, other), lines.slice(other, other + other - one)];
  const areAlike = blocks[0]!.every(
    (row, index) => blocks[1]![index] && isSame(namesIn(row), namesIn(blocks[1]![index])),
  );
  if (!areAlike || hasHeadingBetween(rows, blocks)) return;
  const [first, second] = blocks.map((block) => sidesAt(block, rows, blocks));
  const missing = [first!, second!].findIndex(({ size }) => size === 0);
  const [named] = (missing === 0 ? second! : first!).values();
  const areBoth = missing < 0 || (missing === 0 ? second! : first!).size !== 1;
  if (areBoth || !named) return;
  const eye = named.side === 'od' ? 'os' : 'od';
  for (const row of blocks[missing]!)
    row.tokens.unshift({ ...named.token, v: row.v, kind: 'label', label: { kind: 'eye', eye } });
}

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

type Named = { side: EyeSide; token: FlatToken };

/** The eyes beside or within a block, each once. */
function sidesAt(
  block: readonly Row[],
  rows: readonly Row[],
  blocks: readonly (readonly Row[])[],
): Map<EyeSide, Named> {
  const [top, bottom] = [block[0]!, block.at(-1)!];
  const others = blocks.filter((one) => one !== block).flat();
  const found = new Map<EyeSide, Named>();
  for (const row of rows) {
    const isBeside =
      row.v > top.v - BESIDE * top.height && row.v < bottom.v + BESIDE * bottom.height;
    const isOfOther = others.some(
      ({ v }) => Math.abs(v - row.v) < Math.min(...block.map((own) => Math.abs(own.v - row.v))),
    );
    for (const token of isBeside && !isOfOther ? row.tokens : []) {
      const side = sideOf(token);
      if (side) found.set(side, { side, token });
    }
  }
  return found;
}

function hasHeadingBetween(rows: readonly Row[], [first, second]: Row[][]): boolean {
  const [from, to] = [first![0]!.v, second!.at(-1)!.v];
  return rows.some(
    ({ v, tokens }) =>
      v >= from &&
      v <= to &&
      tokens.some((token) => labelOf(token)?.kind === 'section' || eyeOf(token) === 'both'),
  );
}
