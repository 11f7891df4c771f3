import builder from 'virtual:glasses-builder';
import type { Camera } from '#face/head/head-pose.ts';
import type { Landmarks } from '#face/landmarks.ts';
import type { Glasses } from '#try-on/glasses.ts';
import { wearingOf, type Wearing } from '#try-on/placement.ts';
import { gainOf } from '#try-on/scene/lighting.ts';
import { createTryOnScene, type Part } from '#try-on/scene/try-on-scene.ts';
import { openWardrobe, type Wardrobe } from '#try-on/wardrobe.ts';
import { wornHead, type WornHead } from '#try-on/worn-head.ts';
import { faceOf, type Still } from './still.ts';

/*
 * What draws frames on faces: loaded when somebody asks for it. It fetches what a frame is built
 * from; nothing of a picture leaves the page.
 */

/** A picture with a head in it, ready to be given glasses. */
export type Subject = {
  picture: ImageBitmap | OffscreenCanvas;
  head: WornHead;
  part: Part;
  gain: number;
};

export type DressingRoom = Wardrobe & {
  /**
   * Draws onto a canvas as large as it is: quickly once, and where the machine is quick enough once
   * more in many passes, unless `isOld` says by then that something else is wanted.
   */
  draw(canvas: HTMLCanvasElement, wish: Wish, isOld?: () => boolean): Promise<void>;
  /** The same quickly and no more: for pictures that move. */
  drawQuickly(canvas: HTMLCanvasElement, wish: Wish): void;
};

type Wish = { glasses: Glasses; subject: Subject };

/** How long a fine picture may take, and its passes at most and at least. */
const FINE_MS = 900;
const FINE_PASSES = { least: 4, most: 16 } as const;

/** @throws where the browser has no WebGL. */
export function openDressingRoom(): DressingRoom {
  const drawn = new OffscreenCanvas(1, 1);
  const scene = createTryOnScene(drawn);
  const wardrobe = openWardrobe(builder);
  let worn: Glasses | null = null;

  function draw(canvas: HTMLCanvasElement, { glasses, subject }: Wish, passes: number): void {
    if (worn !== glasses) scene.wear(glasses);
    worn = glasses;
    scene.draw({ ...subject, widthPx: canvas.width, heightPx: canvas.height, passes });
    canvas.getContext('2d')?.drawImage(drawn, 0, 0);
  }

  return {
    glasses: (colourSku) => wardrobe.glasses(colourSku),
    async draw(canvas, wish, isOld = () => false) {
      const started = performance.now();
      draw(canvas, wish, 1);
      // The browser draws when it likes: a pixel that is read has been drawn.
      canvas.getContext('2d')?.getImageData(0, 0, 1, 1);
      const passes = Math.floor(FINE_MS / Math.max(1, performance.now() - started));
      if (passes < FINE_PASSES.least) return;
      await new Promise((goOn) => setTimeout(goOn, 60));
      if (!isOld()) draw(canvas, wish, Math.min(passes, FINE_PASSES.most));
    },
    drawQuickly: (canvas, wish) => draw(canvas, wish, 1),
    end() {
      scene.end();
      wardrobe.end();
    },
  };
}

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
