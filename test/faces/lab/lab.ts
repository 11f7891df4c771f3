import path from 'node:path';
import type { Page } from '@playwright/test';
import { build } from 'vite';
import { engineFiles } from '#scripts/face-engine.ts';

const ORIGIN = 'http://localhost';
const TYPES: Record<string, string> = { '.js': 'text/javascript', '.wasm': 'application/wasm' };

/** Makes a page of a browser one in which faces are found, measured and given glasses: `window.lab`. */
export async function fillLab(page: Page): Promise<void> {
  const script = await labScript();
  let engine: ReturnType<typeof engineFiles> | null = null;
  await page.route(`${ORIGIN}/**`, async (route) => {
    const [, file] = /^\/engine\/(.+)$/.exec(new URL(route.request().url()).pathname) ?? [];
    if (file === undefined)
      return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>lab</title>' });
    engine ??= engineFiles();
    const body = (await engine).get(file);
    if (body === undefined) return route.fulfill({ status: 404 });
    const contentType = TYPES[path.extname(file)] ?? 'application/octet-stream';
    return route.fulfill({ contentType, body: Buffer.from(body) });
  });
  await page.goto(`${ORIGIN}/`);
  await page.addScriptTag({ content: script });
}

async function labScript(): Promise<string> {
  const made = await build({
    configFile: false,
    root: path.join(import.meta.dirname, '../../..'),
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
