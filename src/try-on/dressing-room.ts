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
   * Draws onto a canvas as large as it is: quickly once, and then once more in as many passes as the
   * machine makes in a few seconds, between which the page answers, unless `isOld` says by then that something else is wanted.
   */
  draw(canvas: HTMLCanvasElement, wish: Wish, isOld?: () => boolean): Promise<void>;
  /** The same quickly and no more: for pictures that move. */
  drawQuickly(canvas: HTMLCanvasElement, wish: Wish): void;
};

type Wish = { glasses: Glasses; subject: Subject };

/** How many passes a fine picture has at most, and after how long fewer are enough, if not too few. */
const FINE_PASSES = { most: 16, least: 4 } as const;
const FINE_MS = 3000;

/** `builder` is the address of the worker that builds frames. @throws where there is no WebGL. */
export function openDressingRoom(builder: string): DressingRoom {
  const drawn = new OffscreenCanvas(1, 1);
  const scene = createTryOnScene(drawn);
  const wardrobe = openWardrobe(builder);
  let worn: Glasses | null = null;
  let begun = 0;

  function begin(canvas: HTMLCanvasElement, { glasses, subject }: Wish, passes: number) {
    begun += 1;
    if (worn !== glasses) scene.wear(glasses);
    worn = glasses;
    return scene.drawing({ ...subject, widthPx: canvas.width, heightPx: canvas.height, passes });
  }

  function drawQuickly(canvas: HTMLCanvasElement, wish: Wish): void {
    const steps = begin(canvas, wish, 1);
    while (!steps.next().done);
    canvas.getContext('2d')?.drawImage(drawn, 0, 0);
  }

  /** Between the passes the page answers; what is wanted next is not waited for. */
  async function drawFinely(
    canvas: HTMLCanvasElement,
    wish: Wish,
    isOld: () => boolean,
  ): Promise<void> {
    const started = performance.now();
    const steps = begin(canvas, wish, FINE_PASSES.most);
    const mine = begun;
    const isEnough = (passes: number) =>
      passes >= FINE_PASSES.least && performance.now() - started > FINE_MS;
    for (let passes = 0; !steps.next(isEnough(passes)).done; passes += 1) {
      await new Promise((goOn) => setTimeout(goOn, 0));
      if (isOld() || mine !== begun) return;
    }
    canvas.getContext('2d')?.drawImage(drawn, 0, 0);
  }

  return {
    glasses: (colourSku) => wardrobe.glasses(colourSku),
    async draw(canvas, wish, isOld = () => false) {
      drawQuickly(canvas, wish);
      await new Promise((goOn) => setTimeout(goOn, 60));
      if (!isOld()) await drawFinely(canvas, wish, isOld);
    },
    drawQuickly,
    end() {
      scene.end();
      wardrobe.end();
    },
  };
}
