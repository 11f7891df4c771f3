import sharp, { type Sharp } from 'sharp';
import { drawBend, flat } from './bend.ts';
import type { Photo } from './conditions.ts';
import type { Dice } from './dice.ts';
import { squareFrom, type Point } from './perspective.ts';

type Corners = [Point, Point, Point, Point];
type Pixels = { data: Buffer; width: number; height: number };

/** The picture of a page as a camera or a scanner takes it: a JPEG. */
export async function photograph(png: Buffer, photo: Photo, dice: Dice): Promise<Buffer> {
  const page = await pixelsOf(png, photo.scale);
  const taken = project(page, photo, dice);
  const blurred = await raw(taken)
    .blur(dice.between(...photo.blurPx))
    .raw()
    .toBuffer();
  addNoise(blurred, photo.noise, dice);
  return raw({ ...taken, data: blurred })
    .jpeg({ quality: photo.jpegQuality })
    .toBuffer();
}

/** A picture in which there is nothing: each pixel by chance. */
export function noisePicture(width: number, height: number, dice: Dice): Promise<Buffer> {
  const data = Buffer.alloc(width * height * 3, 128);
  addNoise(data, 70, dice);
  return raw({ data, width, height }).png().toBuffer();
}

function raw({ data, width, height }: Pixels): Sharp {
  return sharp(data, { raw: { width, height, channels: 3 } });
}

async function pixelsOf(png: Buffer, scale: number): Promise<Pixels> {
  const { data, info } = await sharp(png)
    .resize({ width: Math.round(1640 * scale) })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** The page where it lies: turned, seen from aside, bent, under uneven light. */
function project(page: Pixels, photo: Photo, dice: Dice): Pixels {
  const bend = photo.bent ? drawBend(dice) : flat;
  const { corners, width, height } = place(page, photo, bend.reach, dice);
  const toPage = squareFrom(corners);
  const lightAt = drawLight(width, height, photo, dice);
  const around = drawDesk(photo, dice);
  const data = Buffer.alloc(width * height * 3);
  for (let y = 0, to = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, to += 3) {
      const [u, v] = toPage(x, y);
      const px = u * page.width;
      const py = v * page.height + bend.shift(u, v) * page.width;
      const light = lightAt(x, y);
      const onPage = px >= 0 && py >= 0 && px < page.width - 1 && py < page.height - 1;
      const shade = onPage ? light * bend.shade(u, v) : light;
      const from = onPage ? (Math.floor(py) * page.width + Math.floor(px)) * 3 : 0;
      for (let colour = 0; colour < 3; colour += 1) {
        const value = onPage ? between(page, from + colour, px % 1, py % 1) : around(x, y, colour);
        data[to + colour] = Math.min(255, value * shade);
      }
    }
  }
  return { data, width, height };
}

/** The page's corners in a picture that is just large enough for it. */
function place(page: Pixels, photo: Photo, reach: number, dice: Dice) {
  const { width: w, height: h } = page;
  const angle = (dice.between(...photo.rotationDegrees) * dice.pick([-1, 1]) * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const moved = (): number => dice.between(-1, 1) * photo.perspective * w;
  const turned = (x: number, y: number): Point => {
    const [ax, ay] = [x + moved(), y + moved()];
    return [ax * cos - ay * sin, ax * sin + ay * cos];
  };
  const all: Corners = [turned(0, 0), turned(w, 0), turned(w, h), turned(0, h)];
  const margin = (photo.desk ? 0.025 : 0) * w + reach * w;
  const [xs, ys] = [all.map(([x]) => x), all.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  const shifted = ([x, y]: Point): Point => [x - left, y - top];
  const [first, second, third, fourth] = all;
  const corners: Corners = [shifted(first), shifted(second), shifted(third), shifted(fourth)];
  return {
    corners,
    width: Math.ceil(Math.max(...xs) + margin - left),
    height: Math.ceil(Math.max(...ys) + margin - top),
  };
}

/** The colour between four pixels of the page. */
function between({ data, width }: Pixels, from: number, x: number, y: number): number {
  const below = from + width * 3;
  const upper = (data[from] ?? 0) * (1 - x) + (data[from + 3] ?? 0) * x;
  const lower = (data[below] ?? 0) * (1 - x) + (data[below + 3] ?? 0) * x;
  return upper * (1 - y) + lower * y;
}

/** Light from one side, with the soft edge of a shadow across the page. */
function drawLight(width: number, height: number, { shadow, brightness }: Photo, dice: Dice) {
  const angle = dice.between(0, 2 * Math.PI);
  const [dx, dy] = [Math.cos(angle) / width, Math.sin(angle) / height];
  const edge = dice.between(-0.25, 0.25);
  const softness = dice.between(7, 14);
  return (x: number, y: number): number => {
    const beyond = (x - width / 2) * dx + (y - height / 2) * dy - edge;
    return brightness * (1 - shadow / (1 + Math.exp(-beyond * softness)));
  };
}

function drawDesk({ desk }: Photo, dice: Dice) {
  const colours = [dice.whole(70, 150), dice.whole(55, 120), dice.whole(40, 105)];
  const grain = dice.between(0.05, 0.2);
  return (x: number, y: number, colour: number): number =>
    desk ? (colours[colour] ?? 0) + 9 * Math.sin(y * grain + 2 * Math.sin(x / 70)) : 250;
}

function addNoise(data: Buffer, strength: number, dice: Dice): void {
  const grains = Float32Array.from({ length: 1 << 15 }, () => dice.normal() * strength);
  let state = dice.whole(1, 1 << 30);
  for (let i = 0; i < data.length; i += 3) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const bright = grains[state >>> 17] ?? 0;
    for (let colour = 0; colour < 3; colour += 1) {
      const tint = grains[(state >>> (2 + 5 * colour)) & 0x7fff] ?? 0;
      data[i + colour] = Math.max(0, Math.min(255, (data[i + colour] ?? 0) + bright + 0.35 * tint));
    }
  }
}
