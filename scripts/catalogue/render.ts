import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { build } from 'vite';
import { demoCatalogue } from '#demo/frames/index.ts';
import { looksOf } from '#pictures/studio/look.ts';
import type { Shot } from '#pictures/studio/studio.ts';
import { STUDIO_VIEWS } from '#pictures/studio/views.ts';
import { ensureChromium } from '../chromium.ts';
import { root } from '../run-step.ts';
import { writeContactSheet } from './contact-sheet.ts';

const { values } = parseArgs({
  options: {
    frames: { type: 'string', default: '' },
    colors: { type: 'string', default: '' },
    views: { type: 'string', default: STUDIO_VIEWS.join() },
    width: { type: 'string', default: '1008' },
    passes: { type: 'string', default: '96' },
    to: { type: 'string', default: path.join(root, 'var/pictures') },
  },
});

await renderCatalogue();

/** Takes the pictures of the demo's frames, one file for each colour and view. */
async function renderCatalogue(): Promise<void> {
  await mkdir(values.to, { recursive: true });
  const browser = await chromium.launch({
    executablePath: process.env.FRAMEWELL_CHROMIUM ?? (await ensureChromium()),
    args: [
      '--no-sandbox',
      '--use-angle=swiftshader',
      '--enable-unsafe-swiftshader',
      '--ignore-gpu-blocklist',
    ],
  });
  try {
    const page = await browser.newPage();
    page.on('console', (message) => console.error(message.text()));
    page.on('pageerror', (error) => console.error(error));
    await page.setContent('<!doctype html><title>studio</title>');
    await page.addScriptTag({ content: await studioScript() });
    const wanted = (list: string, name: string) => list === '' || list.split(',').includes(name);
    const views = STUDIO_VIEWS.filter((view) => wanted(values.views, view));
    for (const [index, frame] of demoCatalogue.frames.entries()) {
      if (!wanted(values.frames, frame.name)) continue;
      const measures = { ...frame.measurements, ...frame.geometry };
      for (const color of frame.colors) {
        if (!wanted(values.colors, color.name.en)) continue;
        const finish = frame.geometry.finishes[color.name.en]!;
        for (const view of views) {
          const started = performance.now();
          const shot: Shot = {
            looks: looksOf(finish),
            view,
            widthPx: Number(values.width),
            passes: Number(values.passes),
            seed: index + 1,
          };
          const png = await page.evaluate(
            ([key, form, options]) => window.takePicture(key, form, options),
            [frame.sku, measures, shot] as const,
          );
          await writeFile(
            path.join(values.to, `${color.sku}-${view}.png`),
            Buffer.from(png, 'base64'),
          );
          const seconds = ((performance.now() - started) / 1000).toFixed(1);
          console.log(`${frame.name}, ${color.name.en}, ${view}: ${seconds} s`);
        }
      }
    }
    for (const view of views) await writeContactSheet(values.to, view);
  } finally {
    await browser.close();
  }
}

/** The studio and all it needs as one script for a page. */
async function studioScript(): Promise<string> {
  const made = await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'error',
    build: {
      write: false,
      lib: {
        entry: path.join(root, 'src/pictures/studio/page.ts'),
        formats: ['iife'],
        name: 'studio',
      },
    },
  });
  const outputs = (Array.isArray(made) ? made : [made]).flatMap((one) =>
    'output' in one ? one.output : [],
  );
  const script = outputs.find((output) => output.type === 'chunk');
  if (script?.type !== 'chunk') throw new Error('The studio was not built');
  return script.code;
}
