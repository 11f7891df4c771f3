import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { FrontSource } from '#commerce/index.ts';
import { demoCatalogue } from '#demo/frames/index.ts';
import { unpackedLines } from '#domain/frames/front-lines.ts';
import type { KnownFront } from '#domain/frames/known-front.ts';
import { createKnownFronts } from './known-fronts.ts';
import { knownFrontRoutes } from './http/known-fronts.ts';
import type { AppVariables } from './http/variables.ts';

const [frame] = demoCatalogue.frames;

function aSource(changed: Partial<FrontSource> = {}): FrontSource {
  const { sku, geometry, measurements, colors, frameShape, rimType } = frame!;
  return {
    sku,
    geometry,
    measurements,
    shape: frameShape,
    rim: rimType,
    colors: colors.map((color) => ({ ...color, label: color.name.en })),
    ...changed,
  };
}

/** A shop with these frames; `change` gives it others. */
function aShop(sources: FrontSource[]) {
  const shop = { version: 1, sources, asked: 0 };
  const commerce = {
    catalogueVersion: () => Promise.resolve(shop.version),
    frontSources: () => {
      shop.asked += 1;
      return Promise.resolve(shop.sources);
    },
  };
  const app = new Hono<{ Variables: AppVariables }>();
  knownFrontRoutes(app, { knownFronts: createKnownFronts(commerce) });
  return { shop, ask: (headers = {}) => app.request('/media/fronts.json', { headers }) };
}

test('a front is told with its lines, its words and its colors', async () => {
  const answer = await aShop([aSource()]).ask();
  const [front] = (await answer.json()) as KnownFront[];
  expect(front).toMatchObject({ sku: frame!.sku, shape: frame!.frameShape, rim: frame!.rimType });
  expect(front!.colours.map(({ sku, group }) => ({ sku, group }))).toEqual(
    frame!.colors.map(({ sku, group }) => ({ sku, group })),
  );
  expect(front!.colours[0]!.tones[0]).toMatch(/^#[0-9a-f]{6}$/i);
  expect(unpackedLines(front!.lines).edges.length).toBeGreaterThan(50);
});

test('words that are none of ours are left out', async () => {
  const answer = await aShop([aSource({ shape: 'Hexagon', rim: null })]).ask();
  expect(await answer.json()).toMatchObject([{ shape: null, rim: null }]);
});

test('it is made once for a catalogue, and anew for another', async () => {
  const { shop, ask } = aShop([aSource()]);
  const first = await ask();
  const etag = first.headers.get('etag')!;
  expect((await ask({ 'if-none-match': etag })).status).toBe(304);
  expect(shop.asked).toBe(1);

  shop.sources = [aSource({ sku: '99' })];
  shop.version = 2;
  const next = await ask({ 'if-none-match': etag });
  expect(await next.json()).toMatchObject([{ sku: '99' }]);
});
