import { expect, test } from 'vitest';
import { sheetOf } from '../meaning.test-data.ts';
import { baseBehind } from './base-behind.ts';
import { rowsAsSeen } from './features.ts';

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
] as const)('behind an amount stands %s', (_name, drawing, direction) => {
  const rows = rowsAsSeen(sheetOf(drawing).pages[0]!, 0);
  const amount = rows[0]!.tokens.find(({ text }) => text === '2.00')!;
  expect(baseBehind(amount, rows)?.direction ?? null).toBe(direction);
});
