import type { FaceShape, FrameShape, FrameSize } from './catalogue-types.ts';
import { FRAME_SHAPES } from './catalogue-types.ts';

/**
 * The size word for a total width in millimetres: that of a frame from hinge to hinge, or
 * that of a face as measured. Rounded to whole millimetres first.
 */
export function frameSizeOf(totalWidthMm: number): FrameSize {
  const width = Math.round(totalWidthMm);
  if (width > 140) return 'ExtraLarge';
  if (width >= 133) return 'Large';
  if (width >= 126) return 'Medium';
  if (width >= 119) return 'Small';
  return 'ExtraSmall';
}

/** The face shapes that each frame shape suits; CatEye is a matter of taste alone. */
export const SUITED_FACE_SHAPES: Record<FrameShape, readonly FaceShape[]> = {
  Aviator: ['heart'],
  CatEye: [],
  Oval: ['square', 'diamond'],
  Rectangle: ['oval', 'round', 'triangle'],
  Round: ['square'],
  Square: ['heart', 'oval'],
};

/** The frame shapes to suggest for a face; every face shape has at least one. */
export function frameShapesFor(faceShape: FaceShape): FrameShape[] {
  return FRAME_SHAPES.filter((frameShape) => SUITED_FACE_SHAPES[frameShape].includes(faceShape));
}
