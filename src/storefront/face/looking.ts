import type { CaptureHint, PictureSource } from '#face/capture.ts';
import { captureHint } from '#face/capture.ts';
import { faceShapes, type ShapeShare } from '#face/face-shape.ts';
import { usualFocalPx, type Camera } from '#face/head/head-pose.ts';
import type { GreyPicture } from '#face/iris/iris-edge.ts';
import type { Landmarks } from '#face/landmarks.ts';
import { measureFace, type FaceMeasures } from '#face/measure-face.ts';
import type { ScaleSource } from '#face/scale.ts';
import type { FaceTracker } from '#face/tracker/face-tracker.ts';

/*
 * One picture of a camera or a file: taken over, brought to the tracker, measured. Pictures stay on
 * the page and in the tracker's worker.
 */

export type Picture = OffscreenCanvas;

/** A face in a picture, in its pixels. */
export type Face = { landmarks: Landmarks; camera: Camera };

/** What was seen in a picture; `hint`: what is in the way of measuring it. */
export type Seen =
  | ({ measures: FaceMeasures; shapes: ShapeShare[]; hint: CaptureHint | null } & Face)
  | { hint: CaptureHint; landmarks?: undefined };

/** What the tracker gets: more pixels take longer and show it no more. */
const TRACKED_WIDTH_PX = { camera: 640, photo: 1280 };
const MOST_PHOTO_PX = 1600;
/** Where faces are not seen because it is dark. */
const DARK = 40;

/** Finds the face in a picture and measures it; with two faces or none it says so. */
export async function look(
  tracker: FaceTracker,
  picture: Picture,
  from: PictureSource,
  source: ScaleSource,
): Promise<Seen> {
  const shrunk = Math.min(1, TRACKED_WIDTH_PX[from] / picture.width);
  const tracked = await shrunkTo(picture, shrunk);
  const grey = greyOf(picture);
  const faces = await tracker.find(tracked, from === 'photo' ? 'photo' : 'film');
  if (faces.length > 1) return { hint: 'two-faces' };
  const [face] = faces;
  if (!face) return { hint: meanOf(grey) < DARK ? 'more-light' : 'no-face' };

  const landmarks = enlarged(face, 1 / shrunk);
  const { width: widthPx, height: heightPx } = picture;
  const camera = { widthPx, heightPx, focalPx: usualFocalPx(widthPx, heightPx) };
  const measures = measureFace(landmarks, camera, source, grey);
  const hint = captureHint(measures, landmarks, grey, from);
  return { hint, landmarks, camera, measures, shapes: faceShapes(landmarks, measures.pose) };
}

/**
 * The face in what a camera shows, and nothing else of it: many times quicker than `look`, as no
 * pixel has to be read.
 */
export async function lookQuickly(
  tracker: FaceTracker,
  picture: ImageBitmap,
): Promise<Face | { hint: CaptureHint }> {
  const { width: widthPx, height: heightPx } = picture;
  const shrunk = Math.min(1, TRACKED_WIDTH_PX.camera / widthPx);
  const faces = await tracker.find(await shrunkTo(picture, shrunk), 'film');
  const [face] = faces;
  if (!face) return { hint: 'no-face' };
  if (faces.length > 1) return { hint: 'two-faces' };
  const camera = { widthPx, heightPx, focalPx: usualFocalPx(widthPx, heightPx) };
  return { landmarks: enlarged(face, 1 / shrunk), camera };
}

function shrunkTo(picture: Picture | ImageBitmap, share: number): Promise<ImageBitmap> {
  return createImageBitmap(picture, {
    resizeWidth: Math.round(picture.width * share),
    resizeHeight: Math.round(picture.height * share),
    resizeQuality: 'medium',
  });
}

function enlarged(landmarks: Landmarks, times: number): Landmarks {
  return landmarks.map(({ xPx, yPx, zPx }) => ({
    xPx: xPx * times,
    yPx: yPx * times,
    zPx: zPx * times,
  }));
}

/** A photo upright and not larger than need be; null when this browser cannot show it. */
export async function pictureOf(file: Blob): Promise<Picture | null> {
  try {
    const whole = await createImageBitmap(file);
    const shrunk = Math.min(1, MOST_PHOTO_PX / Math.max(whole.width, whole.height));
    const picture = drawn(whole, whole.width * shrunk, whole.height * shrunk);
    whole.close();
    return picture;
  } catch {
    return null;
  }
}

/** What a camera shows now; null before its first picture. */
export function frameOf(video: HTMLVideoElement): Picture | null {
  const { videoWidth, videoHeight, readyState } = video;
  if (readyState < HTMLMediaElement.HAVE_CURRENT_DATA || videoWidth === 0) return null;
  return drawn(video, videoWidth, videoHeight);
}

function drawn(source: CanvasImageSource, width: number, height: number): Picture {
  const picture = new OffscreenCanvas(Math.round(width), Math.round(height));
  const context = picture.getContext('2d', { willReadFrequently: true })!;
  context.drawImage(source, 0, 0, picture.width, picture.height);
  return picture;
}

/** Brightness as eyes see it (ITU-R BT.601). */
export function greyOf(picture: Picture): GreyPicture {
  const { width: widthPx, height: heightPx } = picture;
  const { data: colours } = picture.getContext('2d')!.getImageData(0, 0, widthPx, heightPx);
  const data = new Uint8ClampedArray(widthPx * heightPx);
  for (let at = 0; at < data.length; at += 1)
    data[at] =
      0.299 * colours[4 * at]! + 0.587 * colours[4 * at + 1]! + 0.114 * colours[4 * at + 2]!;
  return { widthPx, heightPx, data };
}

function meanOf({ data }: GreyPicture): number {
  let sum = 0;
  for (let at = 0; at < data.length; at += 64) sum += data[at]!;
  return sum / Math.ceil(data.length / 64);
}
