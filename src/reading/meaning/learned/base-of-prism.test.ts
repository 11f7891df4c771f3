import { expect, test } from 'vitest';
import { sheetOf } from '../meaning.test-data.ts';
import { baseOf } from './base-of-prism.ts';
import { rowsAsSeen } from './features.ts';

/** Of the base of the amount 2.00, that of a right eye. */
function directionIn(drawing: string): string | null {
  const rows = rowsAsSeen(sheetOf(drawing).pages[0]!, 0);
  const amount = rows[0]!.tokens.find(({ text }) => text === '2.00')!;
  return baseOf(amount, rows, 'od')?.direction ?? null;
}

test.each([
  ['a base', '2.00 BI', 'In'],
  ['a base behind its unit and the word for it', '2.00 pdpt Basis innen', 'In'],
  ['two bases, to choose from', '2.00 BI / BO', null],
  ['two bases in boxes', '2.00   In   Out', null],
  ['a base for near', '2.00 BI near', null],
  ['a prism that was taken away', '2.00 BI removed', null],
  ['a prism that is not prescribed', '2.00 BI not prescribed', null],
  ['the base of the next amount', '2.00   1.50 BU', null],
  ['base out', '2.00 BO', 'Out'],
  ['base oben or base out, on a German page', '2.00 BO   Achse 20', null],
  ['a base in degrees', '2.00 @ 180°', 'Out'],
  ['a base in degrees, its sign lost', '2.00   180', 'Out'],
  ['a base in degrees behind what is left of a sign', '2.00 e 90°', 'Up'],
  ['degrees between two directions', '2.00 @ 37°', null],
  ['a lone 0', '2.00   0', null],
  ['degrees of 0', '2.00   0°', 'In'],
  ['two bases in degrees', '2.00   0°   180°', null],
  ['a word that is no sign', '2.00 near 90°', null],
  ['its own base, behind that of another amount', '1.50 BU 2.00 BI', 'In'],
  ['a base, behind one of no amount', 'BU 2.00 BI', null],
  ['a base, behind one of an addition', '+1.50 BU 2.00 BI', null],
] as const)('behind an amount stands %s', (_name, drawing, direction) => {
  expect(directionIn(drawing)).toBe(direction);
});

test.each([
  ['a line of bases', '   2.00   1.50\nBase  180°  90°', 'Out'],
  ['a line of named bases', '   2.00   1.50\n   In   Out', 'In'],
  ['a line of something else', '   2.00   1.50\nDezentr.  innen  oben', null],
  ['a line of axes', '   2.00   1.50\n   180   20', null],
  ['one base for two amounts', '   2.00   1.50\n   180°', null],
] as const)('below a line of amounts stands %s', (_name, drawing, direction) => {
  expect(directionIn(drawing)).toBe(direction);
});
