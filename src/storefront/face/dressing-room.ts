import builder from 'virtual:glasses-builder';
import type { Camera } from '#face/head/head-pose.ts';
import type { Landmarks } from '#face/landmarks.ts';
import { openDressingRoom as openRoom, type Subject } from '#try-on/dressing-room.ts';
import type { Glasses } from '#try-on/glasses.ts';
import { wearingOf, type Wearing } from '#try-on/placement.ts';
import { gainOf } from '#try-on/scene/lighting.ts';
import type { Part } from '#try-on/scene/try-on-scene.ts';
import { wornHead } from '#try-on/worn-head.ts';
import { faceOf, type Still } from './still.ts';

/*
 * What draws frames on faces: loaded when somebody asks for it. It fetches what a frame is built
 * from; nothing of a picture leaves the page.
 */

export type { DressingRoom } from '#try-on/dressing-room.ts';

/** @throws where the browser has no WebGL. */
export const openDressingRoom = () => openRoom(builder);

/** How wide what is shown of a picture is, in widths of the face. */
const SHOWN_FACES = 2.3;
/** Of what is shown, width to height; a portrait's. */
export const SHOWN_SHAPE = 0.8;
/** How far down the eyes are. */
const EYES_DOWN = 0.44;

/** The face in a still, with a little of what is around it. */
export async function subjectOf(still: Still): Promise<Subject> {
  const picture = await bitmapOf(still.picture);
  const { landmarks, camera } = faceOf(still);
  return {
    picture,
    head: wornHead({ landmarks, camera, mmPerPx: still.mmPerPx }),
    part: partAround(landmarks, camera),
    gain: gainOf(pixelsOf(picture), landmarks),
  };
}

/** What to say about how a frame sits in a still. */
export function wearingIn(still: Still, { measures }: Glasses): Wearing {
  const { landmarks, camera } = faceOf(still);
  return wearingOf(wornHead({ landmarks, camera, mmPerPx: still.mmPerPx }), measures);
}

/** The part of a picture around a face, not beyond its edges. */
export function partAround(landmarks: Landmarks, { widthPx, heightPx }: Camera): Part {
  const xs = landmarks.map(({ xPx }) => xPx);
  const faceWidth = Math.max(...xs) - Math.min(...xs);
  const width = Math.min(SHOWN_FACES * faceWidth, widthPx, heightPx * SHOWN_SHAPE);
  const height = width / SHOWN_SHAPE;
  const eyes = landmarks[168]!;
  const within = (value: number, most: number) => Math.min(Math.max(0, value), most);
  return {
    x: within(eyes.xPx - width / 2, widthPx - width),
    y: within(eyes.yPx - height * EYES_DOWN, heightPx - height),
    width,
    height,
  };
}

/** Pages may load nothing from such an address, so it is taken apart by hand. */
function bitmapOf(dataAddress: string): Promise<ImageBitmap> {
  const [, base64 = ''] = dataAddress.split(',');
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  return createImageBitmap(new Blob([bytes], { type: 'image/jpeg' }));
}

function pixelsOf(picture: ImageBitmap): ImageData {
  const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d')!;
  context.drawImage(picture, 0, 0);
  return context.getImageData(0, 0, picture.width, picture.height);
}
