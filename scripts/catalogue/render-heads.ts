import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { HEAD_SHOT, MANNEQUINS } from '#try-on/mannequin/mannequin.ts';
import { root } from '../run-step.ts';
import { darkroomPage, openDarkroom } from './darkroom.ts';

/*
 * Takes the pictures of the heads that frames are shown on: `node scripts/catalogue/render-heads.ts
 * [passes] [folder]`. To be taken anew when a head is made otherwise.
 */
const passes = Number(process.argv[2] ?? 20);
const folder = path.join(root, process.argv[3] ?? 'src/try-on/mannequin/pictures');
/** The wall behind a head: lighter in the middle. */
const WALL = { middle: '#e9e5de', edge: '#cfc8bd' } as const;
const QUALITY = 86;

await mkdir(folder, { recursive: true });
const { widthPx, heightPx } = HEAD_SHOT;
const wall = `<svg xmlns="http://www.w3.org/2000/svg" width="${widthPx}" height="${heightPx}">
  <radialGradient id="wall" cx="0.5" cy="0.42" r="0.75">
    <stop offset="0" stop-color="${WALL.middle}"/><stop offset="1" stop-color="${WALL.edge}"/>
  </radialGradient>
  <rect width="100%" height="100%" fill="url(#wall)"/></svg>`;
const browser = await openDarkroom();
try {
  const page = await darkroomPage(browser, 'src/try-on/mannequin/page.ts');
  for (const mannequin of MANNEQUINS) {
    const taken = await page.evaluate(([head, count]) => window.takeHead(head, count), [
      mannequin,
      passes,
    ] as const);
    const file = path.join(folder, `${mannequin.widthMm}.webp`);
    const { size } = await sharp(Buffer.from(wall))
      .composite([{ input: await printed(taken) }])
      .webp({ quality: QUALITY, effort: 6 })
      .toFile(file);
    console.log(`${file}: ${Math.round(size / 1024)} KB`);
  }
} finally {
  await browser.close();
}

/** A print with a little more contrast than the light of the table has. */
function printed(address: string): Promise<Buffer> {
  const taken = Buffer.from(address.split(',')[1]!, 'base64');
  const [gain, less] = [1.4, -62];
  return sharp(taken).linear([gain, gain, gain, 1], [less, less, less, 0]).png().toBuffer();
}
