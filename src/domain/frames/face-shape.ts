import type { FrameShape } from './catalogue-types.ts';

export const FACE_SHAPES = ['oval', 'round', 'square', 'heart', 'diamond', 'triangle'] as const;
export type FaceShape = (typeof FACE_SHAPES)[number];

/** The shapes of face that each shape of frame suits (specification, "Frame shapes"). */
const SUITED: Record<FrameShape, readonly FaceShape[]> = {
  Aviator: ['heart'],
  CatEye: [],
  Oval: ['square', 'diamond'],
  Rectangle: ['oval', 'round', 'triangle'],
  Round: ['square'],
  Square: ['heart', 'oval'],
};

/** The shapes of frame that suit a face, in the catalogue's order. */
export function frameShapesFor(faceShape: FaceShape): FrameShape[] {
  const shapes = Object.entries(SUITED) as [FrameShape, readonly FaceShape[]][];
  return shapes.filter(([, faces]) => faces.includes(faceShape)).map(([shape]) => shape);
}
