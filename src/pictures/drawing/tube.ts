import { darker, lighter } from './shade.ts';
import { bothSides, element, use, type Sheet } from './sheet.ts';
import { CANVAS } from '../geometry/canvas.ts';

/** A wire: the line along its middle, how thick it is, and whether the left side has its like. */
export type Tube = { line: string; widthMm: number; isPaired?: boolean };

/** Wires of one metal, round and lit from the upper left. */
export function drawTubes(sheet: Sheet, tubes: readonly Tube[], hex: string): string {
  const ids = tubes.map(({ line, isPaired }) => {
    const id = sheet.define((own) => element('path', { id: own, d: line }));
    return isPaired ? sheet.define((own) => element('g', { id: own }, bothSides(id))) : id;
  });
  const layer = (share: number, stroke: string, opacity?: number) =>
    tubes
      .map(({ widthMm }, i) =>
        use(ids[i]!, { stroke, 'stroke-opacity': opacity, 'stroke-width': widthMm * share }),
      )
      .join('');
  const lit = element(
    'g',
    { transform: 'translate(-.1 -.16)' },
    layer(0.46, lighter(hex, 0.38)) + layer(0.2, '#fff', 0.75),
  );
  return element(
    'g',
    { fill: 'none', 'stroke-linecap': 'round' },
    layer(1, darker(hex, 0.5)) + layer(0.76, metalPaint(sheet, hex)) + lit,
  );
}

/** Bands of light and dark across the whole picture, as polished metal mirrors a room. */
export function metalPaint(sheet: Sheet, hex: string): string {
  return sheet.gradient(
    [0, 0],
    [CANVAS.widthMm, CANVAS.heightMm * 0.6],
    [
      [0, darker(hex, 0.2)],
      [0.14, lighter(hex, 0.25)],
      [0.3, darker(hex, 0.25)],
      [0.46, lighter(hex, 0.12)],
      [0.6, darker(hex, 0.28)],
      [0.78, lighter(hex, 0.2)],
      [1, darker(hex, 0.25)],
    ],
  );
}
