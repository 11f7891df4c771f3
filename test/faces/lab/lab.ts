import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { build } from 'vite';
import { engineFiles } from '#scripts/face-engine.ts';

const ORIGIN = 'http://localhost';
const TYPES: Record<string, string> = { js: 'text/javascript', wasm: 'application/wasm' };

/** A browser in which faces are found, measured and given glasses to wear; `window.lab` has it all. */
export async function openLab(): Promise<{ page: Page; close(): Promise<void> }> {
  const [script, engine] = await Promise.all([labScript(), engineFiles()]);
  const browser = await chromium.launch({
    executablePath: process.env.FRAMEWELL_CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
  });
  const page = await browser.newPage();
  await page.route(`${ORIGIN}/**`, async (route) => {
    const file = new URL(route.request().url()).pathname.replace('/engine/', '');
    const body = engine.get(file);
    if (body === undefined)
      return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>lab</title>' });
    const contentType = TYPES[path.extname(file).slice(1)] ?? 'application/octet-stream';
    return route.fulfill({ contentType, body: Buffer.from(body) });
  });
  await page.goto(`${ORIGIN}/`);
  await page.addScriptTag({ content: script });
  return { page, close: () => browser.close() };
}

async function labScript(): Promise<string> {
  const root = path.join(import.meta.dirname, '../../..');
  const made = await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'error',
    build: {
      write: false,
      lib: { entry: path.join(import.meta.dirname, 'page.ts'), formats: ['iife'], name: 'lab' },
    },
  });
  const outputs = (Array.isArray(made) ? made : [made]).flatMap((one) =>
    'output' in one ? one.output : [],
  );
  const chunk = outputs.find((output) => output.type === 'chunk');
  if (chunk?.type !== 'chunk') throw new Error('The lab was not built');
  return chunk.code;
}
