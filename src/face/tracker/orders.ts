import type { PictureKind, TrackerFault } from './face-tracker.ts';

/** What the worker is told, and what it answers: each answer has the number of its order. */
export type Order = { id: number } & (
  | { act: 'start' }
  | { act: 'find'; picture: ImageBitmap; kind: PictureKind }
);

/** Of each face x, y and z of every landmark, one after the other, as shares of the picture. */
export type Answer = { id: number } & ({ faces: Float32Array[] } | Fault);
type Fault = { fault: TrackerFault['reason']; message: string };
