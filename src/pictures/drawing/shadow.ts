import { LENS_ROW_Y_MM, MIDDLE_X_MM } from '../geometry/canvas.ts';
import { lensCentreMm, type Measures } from '../geometry/measures.ts';
import { element, type Sheet } from './sheet.ts';

/** Where the frame touches the table: dark and narrow under each lens, wide and faint around. */
export function drawContactShadow(sheet: Sheet, measures: Measures): string {
  const { lensWidthMm, lensHeightMm, rim, lens, totalWidthMm } = measures;
  const paint = softBlack(sheet);
  const y = LENS_ROW_Y_MM + lensHeightMm / 2 + rim.bottomMm;
  const touch = lensCentreMm(measures) + (lens.touch.bottom * lensWidthMm) / 2;
  const under = [-touch, touch].map((x) =>
    element('ellipse', {
      cx: MIDDLE_X_MM + x,
      cy: y + 0.9,
      rx: lensWidthMm * 0.4,
      ry: 1.5,
      fill: paint,
    }),
  );
  const around = element('ellipse', {
    cx: MIDDLE_X_MM,
    cy: y + 1.6,
    rx: totalWidthMm * 0.52,
    ry: 3.4,
    fill: paint,
    opacity: 0.5,
  });
  return around + under.join('');
}

/** A round shade for ellipses of any size. */
export function softBlack(sheet: Sheet): string {
  const id = sheet.define((own) =>
    element(
      'radialGradient',
      { id: own },
      '<stop stop-opacity=".34"/><stop offset=".55" stop-opacity=".13"/><stop offset="1" stop-opacity="0"/>',
    ),
  );
  return `url(#${id})`;
}
