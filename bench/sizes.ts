import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from '#scripts/run-step.ts';
import type { MeasuredShop } from './measured-shops.ts';
import { askPage, pagesOf, type Page } from './pages.ts';
import type { Program } from './program.ts';
import type { Row, Section } from './report.ts';
import { yardstickBuild } from './yardstick-build.ts';

type Sizes = { html: number; script: number; style: number };

/** What a first shopper of a page brings along, compressed. */
export async function measureSizes(shop: MeasuredShop, yardstick: Program): Promise<Section> {
  const ourClient = path.join(root, 'build/client');
  const { list, detail } = pagesOf(shop);
  const prescription = { ...list, path: '/Prescription/Manual' };
  const bare = await sizesOf({ program: yardstick, path: '/frames' }, yardstickBuild.client);
  return {
    title: 'Sizes of a first shopper, compressed with gzip',
    note: 'The page, and the scripts and styles that a browser loads for it, texts as well.',
    rows: [
      ...rowsOf('list', await sizesOf(list, ourClient)),
      ...rowsOf('detail', await sizesOf(detail, ourClient)),
      ...rowsOf('prescription', await sizesOf(prescription, ourClient)),
      ...rowsOf('list of the bare application', bare),
    ],
  };
}

async function sizesOf(page: Page, clientDirectory: string): Promise<Sizes> {
  const { body } = await askPage(page);
  // The router names its list of routes for later, and a browser does not load it.
  const named = new Set(body.match(/\/assets\/(?!manifest-)[\w.-]+\.(?:js|css)/g));
  const sum = (ending: string) =>
    [...named]
      .filter((name) => name.endsWith(ending))
      .reduce((bytes, name) => bytes + packed(readFileSync(path.join(clientDirectory, name))), 0);
  return { html: packed(body), script: sum('.js'), style: sum('.css') };
}

function rowsOf(what: string, { html, script, style }: Sizes): Row[] {
  return [
    { what: `${what}: HTML`, figure: html, unit: 'bytes' },
    { what: `${what}: scripts`, figure: script, unit: 'bytes' },
    { what: `${what}: styles`, figure: style, unit: 'bytes' },
  ];
}

function packed(content: Buffer | string): number {
  return gzipSync(content).length;
}
