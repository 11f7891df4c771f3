import { LENS_ROW_Y_MM, MIDDLE_X_MM } from '../geometry/canvas.ts';
import { moved, type Cubic } from '../geometry/point.ts';

/** A curve around the middle of the bridge, moved to where that lies on the front view. */
export function onCanvas(curve: readonly Cubic[]): Cubic[] {
  return moved(curve, { x: MIDDLE_X_MM, y: LENS_ROW_Y_MM });
}
