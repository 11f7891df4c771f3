import type { FrameForm } from '#pictures/frame-form.ts';
import type { Measures } from '#pictures/geometry/measures.ts';
import { frameMesh, type FrameMaterial, type FrameMesh } from '#pictures/mesh/frame-mesh.ts';
import { looksOf, type Look } from '#pictures/studio/look.ts';

export type { FrameForm } from '#pictures/frame-form.ts';
/** A frame in three dimensions, without its colours. */
export type FrameSolid = FrameMesh;

/** A frame in one colour, to be worn. `seed`: another tortoise for another model. */
export type Glasses = {
  measures: Measures;
  mesh: FrameSolid;
  looks: Record<FrameMaterial, Look>;
  seed: number;
};

/** How finely plates are cut: at arm's length a pixel of a camera is about half of this. */
const CELL_MM = 0.8;

/** The solid of a frame; takes up to a second, and is the same for all its colours. */
export function solidOf({ measures }: FrameForm): FrameSolid {
  return frameMesh(measures, CELL_MM);
}

/** A frame in one colour, of the solid of its model. */
export function glassesOf({ measures, finish }: FrameForm, mesh: FrameSolid): Glasses {
  const { lensWidthMm, bridgeMm, templeMm, totalWidthMm } = measures;
  const seed = (lensWidthMm * 7 + bridgeMm * 13 + templeMm * 3 + totalWidthMm) % 61;
  return { measures, mesh, looks: looksOf(finish), seed };
}
