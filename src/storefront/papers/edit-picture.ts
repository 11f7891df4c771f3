import { FILE_BYTES_MAX } from './limits.ts';

/** How far each edge is cut off, in percent of the turned picture. */
export type Cut = Record<'top' | 'right' | 'bottom' | 'left', number>;
export type Turn = 0 | 90 | 180 | 270;

/** A page as the person wants it seen. */
export type Edit = { turn: Turn; cut: Cut };

/** A page that was chosen, and what the browser can draw of it: null where it cannot. */
export type ChosenPage = { id: number; file: File; picture: ImageBitmap | null; edit: Edit };

export const UNTOUCHED: Edit = { turn: 0, cut: { top: 0, right: 0, bottom: 0, left: 0 } };

/** Longer sides are of no use to who reads it. */
const LONGEST_PX = 2400;

/** The page turned, and with it what is cut off. */
export function turned({ turn, cut }: Edit, byDegrees: 90 | -90): Edit {
  const { top, right, bottom, left } = cut;
  return {
    turn: ((turn + byDegrees + 360) % 360) as Turn,
    cut:
      byDegrees === 90
        ? { top: left, right: top, bottom: right, left: bottom }
        : { top: right, right: bottom, bottom: left, left: top },
  };
}

/** One corner of what is kept, by the edges that meet in it. */
export type Corner = { vertical: 'top' | 'bottom'; horizontal: 'left' | 'right' };

/** So much stays between two edges, in percent. */
const LEAST_KEPT = 10;

/** The most that can be cut off at this edge, in percent: something is left of the page. */
export function mostCut(cut: Cut, edge: keyof Cut): number {
  return 100 - LEAST_KEPT - cut[OPPOSITE[edge]];
}

const OPPOSITE = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' } as const;

/** What is cut off once a corner lies here: percent of the picture from its left and upper edge. */
export function withCornerAt(cut: Cut, corner: Corner, at: { x: number; y: number }): Cut {
  const fromEdge = {
    [corner.horizontal]: corner.horizontal === 'left' ? at.x : 100 - at.x,
    [corner.vertical]: corner.vertical === 'top' ? at.y : 100 - at.y,
  };
  const moved = { ...cut };
  for (const edge of [corner.horizontal, corner.vertical]) {
    const percent = Math.round(fromEdge[edge] ?? 0);
    moved[edge] = Math.max(0, Math.min(mostCut(cut, edge), percent));
  }
  return moved;
}

/** Where a corner lies, in percent of the picture from its left and upper edge. */
export function placeOf(cut: Cut, { vertical, horizontal }: Corner): { x: number; y: number } {
  return {
    x: horizontal === 'left' ? cut.left : 100 - cut.right,
    y: vertical === 'top' ? cut.top : 100 - cut.bottom,
  };
}

/** Draws the whole picture turned, at most `longestPx` long, with what is cut off in the shade. */
export function drawPreview(
  canvas: HTMLCanvasElement,
  picture: ImageBitmap,
  { turn, cut }: Edit,
  longestPx: number,
): void {
  drawTurned(canvas, picture, turn, longestPx);
  const context = canvas.getContext('2d');
  if (!context) return;
  const { width, height } = canvas;
  const { x, y, right, bottom } = kept(cut, width, height);
  context.fillStyle = 'rgb(0 0 0 / 65%)';
  context.fillRect(0, 0, width, y);
  context.fillRect(0, bottom, width, height - bottom);
  context.fillRect(0, y, x, bottom - y);
  context.fillRect(right, y, width - right, bottom - y);
}

/**
 * What is sent of a page: the file itself where nothing was done to it, else what is seen, as a
 * JPEG. Browsers that show photos of iPhones send those as JPEG, too. It is cut here, before it is
 * sent, so that a name or a diagnosis that was cut off never leaves the device.
 */
export async function pictureToSend(
  file: File,
  picture: ImageBitmap | null,
  edit: Edit,
): Promise<Blob> {
  const isTouched = edit.turn !== 0 || Object.values(edit.cut).some((percent) => percent > 0);
  const isNeeded =
    isTouched || file.size > FILE_BYTES_MAX || /hei[cf]/i.test(file.type + file.name);
  if (!picture || !isNeeded) return file;
  const whole = document.createElement('canvas');
  drawTurned(whole, picture, edit.turn, LONGEST_PX);
  const { x, y, right, bottom } = kept(edit.cut, whole.width, whole.height);
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [right - x, bottom - y];
  canvas.getContext('2d')?.drawImage(whole, -x, -y);
  const drawn = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/jpeg', 0.92),
  );
  return drawn ?? file;
}

function drawTurned(
  canvas: HTMLCanvasElement,
  picture: ImageBitmap,
  turn: Turn,
  longestPx: number,
): void {
  const scale = Math.min(1, longestPx / Math.max(picture.width, picture.height));
  const [width, height] = [picture.width * scale, picture.height * scale].map(Math.round);
  if (!width || !height) return;
  const isOnSide = turn === 90 || turn === 270;
  [canvas.width, canvas.height] = isOnSide ? [height, width] : [width, height];
  const context = canvas.getContext('2d');
  context?.translate(canvas.width / 2, canvas.height / 2);
  context?.rotate((turn * Math.PI) / 180);
  context?.drawImage(picture, -width / 2, -height / 2, width, height);
  context?.resetTransform();
}

function kept({ top, right, bottom, left }: Cut, width: number, height: number) {
  return {
    x: Math.round((width * left) / 100),
    y: Math.round((height * top) / 100),
    right: Math.round(width * (1 - right / 100)),
    bottom: Math.round(height * (1 - bottom / 100)),
  };
}
