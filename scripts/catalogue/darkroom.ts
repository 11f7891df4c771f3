import path from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { build } from 'vite';
import { ensureChromium } from '../chromium.ts';
import { root } from '../run-step.ts';

/** A browser that takes pictures without a screen and without a graphics card. */
export async function openDarkroom(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.FRAMEWELL_CHROMIUM ?? (await ensureChromium()),
    args: [
      '--no-sandbox',
      '--use-angle=swiftshader',
      '--enable-unsafe-swiftshader',
      '--ignore-gpu-blocklist',
    ],
  });
}

/** A page with a file and all that it imports as its script; `entry` from the root. */
export async function darkroomPage(browser: Browser, entry: string): Promise<Page> {
  const page = await browser.newPage();
  page.on('pageerror', (error) => console.error(error));
  await page.setContent('<!doctype html><title>studio</title>');
  await page.addScriptTag({ content: await scriptOf(entry) });
  return page;
}

async function scriptOf(entry: string): Promise<string> {
  const made = await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'error',
    build: {
      write: false,
      lib: { entry: path.join(root, entry), formats: ['iife'], name: 'studio' },
    },
  });
  const outputs = (Array.isArray(made) ? made : [made]).flatMap((one) =>
    'output' in one ? one.output : [],
  );
  const script = outputs.find((output) => output.type === 'chunk');
  if (script?.type !== 'chunk') throw new Error(`${entry} was not built`);
  return script.code;
}
