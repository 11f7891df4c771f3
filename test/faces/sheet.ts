import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { demoCatalogue } from '#demo/frames/index.ts';
import { chromium } from '@playwright/test';
import { fillLab } from './lab/lab.ts';

/** Draws a sheet of try-ons on the portrait for tests: `node test/faces/sheet.ts [folder] [names]`. */
const folder = process.argv[2] ?? 'var/try-on';
const wanted = process.argv[3]?.split(',');
const passes = Number(process.argv[4] ?? 16);
const [width, height] = [520, 600];
const picture = `data:image/jpeg;base64,${(await readFile(path.join(import.meta.dirname, 'astronaut.jpg'))).toString('base64')}`;

await mkdir(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env.FRAMEWELL_CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
});
const page = await browser.newPage();
await fillLab(page);
page.on('console', (message) => console.error(message.text()));
page.on('pageerror', (error) => console.error(error));
const found = await page.evaluate((one) => window.lab.find(one, 'photo'), picture);
if (!found) throw new Error('no face');
const measures = await page.evaluate(
  ([face, one]) => window.lab.measure(face, one, { kind: 'iris' }),
  [found, picture] as const,
);
console.log(
  measures.faceWidth,
  measures.pd,
  measures.pose.yawDegrees,
  measures.pose.pitchDegrees,
  measures.cameraDistanceMm,
  measures.irisPx,
);
const mmPerPx = measures.cameraDistanceMm / (512 / 2 / Math.tan((65 * Math.PI) / 360));
const eye = found.landmarks[168]!;
const half = 512 * 0.145;
const part = {
  x: eye.xPx - half,
  y: eye.yPx - half * 1.05,
  width: 2 * half,
  height: (2 * half * height) / width,
};
const shots: OverlayOptions[] = [];
let at = 0;
for (const frame of demoCatalogue.frames) {
  const [name, nth] = (wanted?.find((one) => one.startsWith(frame.name)) ?? '').split(':');
  if (wanted && name !== frame.name) continue;
  const color = frame.colors[Number(nth ?? 0)]!;
  const { finishes, ...form } = frame.geometry;
  const started = performance.now();
  const png = await page.evaluate((wish) => window.lab.tryOn(wish), {
    picture,
    found,
    mmPerPx,
    part,
    widthPx: width,
    heightPx: height,
    passes,
    frame: { measures: { ...frame.measurements, ...form }, finish: finishes[color.name.en]! },
  });
  console.log(frame.name, color.name.en, Math.round(performance.now() - started), 'ms');
  const input = Buffer.from(png.split(',')[1]!, 'base64');
  await writeFile(path.join(folder, `${frame.name}.png`), input);
  shots.push({ input, left: (at % 4) * width, top: Math.floor(at / 4) * height });
  at += 1;
}
await sharp({
  create: { width: 4 * width, height: Math.ceil(at / 4) * height, channels: 3, background: '#fff' },
})
  .composite(shots)
  .png()
  .toFile(path.join(folder, 'sheet.png'));
await browser.close();
