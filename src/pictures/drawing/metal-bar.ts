import { END_PIECE_LINE_MM } from '../geometry/wire.ts';
import { darker, lighter } from './shade.ts';
import { use, type Sheet, type Stop } from './sheet.ts';

/**
 * A flat piece of metal, lit from above.
 * @param lit between which heights the light falls off; the height of the piece when not given.
 */
export function drawMetalBar(
  sheet: Sheet,
  shape: string,
  hex: string,
  lit?: { top: number; bottom: number },
): string {
  const stops: Stop[] = [
    [0, darker(hex, 0.15)],
    [0.25, lighter(hex, 0.55)],
    [0.5, hex],
    [1, darker(hex, 0.45)],
  ];
  return use(shape, {
    fill: lit ? sheet.gradient([0, lit.top], [0, lit.bottom], stops) : sheet.down(stops),
    stroke: darker(hex, 0.5),
    'stroke-width': END_PIECE_LINE_MM,
  });
}
