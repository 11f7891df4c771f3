import type { FaceFinding } from '#domain/frames/face-finding.ts';
import type { FaceResult, PictureSource } from './capture.ts';
import { namedShapes, type ShapeShare } from './face-shape.ts';

/**
 * What a measured face says of frames to look for.
 *
 * @param faceToFrameOffsetMm how much wider than the face its frame is; below 0 where narrower.
 */
export function findingOfFace(
  { faceWidth }: FaceResult,
  shapes: readonly ShapeShare[],
  { from, faceToFrameOffsetMm }: { from: PictureSource; faceToFrameOffsetMm: number },
): FaceFinding {
  return {
    from,
    frameWidth: {
      mm: Math.round(faceWidth.mm + faceToFrameOffsetMm),
      plusMinusMm: Math.ceil(faceWidth.sdMm),
    },
    chosenSize: null,
    faceShapes: namedShapes(shapes),
  };
}
