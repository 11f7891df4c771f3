import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { demoCatalogue } from '#demo/frames/index.ts';
import { HEAD_SHOT, MANNEQUINS } from '#try-on/mannequin/mannequin.ts';
import { root } from '../run-step.ts';
import { darkroomPage, openDarkroom } from './darkroom.ts';

/*
 * Draws eight frames on the made heads, as the page of a frame does: `node
 * scripts/catalogue/face-sheet.ts [file] [passes]`.
 */
const file = path.join(root, process.argv[2] ?? 'docs/pictures/frames-on-faces.webp');
const passes = Number(process.argv[3] ?? 16);
const QUALITY = 84;
const COLUMNS = 4;
const CELL = { width: 500, height: 400 } as const;

/** By its name, the place of its color, and the place of the head. */
const SHOWN = [
  ['Bram', 0, 1],
  ['Falk', 0, 1],
  ['Odin', 0, 1],
  ['Selma', 0, 0],
  ['Dara', 1, 0],
  ['Vesper', 1, 1],
  ['Stellan', 2, 2],
  ['Arlo', 1, 2],
] as const;

const browser = await openDarkroom();
const shots: OverlayOptions[] = [];
try {
  const page = await darkroomPage(browser, 'src/try-on/mannequin/sheet-page.ts');
  for (const [at, [name, color, head]] of SHOWN.entries()) {
    const mannequin = MANNEQUINS[head];
    const frame = demoCatalogue.frames.find((one) => one.name === name);
    const finish = frame && frame.geometry.finishes[frame.colors[color]?.name.en ?? ''];
    if (!finish || !mannequin) throw new Error(`There is no ${name} in color ${color}`);
    const { finishes: _, ...form } = frame.geometry;
    const folder = path.join(root, 'src/try-on/mannequin/pictures');
    const picture = await readFile(path.join(folder, `${mannequin.widthMm}.webp`), 'base64');
    const png = await page.evaluate(
      ([on, base64, worn, count]) =>
        window.wearOn(on, `data:image/webp;base64,${base64}`, worn, count),
      [
        mannequin,
        picture,
        { measures: { ...frame.measurements, ...form }, finish },
        passes,
      ] as const,
    );
    const input = await sharp(Buffer.from(png.split(',')[1]!, 'base64'))
      .resize(CELL)
      .toBuffer();
    const [column, row] = [at % COLUMNS, Math.floor(at / COLUMNS)];
    shots.push({ input, left: column * CELL.width, top: row * CELL.height });
    console.log(`${at + 1}/${SHOWN.length} ${name}`);
  }
} finally {
  await browser.close();
}
const rows = Math.ceil(SHOWN.length / COLUMNS);
await sharp({
  create: {
    width: COLUMNS * CELL.width,
    height: rows * CELL.height,
    channels: 3,
    background: '#fff',
  },
})
  .composite(shots)
  .webp({ quality: QUALITY, effort: 6 })
  .toFile(file);
console.log(`${HEAD_SHOT.widthMm} mm are ${CELL.width} pixels: ${file}`);
