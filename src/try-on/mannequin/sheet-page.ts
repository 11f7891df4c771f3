import type { FrameForm } from '#pictures/frame-form.ts';
import { glassesOf, solidOf } from '../glasses.ts';
import { createTryOnScene } from '../scene/try-on-scene.ts';
import { HEAD_SHOT, mannequinHead, type Mannequin } from './mannequin.ts';

declare global {
  interface Window {
    /** A frame on a head, of which `picture` is the picture; both as data addresses. */
    wearOn(mannequin: Mannequin, picture: string, form: FrameForm, passes: number): Promise<string>;
  }
}

const canvas = document.createElement('canvas');
const scene = createTryOnScene(canvas);

window.wearOn = async (mannequin, picture, form, passes) => {
  const { widthPx, heightPx } = HEAD_SHOT;
  scene.wear(glassesOf(form, solidOf(form)));
  scene.draw({
    picture: await createImageBitmap(await (await fetch(picture)).blob()),
    head: mannequinHead(mannequin),
    part: { x: 0, y: 0, width: widthPx, height: heightPx },
    widthPx,
    heightPx,
    gain: 1,
    passes,
  });
  return canvas.toDataURL('image/png');
};
