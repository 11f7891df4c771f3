import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { demoCatalogue } from '#demo/frames/index.ts';
import { looksOf } from '#pictures/studio/look.ts';
import type { Shot } from '#pictures/studio/studio.ts';
import { PICTURE_MM, STUDIO_VIEWS } from '#pictures/studio/views.ts';
import { root } from '../run-step.ts';
import { writeContactSheets } from './contact-sheet.ts';
import { darkroomPage, openDarkroom } from './darkroom.ts';
import { madeFrom, readIndex, wantedPictures, writeIndex } from './pictures.ts';

const { values } = parseArgs({
  options: {
    frames: { type: 'string', default: '' },
    colors: { type: 'string', default: '' },
    views: { type: 'string', default: STUDIO_VIEWS.join() },
    width: { type: 'string', default: '1000' },
    passes: { type: 'string', default: '14' },
    quality: { type: 'string', default: '84' },
    to: { type: 'string', default: path.join(root, 'demo/pictures') },
    sheets: { type: 'string' },
  },
});

await renderCatalogue();
if (values.sheets) await writeContactSheets(values.to, values.sheets);

/**
 * Takes the pictures of the demo's frames, one file for each colour and view, as masters that stand
 * on any ground. A picture whose frame, colour and studio are the same is kept, so that a run that
 * was stopped goes on where it was.
 */
async function renderCatalogue(): Promise<void> {
  await mkdir(values.to, { recursive: true });
  const index = await readIndex(values.to);
  const isNamed = (list: string, name: string) => list === '' || list.split(',').includes(name);
  const missing = wantedPictures(demoCatalogue.frames).filter(
    ({ frame, color, view, key }) =>
      isNamed(values.frames, frame.name) &&
      isNamed(values.colors, color.name.en) &&
      isNamed(values.views, view) &&
      index[key]?.madeFrom !== madeFrom(frame, color, view),
  );
  const sold = new Set(wantedPictures(demoCatalogue.frames).map(({ key }) => key));
  for (const key of Object.keys(index).filter((one) => !sold.has(one))) {
    delete index[key];
    await rm(path.join(values.to, `${key}.webp`), { force: true });
  }
  await writeIndex(values.to, index);
  if (missing.length === 0) return;

  const browser = await openDarkroom();
  try {
    const page = await darkroomPage(browser, 'src/pictures/studio/page.ts');
    for (const [done, picture] of missing.entries()) {
      const { frame, color, view, key } = picture;
      const started = performance.now();
      const shot: Shot = {
        looks: looksOf(frame.geometry.finishes[color.name.en]!),
        view,
        widthPx: Number(values.width),
        passes: Number(values.passes),
        seed: Number(frame.sku) / 100,
      };
      const png = await page.evaluate(
        ([sku, measures, options]) => window.takePicture(sku, measures, options),
        [frame.sku, { ...frame.measurements, ...frame.geometry }, shot] as const,
      );
      const file = path.join(values.to, `${key}.webp`);
      const { width, height } = await sharp(Buffer.from(png, 'base64'))
        .webp({ quality: Number(values.quality), alphaQuality: 88, effort: 5 })
        .toFile(`${file}.part`);
      // A shop that serves the folder finds a whole picture or none.
      await rename(`${file}.part`, file);
      index[key] = {
        widthPx: width,
        heightPx: height,
        mmPerPixel: Math.round((PICTURE_MM.width / width) * 1e6) / 1e6,
        madeFrom: madeFrom(frame, color, view),
      };
      await writeIndex(values.to, index);
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      console.log(
        `${done + 1}/${missing.length} ${frame.name}, ${color.name.en}, ${view}: ${seconds} s`,
      );
    }
  } finally {
    await browser.close();
  }
}
