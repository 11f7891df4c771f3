import type { Finish } from '../frame.ts';
import { SIDE_HINGE } from '../geometry/canvas.ts';
import { hingeOf, type Measures } from '../geometry/measures.ts';
import { mm, numbers } from '../geometry/path-data.ts';
import { drawMetalBar } from './metal-bar.ts';
import { drawPlate } from './plate.ts';
import { darker } from './shade.ts';
import { element, type Sheet } from './sheet.ts';

/** The lower rim lies nearer to the cheek than the upper one to the brow, by these degrees. */
const TILT_DEGREES = -7;

/** How far the front is bowed forwards, as the lenses are. */
const BOW_MM = 2.2;
const LENS_BOW_MM = 3.2;

/** How far before the hinge the front begins, and how thick it is. */
const PLATE = { reachMm: 9, depthMm: 3.8 };
const WIRE = { reachMm: 7, depthMm: 2 };

/** The front of a frame from its narrow side: lens, rim, pads, and the end piece to the hinge. */
export function drawSideFront(sheet: Sheet, measures: Measures, finish: Finish): string {
  const { lensHeightMm, rim, nosePads, build } = measures;
  const { reachMm, depthMm } = build === 'full-rim' || build === 'browline' ? PLATE : WIRE;
  const half = lensHeightMm / 2;
  const x = SIDE_HINGE.x - reachMm;
  const row = SIDE_HINGE.y - hingeOf(measures).y;
  const [top, bottom] = [row - half - rim.topMm, row + half + rim.bottomMm];
  const metalHex = finish.metalHex ?? finish.hex;
  const wire = (lowest: number) =>
    drawMetalBar(sheet, shape(sheet, blade(x, top, lowest, BOW_MM, depthMm)), metalHex);
  const thinWire = () =>
    drawMetalBar(
      sheet,
      shape(sheet, blade(x + 0.9, top + 1, bottom, BOW_MM, WIRE.depthMm)),
      metalHex,
    );
  const plate = (lowest: number) => {
    const edge = shape(sheet, blade(x, top, lowest, BOW_MM, depthMm));
    return drawPlate(sheet, { edge, holes: null }, finish);
  };
  const rims = {
    'full-rim': () => plate(bottom),
    wire: () => wire(bottom),
    'half-rim': () => wire(row),
    rimless: () => '',
    browline: () => thinWire() + plate(row - half * 0.1),
  };
  const tilted =
    (nosePads ? drawPad(x, row, metalHex) : '') +
    drawLensEdge(blade(x + 0.6, row - half, row + half, LENS_BOW_MM, 2)) +
    rims[build]();
  return (
    element('g', { transform: `rotate(${TILT_DEGREES} ${SIDE_HINGE.x} ${SIDE_HINGE.y})` }, tilted) +
    drawEndPiece(sheet, measures, finish)
  );
}

function drawLensEdge(d: string): string {
  return element('path', {
    d,
    fill: '#a9bcc0',
    'fill-opacity': 0.4,
    stroke: '#7d9196',
    'stroke-opacity': 0.6,
    'stroke-width': 0.25,
  });
}

function drawPad(x: number, row: number, hex: string): string {
  const arm = `M${mm(x + 0.5)} ${mm(row - 1)}c${numbers([3, -2.5, 5.5, -1, 6, 4])}`;
  return (
    element('path', { d: arm, fill: 'none', stroke: darker(hex, 0.2), 'stroke-width': 0.7 }) +
    element('ellipse', {
      cx: x + 6.6,
      cy: row + 4.5,
      rx: 2.2,
      ry: 5.2,
      fill: '#e4e9e7',
      'fill-opacity': 0.6,
      stroke: '#5d6664',
      'stroke-opacity': 0.5,
      'stroke-width': 0.25,
    })
  );
}

/** From the rim back to the hinge, where it is as high as the arm. */
function drawEndPiece(sheet: Sheet, measures: Measures, finish: Finish): string {
  const { build, endPiece, temple } = measures;
  const isPlate = build === 'full-rim' || build === 'browline';
  const { x, y } = SIDE_HINGE;
  const front = x - (isPlate ? PLATE : WIRE).reachMm + 0.4;
  const [inner, outer] = [
    isPlate ? endPiece.heightMm / 2 : temple.heightMm * 0.4,
    temple.heightMm / 2,
  ];
  const edge = shape(
    sheet,
    `M${numbers([front, y - inner])}` +
      `C${numbers([front + 4, y - inner, x - 4, y - outer, x, y - outer])}V${mm(y + outer)}` +
      `C${numbers([x - 4, y + outer, front + 4, y + inner, front, y + inner])}z`,
  );
  const upper: Finish = finish.kind === 'two-tone' ? { kind: 'solid', hex: finish.hex } : finish;
  return isPlate
    ? drawPlate(sheet, { edge, holes: null }, upper)
    : drawMetalBar(sheet, edge, finish.hex);
}

/** A narrow upright body, `depth` thick, its front bowed forwards. */
function blade(x: number, top: number, bottom: number, bowMm: number, depth: number): string {
  const third = (bottom - top) / 3;
  const reach = (bowMm * 4) / 3;
  const [near, far, round] = [depth * 0.2, depth * 0.8, depth * 0.35];
  return (
    `M${numbers([x, top])}c${numbers([-reach, third, -reach, 2 * third, 0, bottom - top])}` +
    `c${numbers([near, round, far, round, depth, 0])}` +
    `c${numbers([-reach, -third, -reach, -2 * third, 0, top - bottom])}` +
    `c${numbers([-near, -round, -far, -round, -depth, 0])}z`
  );
}

function shape(sheet: Sheet, d: string): string {
  return sheet.define((id) => element('path', { id, d }));
}
