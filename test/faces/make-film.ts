import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

const portrait = path.join(import.meta.dirname, 'astronaut.jpg');
/** The middle between the eyes, in the portrait's pixels, and how wide an iris is there. */
const EYES = { xPx: 224, yPx: 112 };
const FRAMES = 12;
const SIZE = { width: 1280, height: 720 };

export type Shot = {
  /** How much larger than in the portrait the face is; 3 is an arm's length from the camera. */
  scale?: number;
  /** Of 1; 0 is a black picture. */
  brightness?: number;
  /** So many faces beside each other, or none. */
  faces?: 0 | 1 | 2;
  /** Turned to a shoulder. */
  rollDegrees?: number;
  hasGlasses?: boolean;
};

/** A picture of the portrait as a camera would take it. */
export async function shot(
  { scale = 3, brightness = 1, faces = 1, rollDegrees = 0, hasGlasses = false }: Shot = {},
  shiftPx = 0,
): Promise<Buffer> {
  const width = faces === 2 ? SIZE.width / 2 : SIZE.width;
  const half = { x: width / 2 / scale, y: SIZE.height / 2 / scale };
  const left = Math.max(0, Math.round(EYES.xPx - half.x + shiftPx));
  const top = Math.max(0, Math.round(EYES.yPx - half.y));
  const head = await sharp(portrait)
    .rotate(rollDegrees, { background: '#888' })
    .extract({
      left,
      top,
      width: Math.min(512 - left, Math.round(2 * half.x)),
      height: Math.min(512 - top, Math.round(2 * half.y)),
    })
    .resize({ width, height: SIZE.height, fit: 'cover', kernel: 'lanczos3' })
    .linear(brightness, 0)
    .toBuffer();
  const ground = sharp({ create: { ...SIZE, channels: 3, background: '#777' } });
  const places = [0, SIZE.width / 2].slice(0, faces);
  const glasses = hasGlasses
    ? [{ input: glassesOn({ scale, y: (EYES.yPx - top - 7) * scale }), left: 0, top: 0 }]
    : [];
  return ground
    .composite([...places.map((x) => ({ input: head, left: x, top: 0 })), ...glasses])
    .jpeg({ quality: 92 })
    .toBuffer();
}

/** Round glasses of metal, drawn before the eyes. */
function glassesOn({ scale, y }: { scale: number; y: number }): Buffer {
  const [x, r] = [SIZE.width / 2, 19 * scale];
  const lens = (side: 1 | -1) => `<circle cx="${x + side * 26 * scale}" cy="${y}" r="${r}"/>`;
  const bow = `<path d="M${x - 7 * scale} ${y - 3 * scale} q${7 * scale} ${-5 * scale} ${14 * scale} 0"/>`;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="${SIZE.height}"><g fill="none" stroke="#3a3230" stroke-width="${2 * scale}">${lens(1)}${lens(-1)}${bow}</g></svg>`,
  );
}

/** What a phone writes into its photos besides the picture. */
export const PHONE = { Make: 'A phone of the member', Copyright: 'where the member lives' };

/**
 * A photo as phones store it: turned and mirrored, with a tag that says how it is to be shown
 * (EXIF, orientation 1 to 8), and with what the phone tells besides.
 */
export async function storedTurned(upright: Buffer, tag: number): Promise<Buffer> {
  const [turn, mirror] = STORED[tag]!;
  const turned = await sharp(upright).rotate(turn).png().toBuffer();
  const stored = mirror ? sharp(turned)[mirror]() : sharp(turned);
  return stored
    .withExif({ IFD0: PHONE })
    .withMetadata({ orientation: tag })
    .jpeg({ quality: 97 })
    .toBuffer();
}

/** What was done to an upright picture that is stored with this tag. */
const STORED: Record<number, readonly [turn: number, mirror?: 'flip' | 'flop']> = {
  1: [0],
  2: [0, 'flop'],
  3: [180],
  4: [0, 'flip'],
  5: [90, 'flop'],
  6: [270],
  7: [90, 'flip'],
  8: [90],
};

/** A film for Chromium's fake camera (motion JPEG) in which the head moves a little. */
export async function makeFilm(file: string, of: Shot = {}): Promise<string> {
  const frames = await Promise.all(
    Array.from({ length: FRAMES }, (_, number) => shot(of, number % 3)),
  );
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, Buffer.concat(frames));
  return file;
}
