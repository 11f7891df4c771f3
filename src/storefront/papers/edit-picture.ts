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

export function turned(turn: Turn, byDegrees: 90 | -90): Turn {
  return ((turn + byDegrees + 360) % 360) as Turn;
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
 * JPEG. Browsers that show photos of iPhones send those as JPEG, too.
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
