import type { Finish } from '../frame.ts';
import { LENS_ROW_Y_MM, MIDDLE_X_MM } from '../geometry/canvas.ts';
import { hingeOf, type Measures } from '../geometry/measures.ts';
import { openPathData, pathData } from '../geometry/path-data.ts';
import { browOutline, plateBrow, plateOutline, rightLens } from '../geometry/plate.ts';
import { mirrored } from '../geometry/point.ts';
import { templeFromFront } from '../geometry/temple.ts';
import { drawLenses } from './lenses.ts';
import { onCanvas } from './on-canvas.ts';
import { drawPlate, edgeStrengths } from './plate.ts';
import { darker, lighter } from './shade.ts';
import { drawContactShadow } from './shadow.ts';
import { bothSides, element, type Sheet } from './sheet.ts';
import { drawWireFront } from './wire-front.ts';

const SILVER = '#b4b8bb';

/** A frame seen from the front, open, standing on a table. */
export function drawFront(sheet: Sheet, measures: Measures, finish: Finish): string {
  const right = onCanvas(rightLens(measures));
  const lenses = pathData(mirrored(right, MIDDLE_X_MM), right);
  const glass = sheet.define((id) => element('path', { id, d: lenses }));
  return (
    drawContactShadow(sheet, measures) +
    drawTemples(sheet, measures, finish) +
    drawLenses(sheet, glass, measures) +
    drawBody(sheet, measures, finish, glass)
  );
}

function drawBody(sheet: Sheet, measures: Measures, finish: Finish, glass: string): string {
  if (measures.build === 'full-rim') return drawPlateFront(sheet, measures, finish, glass);
  if (measures.build === 'browline') {
    const brow = sheet.define((id) =>
      element('path', { id, d: pathData(onCanvas(browOutline(measures))) }),
    );
    const edge = sheet.define((id) => element('g', { id }, bothSides(brow)));
    return (
      drawWireFront(sheet, measures, finish.metalHex ?? SILVER) +
      drawPlate(sheet, { edge, holes: null }, finish) +
      drawRivets(sheet, measures, finish)
    );
  }
  return drawWireFront(sheet, measures, finish.hex);
}

function drawPlateFront(sheet: Sheet, measures: Measures, finish: Finish, glass: string): string {
  const outline = onCanvas(plateOutline(measures));
  const edge = sheet.define((id) => element('path', { id, d: pathData(outline) }));
  return (
    drawPlate(sheet, { edge, holes: glass }, finish) +
    drawGleam(sheet, measures, finish) +
    drawRivets(sheet, measures, finish)
  );
}

/** The line of light along the brow of a polished plate. */
function drawGleam(sheet: Sheet, measures: Measures, finish: Finish): string {
  if (finish.kind === 'matte') return '';
  const { light } = edgeStrengths(finish);
  const brow = onCanvas(plateBrow(measures, 1.2));
  const gleam = sheet.gradient(
    [14, 0],
    [154, 0],
    [
      [0.02, '#fff', 0],
      [0.2, '#fff', light],
      [0.42, '#fff', 0.1],
      [0.62, '#fff', light * 0.25],
      [0.8, '#fff', light * 0.7],
      [0.98, '#fff', 0],
    ],
  );
  return element('path', {
    d: openPathData([...mirrored(brow, MIDDLE_X_MM), ...brow]),
    fill: 'none',
    stroke: gleam,
    'stroke-width': 0.55,
    'stroke-linecap': 'round',
  });
}

/** The heads of the pins that hold the hinges. */
function drawRivets(sheet: Sheet, measures: Measures, finish: Finish): string {
  const { endPiece } = measures;
  if (endPiece.rivets === 0) return '';
  const hinge = hingeOf(measures);
  const hex = finish.metalHex ?? SILVER;
  const shine = sheet.define((id) =>
    element(
      'radialGradient',
      { id, cx: 0.35, cy: 0.3, r: 0.8 },
      `<stop stop-color="${lighter(hex, 0.75)}"/><stop offset=".5" stop-color="${hex}"/><stop offset="1" stop-color="${darker(hex, 0.45)}"/>`,
    ),
  );
  const heads = Array.from({ length: endPiece.rivets }, (_, i) => i - (endPiece.rivets - 1) / 2);
  return [-1, 1]
    .flatMap((side) =>
      heads.map((place) =>
        element('ellipse', {
          cx: MIDDLE_X_MM + side * (hinge.x - 3.6),
          cy: LENS_ROW_Y_MM + hinge.y + place * 2.6 + endPiece.liftMm * 0.15,
          rx: 1.05,
          ry: 0.75,
          fill: `url(#${shine})`,
        }),
      ),
    )
    .join('');
}

/** Both arms behind the lenses, darker because they lie deeper. */
function drawTemples(sheet: Sheet, measures: Measures, finish: Finish): string {
  const hinge = hingeOf(measures);
  const hex = darker(finish.hex, 0.25);
  const body = finish.kind === 'crystal' ? 1 - finish.clarity * 0.6 : 1;
  const outer = MIDDLE_X_MM + hinge.x;
  const fill = sheet.gradient(
    [outer, 0],
    [outer - hinge.x * 0.42, 0],
    [
      [0, darker(hex, 0.3), 0.95 * body],
      [0.4, hex, 0.7 * body],
      [1, hex, 0.28 * body],
    ],
  );
  const d = pathData(onCanvas(templeFromFront(measures)));
  return bothSides(
    sheet.define((id) => element('path', { id, d })),
    { fill },
  );
}
