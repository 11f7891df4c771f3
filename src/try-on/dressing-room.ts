import type { Glasses } from './glasses.ts';
import { createTryOnScene, type Part } from './scene/try-on-scene.ts';
import { openWardrobe, type Wardrobe } from './wardrobe.ts';
import type { WornHead } from './worn-head.ts';

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

/** `builder` is the address of the worker that builds frames. @throws where there is no WebGL. */
export function openDressingRoom(builder: string): DressingRoom {
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
