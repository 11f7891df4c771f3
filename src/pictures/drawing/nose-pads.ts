import { LENS_ROW_Y_MM, MIDDLE_X_MM } from '../geometry/canvas.ts';
import type { Measures } from '../geometry/measures.ts';
import { numbers } from '../geometry/path-data.ts';
import { darker, lighter } from './shade.ts';
import { bothSides, element, use, type Sheet } from './sheet.ts';

const PAD = { breadthMm: 3.8, heightMm: 10.4, tiltDegrees: -14 };

/** The two pads of clear silicone behind the bridge, each on an arm of wire. */
export function drawNosePads(sheet: Sheet, measures: Measures, hex: string): string {
  if (!measures.nosePads) return '';
  const x = MIDDLE_X_MM + measures.bridgeMm / 2;
  const y = LENS_ROW_Y_MM + 5;
  const arm = sheet.define((id) =>
    element('path', {
      id,
      d: `M${numbers([x + 0.6, y - 5.5])}q${numbers([-2.8, -1.8, -3, 4.2])}`,
      fill: 'none',
    }),
  );
  const pad = element('ellipse', {
    cx: x - 2.5,
    cy: y,
    rx: PAD.breadthMm / 2,
    ry: PAD.heightMm / 2,
    transform: `rotate(${numbers([PAD.tiltDegrees, x - 2.5, y])})`,
    fill: sheet.down([
      [0, '#fff', 0.6],
      [1, '#c9cfcd', 0.5],
    ]),
    stroke: '#5d6664',
    'stroke-opacity': 0.55,
    'stroke-width': 0.25,
  });
  const right =
    use(arm, { stroke: darker(hex, 0.35), 'stroke-width': 0.8 }) +
    use(arm, { stroke: lighter(hex, 0.4), 'stroke-width': 0.3 }) +
    pad;
  return bothSides(sheet.define((id) => element('g', { id }, right)));
}
