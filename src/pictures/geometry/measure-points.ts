import type { FrameMeasurements } from '../frame.ts';
import { CANVAS, LENS_ROW_Y_MM, MIDDLE_X_MM, SIDE_HINGE } from './canvas.ts';
import type { Point } from './point.ts';
import { templeStations } from './temple.ts';

/** A measure on the picture, in the picture's own millimetres. */
export type Span = { from: Point; to: Point };

export type MeasurePoints = {
  front: { lensWidth: Span; lensHeight: Span; bridge: Span; totalWidth: Span };
  /** `temple` follows the middle of the arm from its hinge around the bend to its tip. */
  side: { temple: Point[] };
};

const BELOW_EVERY_FRAME_MM = CANVAS.heightMm - 3;

/**
 * Where to draw the measures of a frame over its pictures. The width is marked on the lens at the
 * left, the height on the one at the right, so that the two lines do not cross.
 */
export function measurePoints(measurements: FrameMeasurements): MeasurePoints {
  const { lensWidthMm, lensHeightMm, bridgeMm, totalWidthMm, templeMm } = measurements;
  const heightX = MIDDLE_X_MM + (bridgeMm + lensWidthMm) / 2;
  return {
    front: {
      lensWidth: level(-bridgeMm / 2 - lensWidthMm, -bridgeMm / 2, LENS_ROW_Y_MM),
      lensHeight: {
        from: { x: heightX, y: LENS_ROW_Y_MM - lensHeightMm / 2 },
        to: { x: heightX, y: LENS_ROW_Y_MM + lensHeightMm / 2 },
      },
      bridge: level(-bridgeMm / 2, bridgeMm / 2, LENS_ROW_Y_MM),
      totalWidth: level(-totalWidthMm / 2, totalWidthMm / 2, BELOW_EVERY_FRAME_MM),
    },
    side: {
      temple: templeStations({ templeMm, temple: { heightMm: 0 } }, 5).map(({ back, down }) => ({
        x: SIDE_HINGE.x + back,
        y: SIDE_HINGE.y + down,
      })),
    },
  };
}

function level(fromX: number, toX: number, y: number): Span {
  return { from: { x: MIDDLE_X_MM + fromX, y }, to: { x: MIDDLE_X_MM + toX, y } };
}
