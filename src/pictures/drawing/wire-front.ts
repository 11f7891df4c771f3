import type { Measures } from '../geometry/measures.ts';
import { openPathData, pathData } from '../geometry/path-data.ts';
import { wireBridges, wireEndPiece, wireRim, type Wire } from '../geometry/wire.ts';
import { LENS_ROW_Y_MM, MIDDLE_X_MM } from '../geometry/canvas.ts';
import { drilledHoles } from '../geometry/rimless.ts';
import { drawMetalBar } from './metal-bar.ts';
import { drawNosePads } from './nose-pads.ts';
import { onCanvas } from './on-canvas.ts';
import { darker, lighter } from './shade.ts';
import { bothSides, element, type Sheet } from './sheet.ts';
import { drawTubes, type Tube } from './tube.ts';

/** Rims, bridge, pads and end pieces of metal. */
export function drawWireFront(sheet: Sheet, measures: Measures, hex: string): string {
  const bridges = wireBridges(measures).map(tubeOf);
  const isRimless = measures.build === 'rimless';
  const rims: Tube[] = isRimless ? [] : [{ ...tubeOf(wireRim(measures)), isPaired: true }];
  return (
    drawNosePads(sheet, measures, hex) +
    drawTubes(sheet, bridges, hex) +
    (measures.build === 'browline' ? '' : drawEndPieces(sheet, measures, hex)) +
    (isRimless ? drawScrews(sheet, measures, hex) : drawTubes(sheet, rims, hex))
  );
}

function tubeOf({ line, widthMm, isClosed }: Wire): Tube {
  return { line: (isClosed ? pathData : openPathData)(onCanvas(line)), widthMm };
}

/** The heads that hold bridge and end pieces to the lenses. */
function drawScrews(sheet: Sheet, measures: Measures, hex: string): string {
  const { nasal, temporal } = drilledHoles(measures);
  const heads = [nasal, temporal].map(({ x, y }) =>
    element('circle', {
      cx: MIDDLE_X_MM + x,
      cy: LENS_ROW_Y_MM + y,
      r: 1,
      fill: lighter(hex, 0.3),
      stroke: darker(hex, 0.4),
      'stroke-width': 0.25,
    }),
  );
  return bothSides(sheet.define((id) => element('g', { id }, heads.join(''))));
}

/** A small plate at each rim that turns back into the arm. */
function drawEndPieces(sheet: Sheet, measures: Measures, hex: string): string {
  const d = pathData(onCanvas(wireEndPiece(measures)));
  const side = sheet.define((id) => element('path', { id, d }));
  const pair = sheet.define((id) => element('g', { id }, bothSides(side)));
  return drawMetalBar(sheet, pair, hex);
}
