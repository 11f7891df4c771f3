import type { LensOutline } from '#pictures/frame.ts';

/** Lens outlines that several models share; see `LensOutline` for what the numbers mean. */
export const LENS_SHAPES = {
  /** A drop: a level brow, and its weight below at the temple. */
  teardrop: {
    touch: { top: 0.0, temporal: -0.2, bottom: 0.16, nasal: -0.5 },
    topTemporal: [0.72, 0.66],
    bottomTemporal: [0.52, 0.62],
    bottomNasal: [0.42, 0.42],
    topNasal: [0.74, 0.62],
  },
  /** The drop made more angular, with a straight brow. */
  navigator: {
    touch: { top: 0.05, temporal: -0.42, bottom: 0.12, nasal: -0.55 },
    topTemporal: [0.86, 0.76],
    bottomTemporal: [0.62, 0.6],
    bottomNasal: [0.5, 0.46],
    topNasal: [0.86, 0.72],
  },
  /** Swept up to a point at the temple. */
  wing: {
    touch: { top: 0.62, temporal: -0.6, bottom: -0.06, nasal: -0.02 },
    topTemporal: [0.9, 0.66],
    bottomTemporal: [0.62, 0.46],
    bottomNasal: [0.62, 0.62],
    topNasal: [0.62, 0.74],
  },
  /** A cat-eye for every day: fuller below, the sweep softer. */
  softWing: {
    touch: { top: 0.4, temporal: -0.4, bottom: 0, nasal: -0.12 },
    topTemporal: [0.84, 0.7],
    bottomTemporal: [0.68, 0.56],
    bottomNasal: [0.66, 0.64],
    topNasal: [0.64, 0.74],
  },
  oval: {
    touch: { top: 0.04, temporal: -0.06, bottom: -0.02, nasal: -0.06 },
    topTemporal: [0.57, 0.57],
    bottomTemporal: [0.56, 0.56],
    bottomNasal: [0.56, 0.56],
    topNasal: [0.57, 0.57],
  },
  /** An oval with a little more shoulder. */
  fullOval: {
    touch: { top: 0.06, temporal: -0.12, bottom: 0.0, nasal: -0.12 },
    topTemporal: [0.64, 0.62],
    bottomTemporal: [0.6, 0.58],
    bottomNasal: [0.6, 0.58],
    topNasal: [0.64, 0.6],
  },
  round: {
    touch: { top: 0, temporal: 0, bottom: 0, nasal: 0 },
    topTemporal: [0.5523, 0.5523],
    bottomTemporal: [0.5523, 0.5523],
    bottomNasal: [0.5523, 0.5523],
    topNasal: [0.5523, 0.5523],
  },
  /** Round below, with shoulders above: the classic of the 1930s. */
  panto: {
    touch: { top: 0.02, temporal: -0.16, bottom: -0.02, nasal: -0.18 },
    topTemporal: [0.68, 0.64],
    bottomTemporal: [0.58, 0.59],
    bottomNasal: [0.58, 0.59],
    topNasal: [0.68, 0.62],
  },
  rectangle: {
    touch: { top: 0.04, temporal: -0.34, bottom: -0.02, nasal: -0.3 },
    topTemporal: [0.93, 0.88],
    bottomTemporal: [0.88, 0.8],
    bottomNasal: [0.86, 0.78],
    topNasal: [0.92, 0.82],
  },
  /** A rectangle with round corners. */
  softRectangle: {
    touch: { top: 0.02, temporal: -0.2, bottom: 0, nasal: -0.2 },
    topTemporal: [0.84, 0.78],
    bottomTemporal: [0.8, 0.74],
    bottomNasal: [0.78, 0.7],
    topNasal: [0.82, 0.74],
  },
  square: {
    touch: { top: 0.05, temporal: -0.4, bottom: -0.02, nasal: -0.38 },
    topTemporal: [0.91, 0.84],
    bottomTemporal: [0.8, 0.74],
    bottomNasal: [0.76, 0.7],
    topNasal: [0.9, 0.78],
  },
  /** A square with generous corners. */
  softSquare: {
    touch: { top: 0.02, temporal: -0.26, bottom: 0, nasal: -0.26 },
    topTemporal: [0.8, 0.76],
    bottomTemporal: [0.73, 0.7],
    bottomNasal: [0.7, 0.67],
    topNasal: [0.78, 0.72],
  },
} satisfies Record<string, LensOutline>;
