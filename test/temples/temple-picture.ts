import path from 'node:path';
import { createCanvas, GlobalFonts, type SKRSContext2D } from '@napi-rs/canvas';

/** What is printed inside a temple, and how somebody photographs it. */
export type TempleShot = {
  text: string;
  /** Of the acetate or metal, and of the print on it. */
  ground?: string;
  ink?: string;
  /** The height of the print, in pixels of a photo of 1600 by 1000. */
  printPx?: number;
  tiltDegrees?: number;
  /** How much the line rises in its middle, in heights of the print. */
  bend?: number;
  /** Standard deviation of the lens, in pixels. */
  blurPx?: number;
  /** Grains of tortoise acetate and of the sensor, of 255. */
  noise?: number;
  /** A nose pad with its screw, and a hand, beside the print. */
  hasPad?: boolean;
  isUpsideDown?: boolean;
};

const SIZE = { width: 1600, height: 1000 };
const FONT = path.join(
  import.meta.dirname,
  '../../node_modules/@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
);
GlobalFonts.registerFromPath(FONT, 'Print');

/** A PNG of a temple that lies on a table. */
export function templePicture(shot: TempleShot): Buffer {
  const { ground = '#3a2418', ink = '#e8dcc0', tiltDegrees = 0, noise = 6 } = shot;
  const canvas = createCanvas(SIZE.width, SIZE.height);
  const context = canvas.getContext('2d');
  context.fillStyle = '#b8b2a8';
  context.fillRect(0, 0, SIZE.width, SIZE.height);
  context.translate(SIZE.width / 2, SIZE.height / 2);
  context.rotate(((tiltDegrees + (shot.isUpsideDown ? 180 : 0)) * Math.PI) / 180);
  context.filter = `blur(${shot.blurPx ?? 0.8}px)`;
  context.fillStyle = ground;
  const high = 3.2 * (shot.printPx ?? 40);
  context.fillRect(-SIZE.width, -high / 2, 2 * SIZE.width, high);
  if (shot.hasPad) drawPad(context, high);
  drawText(context, { ...shot, ink });
  context.filter = 'none';
  context.resetTransform();
  grain(context, noise);
  return canvas.toBuffer('image/png');
}

/** Letter by letter along a bow; the box between lens and bridge is drawn, as few fonts have it. */
function drawText(context: SKRSContext2D, { text, ink, printPx = 40, bend = 0 }: TempleShot) {
  context.font = `500 ${printPx}px Print`;
  context.fillStyle = ink!;
  context.strokeStyle = ink!;
  context.lineWidth = printPx / 12;
  context.textBaseline = 'middle';
  const widths = [...text].map((sign) =>
    sign === '□' ? printPx * 0.7 : context.measureText(sign).width,
  );
  const whole = widths.reduce((sum, width) => sum + width, 0);
  let x = -whole / 2;
  for (const [index, sign] of [...text].entries()) {
    const middle = x + widths[index]! / 2;
    const share = (2 * middle) / whole;
    context.save();
    context.translate(middle, -bend * printPx * (1 - share ** 2));
    context.rotate(Math.atan((4 * bend * printPx * share) / whole));
    const edge = printPx * 0.42;
    if (sign === '□') context.strokeRect(-edge / 2, -edge / 2, edge, edge);
    else context.fillText(sign, -widths[index]! / 2, 0);
    context.restore();
    x += widths[index]!;
  }
}

function drawPad(context: SKRSContext2D, high: number): void {
  context.fillStyle = '#d9cfc0';
  context.beginPath();
  context.ellipse(-560, -0.4 * high, 90, 150, 0.5, 0, 2 * Math.PI);
  context.fill();
  context.fillStyle = '#777';
  for (const x of [-520, 640, 690]) {
    context.beginPath();
    context.arc(x, 0.1 * high, 14, 0, 2 * Math.PI);
    context.fill();
  }
  context.fillStyle = '#c89f86';
  context.fillRect(560, high / 2, 260, 300);
}

/** The same grains each time (a linear congruential generator). */
function grain(context: SKRSContext2D, noise: number): void {
  const picture = context.getImageData(0, 0, SIZE.width, SIZE.height);
  let state = 1;
  for (let at = 0; at < picture.data.length; at += 4) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const more = (state / 2 ** 32 - 0.5) * 3.5 * noise;
    for (const channel of [0, 1, 2]) picture.data[at + channel]! += more;
  }
  context.putImageData(picture, 0, 0);
}
