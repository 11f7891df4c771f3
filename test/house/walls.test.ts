import { expect, test } from 'vitest';
import { pageRooms } from '#scripts/build.ts';
import { arrowsAmong, importsOf, ringsAmong, type Arrow } from './import-graph.ts';
import { sourceFiles } from './source-files.ts';

/**
 * The walls between rooms, from the imports as they are written. The linter says the same while
 * one types; this sees also what its patterns cannot: dynamic imports and rooms that are new.
 */
const mayImport: Record<string, string[]> = {
  domain: [],
  'service-base': ['domain'],
  commerce: ['domain', 'service-base'],
  'member-data': ['domain', 'service-base'],
  clients: ['domain', 'service-base'],
  shop: ['domain', 'clients', 'service-base'],
  pictures: ['domain'],
  face: ['domain'],
  likeness: ['domain'],
  'try-on': ['domain', 'face', 'pictures'],
  reading: ['domain'],
  storefront: ['domain', 'clients', 'shop', 'face', 'likeness', 'try-on'],
  server: [
    'domain',
    'service-base',
    'commerce',
    'member-data',
    'clients',
    'shop',
    'pictures',
    'face',
    'likeness',
    'try-on',
    'reading',
    'storefront',
  ],
};

/** Folders of the storefront that are there for every subject; all others are entered by a door. */
const openToAll = new Set(['app', 'brand', 'i18n', 'ui']);

const files = sourceFiles(['src', 'demo', 'ops', 'scripts', 'test', 'bench'], ['ts', 'tsx', 'mjs']);
const arrows = arrowsAmong(files);
const production = arrows.filter(({ from }) => from.startsWith('src/') && !isTest(from));

test('no file waits for itself, types included', () => {
  expect(ringsAmong(arrows)).toEqual([]);
});

test('every room of src has a line here', () => {
  expect(arrows.length).toBeGreaterThan(files.length);
  expect(new Set(files.flatMap(({ file }) => roomOf(file) ?? []))).toEqual(
    new Set(Object.keys(mayImport)),
  );
});

test('nothing in src imports what is not in src', () => {
  expect(production.filter(({ to }) => !to.startsWith('src/')).map(told)).toEqual([]);
});

test('nothing in src imports a test or its data', () => {
  expect(production.filter(({ to }) => isTest(to)).map(told)).toEqual([]);
});

test('a room imports only the rooms that it may', () => {
  const wrong = production.filter(({ from, to }) => {
    const [room, other] = [roomOf(from) ?? '', roomOf(to) ?? ''];
    return room !== other && !mayImport[room]?.includes(other);
  });
  expect(wrong.map(told)).toEqual([]);
});

test('a subject of the storefront is entered by its door', () => {
  const wrong = production.filter(({ from, to }) => {
    const [own, subject] = [subjectOf(from), subjectOf(to)];
    if (subject === null || subject === own || openToAll.has(subject)) return false;
    return to !== `src/storefront/${subject}/index.ts` && !isDictionary(from, to);
  });
  expect(wrong.map(told)).toEqual([]);
});

test('pages know the shop by its ports alone', () => {
  const wrong = production.filter(
    ({ from, to }) =>
      roomOf(from) === 'storefront' &&
      roomOf(to) === 'shop' &&
      !/^src\/shop\/([^/]+|[^/]+\/port)\.ts$/.test(to),
  );
  expect(wrong.map(told)).toEqual([]);
});

test('pages are made of the rooms that a build looks at', () => {
  const parts = new Set(files.flatMap(({ file }) => (roomOf(file) === 'storefront' ? file : [])));
  for (const part of parts)
    for (const { to } of production.filter(({ from }) => from === part)) parts.add(to);
  expect(new Set([...parts].map(roomOf))).toEqual(new Set(pageRooms));
});

test('an import is seen however it is written', () => {
  const text = `
    import type { A } from './a.ts';
    import {
      b,
    } from '#domain/b.ts';
    import './c.css';
    export * from './d.ts';
    const e = await import('./e.ts');
    type F = import('./f.ts').F;
    import g from './g.svg?url';
    // import './not.ts'
    /* import './not.ts' */
  `;
  expect(importsOf(text)).toEqual([
    './a.ts',
    '#domain/b.ts',
    './c.css',
    './d.ts',
    './e.ts',
    './f.ts',
    './g.svg',
  ]);
});

test('a ring is found wherever it begins', () => {
  const arrow = (from: string, to: string): Arrow => ({ from, to });
  expect(ringsAmong([arrow('a', 'b'), arrow('b', 'c'), arrow('a', 'c')])).toEqual([]);
  const ring = [arrow('x', 'a'), arrow('a', 'b'), arrow('b', 'c'), arrow('c', 'a')];
  expect(ringsAmong(ring).map((found) => found.toSorted())).toEqual([['a', 'b', 'c']]);
});

function isTest(file: string): boolean {
  return /\.(test|test-data)\.tsx?$/.test(file);
}

function roomOf(file: string): string | null {
  return /^src\/([^/]+)\//.exec(file)?.[1] ?? null;
}

/** Null for files beside the subjects, which are the storefront's own door and map. */
function subjectOf(file: string): string | null {
  return /^src\/storefront\/([^/]+)\//.exec(file)?.[1] ?? null;
}

/** The one place that gathers the texts of all subjects. */
function isDictionary(from: string, to: string): boolean {
  return /^src\/storefront\/i18n\/(en|de)\.ts$/.test(from) && /texts\.(en|de)\.ts$/.test(to);
}

function told({ from, to }: Arrow): string {
  return `${from} -> ${to}`;
}
