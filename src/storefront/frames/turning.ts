import builder from 'virtual:glasses-builder';
import { createTurntable, STANDS, type Stand } from '#try-on/scene/turntable.ts';
import { openWardrobe } from '#try-on/wardrobe.ts';
import { followed } from './following.ts';

/*
 * What turns a frame in three dimensions: loaded when somebody asks for it. It draws while
 * something moves and until the picture is fine, and then rests.
 */

export type Turning = {
  /** Shows the frame in another colour. @throws when the shop cannot say what it is built from. */
  wear(colourSku: string): Promise<void>;
  /** Goes there at once, or smoothly. */
  turnTo(stand: Stand, isSmooth: boolean): void;
  end(): void;
};

/** Wider than this nobody sees a difference, and phones grow warm. */
const MOST_PX = 1400;
/** Where a picture takes longer than this, it is drawn smaller while it moves. */
const SLOW_MS = 70;
const SMALLER = 0.5;
/** After this the picture is fine enough for a machine that needs so long. */
const MOST_FINE_MS = 5000;
/** How often a frame is drawn for each picture while it moves, and while it becomes fine. */
const PASSES = { quick: 3, slow: 1, fine: 2 } as const;

/** Draws on a canvas of its own within the room. @throws where the browser has no WebGL. */
export function openTurning(room: HTMLElement): Turning {
  const canvas = document.createElement('canvas');
  const table = createTurntable(canvas);
  const wardrobe = openWardrobe(builder);
  let [now, goal]: [Stand, Stand] = [STANDS['three-quarter'], STANDS['three-quarter']];
  let [wanted, placed] = ['', ''];
  let [request, drawnAt, arrivedAt] = [0, 0, 0];
  let step: 'move' | 'sharpen' | 'refine' = 'move';

  function draw(time: number): void {
    request = 0;
    const passedMs = drawnAt === 0 ? 0 : time - drawnAt;
    drawnAt = time;
    const isSlow = passedMs > SLOW_MS;
    if (step === 'move') {
      now = followed(now, goal, passedMs);
      table.show(now, widthPx(isSlow ? SMALLER : 1), isSlow ? PASSES.slow : PASSES.quick);
      if (now === goal) {
        step = isSlow ? 'sharpen' : 'refine';
        arrivedAt = time;
      }
    } else if (step === 'sharpen') {
      table.show(now, widthPx(1), PASSES.slow);
      step = 'refine';
    } else {
      const missing = table.refine(isSlow ? PASSES.slow : PASSES.fine);
      canvas.dataset.state = 'still';
      if (missing === 0 || time - arrivedAt > MOST_FINE_MS) {
        drawnAt = 0;
        return;
      }
    }
    go();
  }

  function go(): void {
    if (placed !== '') request ||= requestAnimationFrame(draw);
  }

  function move(): void {
    step = 'move';
    canvas.dataset.state = 'moving';
    go();
  }

  function widthPx(share: number): number {
    const width = canvas.clientWidth * Math.min(2, devicePixelRatio);
    return 2 * Math.round((Math.min(MOST_PX, Math.max(200, width)) * share) / 2);
  }

  room.append(canvas);
  const grown = new ResizeObserver(move);
  grown.observe(canvas);
  return {
    async wear(colourSku) {
      wanted = colourSku;
      const glasses = await wardrobe.glasses(colourSku);
      if (wanted !== colourSku) return;
      table.place(glasses);
      placed = colourSku;
      canvas.dataset.colour = colourSku;
      move();
    },
    turnTo(stand, isSmooth) {
      goal = stand;
      if (!isSmooth) now = goal;
      move();
    },
    end() {
      wanted = '';
      cancelAnimationFrame(request);
      grown.disconnect();
      wardrobe.end();
      table.end();
      canvas.remove();
    },
  };
}
