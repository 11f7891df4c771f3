import type { Finish } from '../frame.ts';
import { SIDE_HINGE } from '../geometry/canvas.ts';
import { hingeOf, type Measures } from '../geometry/measures.ts';
import { pathData } from '../geometry/path-data.ts';
import { moved } from '../geometry/point.ts';
import { templeFromSide, templeStations } from '../geometry/temple.ts';
import { drawMetalBar } from './metal-bar.ts';
import { drawPlate } from './plate.ts';
import { darker, lighter } from './shade.ts';
import { softBlack } from './shadow.ts';
import { element, type Sheet } from './sheet.ts';
import { drawSideFront } from './side-front.ts';

const SLEEVE_MM = 64;
const SLEEVE: Finish = { kind: 'solid', hex: '#202224' };

/** A frame seen from the wearer's left, to the scale of the front view. */
export function drawSide(sheet: Sheet, measures: Measures, finish: Finish): string {
  const isMetal = measures.build !== 'full-rim' && measures.build !== 'browline';
  return (
    drawShadows(sheet, measures) +
    drawSideFront(sheet, measures, finish) +
    (isMetal
      ? drawMetalArm(sheet, measures, finish.hex)
      : drawPlate(sheet, { edge: armOf(sheet, measures), holes: null }, armFinish(finish))) +
    drawHinge(measures, finish, isMetal)
  );
}

function armOf(sheet: Sheet, measures: Measures, fromMm = 0, grownMm = 0): string {
  const outline = moved(templeFromSide(measures, fromMm, grownMm), SIDE_HINGE);
  return sheet.define((id) => element('path', { id, d: pathData(outline) }));
}

/** An arm of metal with a sleeve of acetate where it rests on the ear. */
function drawMetalArm(sheet: Sheet, measures: Measures, hex: string): string {
  const { templeMm, temple } = measures;
  const sleeve = armOf(sheet, measures, templeMm - SLEEVE_MM, 0.5);
  return (
    drawMetalBar(sheet, armOf(sheet, measures), hex, {
      top: SIDE_HINGE.y - temple.heightMm / 2,
      bottom: SIDE_HINGE.y + temple.heightMm / 2,
    }) + drawPlate(sheet, { edge: sleeve, holes: null }, SLEEVE)
  );
}

/** The arms of a frame in two colours have the upper one. */
function armFinish(finish: Finish): Finish {
  return finish.kind === 'two-tone' ? { kind: 'solid', hex: finish.hex } : finish;
}

/** The gap between end piece and arm, and the pins beside it. */
function drawHinge(measures: Measures, finish: Finish, isMetal: boolean): string {
  const { x, y } = SIDE_HINGE;
  const half = measures.temple.heightMm / 2;
  const hex = finish.metalHex ?? finish.hex;
  const gap = element('path', {
    d: `M${x} ${y - half}V${y + half}`,
    stroke: '#000',
    'stroke-opacity': 0.6,
    'stroke-width': 0.35,
  });
  const pins = pinPlaces(measures, isMetal).map((place) =>
    element('circle', {
      cx: x + place,
      cy: y,
      r: 0.75,
      fill: lighter(hex, 0.4),
      stroke: darker(hex, 0.5),
      'stroke-width': 0.2,
    }),
  );
  return gap + pins.join('');
}

function pinPlaces({ endPiece }: Measures, isMetal: boolean): number[] {
  if (isMetal) return [2.2];
  return endPiece.rivets > 0 ? [-4.6, -2.2, 3, 5.6] : [];
}

/** Under the rim, where it stands, and softer under the tips. */
function drawShadows(sheet: Sheet, measures: Measures): string {
  const tip = templeStations(measures).at(-1)!;
  const row = SIDE_HINGE.y - hingeOf(measures).y;
  const ground = row + measures.lensHeightMm / 2 + measures.rim.bottomMm + 0.6;
  const underTip = Math.max(ground, SIDE_HINGE.y + tip.down + 3);
  const fill = softBlack(sheet);
  const spot = (cx: number, cy: number, rx: number, opacity?: number) =>
    element('ellipse', { cx, cy, rx, ry: rx * 0.11, fill, opacity });
  return spot(SIDE_HINGE.x - 4, ground, 9) + spot(SIDE_HINGE.x + tip.back - 6, underTip, 22, 0.45);
}
