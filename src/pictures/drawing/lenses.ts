import { mm, numbers } from '../geometry/path-data.ts';
import { LENS_ROW_Y_MM, MIDDLE_X_MM } from '../geometry/canvas.ts';
import { lensCentreMm, type Measures } from '../geometry/measures.ts';
import { element, use, type Sheet } from './sheet.ts';

/** Both lenses: a breath of tint, and the window of the room in each. */
export function drawLenses(sheet: Sheet, glass: string, measures: Measures): string {
  const clip = sheet.define((id) => element('clipPath', { id }, use(glass)));
  const tint = sheet.down([
    [0, '#7f9aa0', 0.22],
    [0.5, '#a9bcc0', 0.09],
    [1, '#cfdadb', 0.05],
  ]);
  const light = sheet.down([
    [0, '#fff', 0.27],
    [0.8, '#fff', 0.04],
  ]);
  const shade = sheet.down([
    [0, '#000', 0.3],
    [0.4, '#000', 0],
  ]);
  return (
    use(glass, { fill: tint, ...lensEdge(measures) }) +
    element(
      'g',
      { 'clip-path': `url(#${clip})` },
      element('path', { d: reflections(measures), fill: light }) +
        use(glass, { fill: 'none', stroke: shade, 'stroke-width': 2.4, 'stroke-opacity': 0.5 }) +
        use(glass, { fill: 'none', stroke: shade, 'stroke-width': 1 }),
    )
  );
}

/** Where no rim hides it, one sees the edge of the lens itself. */
function lensEdge({ build }: Measures) {
  return build === 'half-rim' || build === 'rimless'
    ? { stroke: '#7d9196', 'stroke-opacity': 0.7, 'stroke-width': 0.35 }
    : {};
}

/** Two slanting bands on each lens, the light coming from the left on both. */
function reflections(measures: Measures): string {
  const { lensWidthMm: a, lensHeightMm: b } = measures;
  const slant = b * 0.42;
  return [-1, 1]
    .flatMap((side) => {
      const left = MIDDLE_X_MM + side * lensCentreMm(measures) - a / 2;
      const top = LENS_ROW_Y_MM - b / 2;
      return [
        [0.34, 0.24],
        [0.63, 0.06],
      ].map(([start, width]) => {
        const x = left + a * start!;
        return `M${mm(x)} ${mm(top)}h${mm(a * width!)}l${numbers([-slant, b])}h${mm(-a * width!)}z`;
      });
    })
    .join('');
}
