import type { PictureSource } from './draw-frame.ts';
import type { Finish } from './frame.ts';
import type { Measures } from './geometry/measures.ts';
import { finishOf, readGeometry } from './geometry/read-geometry.ts';

/** What a frame in one colour is built from in three dimensions, wherever that is done. */
export type FrameForm = { measures: Measures; finish: Finish };

/** The form of a frame that a catalogue describes; what it leaves out follows from its measures. */
export function formOf({ geometry, color, measurements }: PictureSource): FrameForm {
  const read = readGeometry(geometry, measurements);
  const { finishes: _, ...form } = read;
  return { measures: { ...measurements, ...form }, finish: finishOf(read, color) };
}
