import type { ServerBuild } from 'react-router';
import { describe, expect, test } from 'vitest';
import { handleByRoutes } from './handle-by-routes.ts';

type Route = NonNullable<ServerBuild['routes'][string]>;
type Asset = NonNullable<ServerBuild['assets']['routes'][string]>;

const routes: [id: string, parentId: string | undefined, path: string | undefined][] = [
  ['root', undefined, ''],
  ['home', 'root', undefined],
  ['member', 'root', undefined],
  ['list', 'member', 'frames'],
  ['frame', 'member', 'frames/:sku'],
  ['german.list', 'member', 'german/frames'],
  ['call', 'root', 'prices'],
  ['not-found', 'root', '*'],
];

/** Answers which routes have matched, and which there are to match. */
const build = {
  routes: byId(([id, parentId, path]): Route => {
    const isCall = id === 'call';
    const module = isCall ? { loader: () => Response.json('a call') } : { default: () => null };
    return { id, parentId, path, index: id === 'home', module } as Route;
  }),
  assets: {
    routes: byId(([id]) => ({ id }) as Asset),
    entry: { module: '', imports: [] },
    url: '',
    version: '1',
  },
  entry: {
    module: {
      default: (_request: Request, _status: number, _headers: Headers, entry: EntryContext) =>
        Response.json({
          matched: entry.staticHandlerContext.matches.map(({ route }) => route.id),
          known: Object.keys(entry.manifest.routes),
        }),
    },
  },
  routeDiscovery: { mode: 'lazy', manifestPath: '/__manifest' },
  ssr: true,
  isSpaMode: false,
  basename: '/',
  publicPath: '/',
  assetsBuildDirectory: '',
  future: {},
  prerender: [],
} as Partial<ServerBuild> as ServerBuild;

type EntryContext = {
  staticHandlerContext: { matches: { route: { id: string } }[] };
  manifest: { routes: object };
};

const handle = handleByRoutes(build, 'production');
const ask = async (path: string) => handle(new Request(`http://localhost${path}`));
const page = async (path: string) => (await (await ask(path)).json()) as Record<string, string[]>;

describe('a page', () => {
  test.each([
    ['/', ['root', 'home']],
    ['/frames', ['root', 'member', 'list']],
    ['/FRAMES/', ['root', 'member', 'list']],
    ['/frames/10100', ['root', 'member', 'frame']],
    ['/german/frames', ['root', 'member', 'german.list']],
    ['/elsewhere', ['root', 'not-found']],
    ['/frames/10100/elsewhere', ['root', 'not-found']],
    ['/frames/%41', ['root', 'member', 'frame']],
  ])('%s is matched as ever', async (path, matched) => {
    expect((await page(path))['matched']).toEqual(matched);
    expect((await page(path))['matched']).toEqual(matched);
  });

  test('is answered with its own routes and those above it', async () => {
    expect((await page('/frames/10100'))['known']).toEqual([
      'root',
      'home',
      'member',
      'list',
      'frame',
    ]);
  });
});

test('a call is answered', async () => {
  expect(await (await ask('/prices')).json()).toBe('a call');
});

test('browsers may ask for every route', async () => {
  const answer = await ask('/__manifest?version=1&paths=/german/frames,/prices');
  expect(Object.keys((await answer.json()) as object)).toEqual([
    'root',
    'member',
    'german.list',
    'call',
  ]);
});

function byId<Entry>(entryOf: (route: (typeof routes)[number]) => Entry): Record<string, Entry> {
  return Object.fromEntries(routes.map((route) => [route[0], entryOf(route)]));
}
