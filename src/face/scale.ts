import { IRIS_MM, IRIS_SD_MM } from './iris/iris.ts';

/**
 * What tells how many millimetres a pixel is: the iris, which is nearly as wide in all people;
 * the far pupillary distance of a prescription; or a card of ID-1 size held against the face, whose
 * scale has been brought to the depth of the eyes (`card/`).
 */
export type ScaleSource =
  | { kind: 'iris' }
  | { kind: 'pd'; farPdMm: number }
  | ({ kind: 'card' } & Scale);

/** How well a pupillary distance on paper is known. */
const PD_SD_MM = 0.8;
/**
 * By how much the eyes' pupils come nearer to each other when they look at the camera, in
 * millimetres times the camera's distance: near pd = far pd / (1 + 10.5 / distance).
 */
const CONVERGENCE_MM = 10.5;

/** Millimetres for a pixel at the eyes, with the standard deviation as a share of it. */
export type Scale = { mmPerPx: number; sdShare: number };

/** What the picture shows of the eyes: `pupilsApartPx` is measured along the head's own width. */
export type EyesSeen = { irisPx: number; pupilsApartPx: number; focalPx: number };

export function scaleFrom(source: ScaleSource, eyes: EyesSeen): Scale {
  switch (source.kind) {
    case 'iris':
      return { mmPerPx: IRIS_MM / eyes.irisPx, sdShare: IRIS_SD_MM / IRIS_MM };
    case 'pd':
      return {
        // near pd = mmPerPx pupils, distance = mmPerPx focal: linear in mmPerPx.
        mmPerPx: source.farPdMm / eyes.pupilsApartPx - CONVERGENCE_MM / eyes.focalPx,
        sdShare: PD_SD_MM / source.farPdMm,
      };
    case 'card':
      return { mmPerPx: source.mmPerPx, sdShare: source.sdShare };
  }
}

/** The distance of the pupils when both look far away. */
export function farPdMm(nearPdMm: number, cameraDistanceMm: number): number {
  return nearPdMm * (1 + CONVERGENCE_MM / cameraDistanceMm);
}
