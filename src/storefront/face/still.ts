import { usualFocalPx } from '#face/head/head-pose.ts';
import type { Landmarks } from '#face/landmarks.ts';
import type { FaceMeasures } from '#face/measure-face.ts';
import type { Face, Picture } from './looking.ts';

/**
 * A picture of the member with the face that was found in it. It is kept by the browser alone, as
 * long as the session lasts, and only once the member wants to see frames on it.
 */
export type Still = {
  /** A data address of a JPEG file. */
  picture: string;
  widthPx: number;
  heightPx: number;
  /** x, y and z of each landmark, one after the other, in pixels. */
  landmarks: number[];
  /** Millimetres for a pixel at the eyes. */
  mmPerPx: number;
  /** From temple to temple. */
  faceWidthMm: number;
};

const JPEG_QUALITY = 0.9;
const LANDMARK_COUNT = 478;

/** Keeps a picture with its face, of the size that was measured. */
export async function stillOf(
  picture: Picture,
  { landmarks, camera }: Face,
  { cameraDistanceMm, faceWidth }: Pick<FaceMeasures, 'cameraDistanceMm' | 'faceWidth'>,
): Promise<Still> {
  const blob = await picture.convertToBlob({ type: 'image/jpeg', quality: JPEG_QUALITY });
  return {
    picture: await addressOf(blob),
    widthPx: picture.width,
    heightPx: picture.height,
    landmarks: landmarks.flatMap(({ xPx, yPx, zPx }) =>
      [xPx, yPx, zPx].map((value) => Math.round(value * 100) / 100),
    ),
    mmPerPx: cameraDistanceMm / camera.focalPx,
    faceWidthMm: faceWidth.mm,
  };
}

/** The face of a still, as it was found. */
export function faceOf({ landmarks, widthPx, heightPx }: Still): Face {
  const face: Landmarks = Array.from({ length: landmarks.length / 3 }, (_, index) => ({
    xPx: landmarks[3 * index]!,
    yPx: landmarks[3 * index + 1]!,
    zPx: landmarks[3 * index + 2]!,
  }));
  return {
    landmarks: face,
    camera: { widthPx, heightPx, focalPx: usualFocalPx(widthPx, heightPx) },
  };
}

/** What the browser has kept, if it is a still; null for anything else. */
export function checkedStill(kept: unknown): Still | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const { picture, landmarks, ...lengths } = kept as Record<keyof Still, unknown>;
  const isFine =
    typeof picture === 'string' &&
    picture.startsWith('data:image/jpeg;base64,') &&
    (['widthPx', 'heightPx', 'mmPerPx', 'faceWidthMm'] as const).every(
      (name) => typeof lengths[name] === 'number' && lengths[name] > 0,
    ) &&
    Array.isArray(landmarks) &&
    landmarks.length === 3 * LANDMARK_COUNT &&
    landmarks.every(Number.isFinite);
  return isFine ? (kept as Still) : null;
}

function addressOf(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () =>
      typeof reader.result === 'string' ? resolve(reader.result) : reject(reader.error),
    );
    reader.addEventListener('error', () => reject(reader.error));
    reader.readAsDataURL(blob);
  });
}
