import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createMasters } from './masters.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'masters-'));
});
afterEach(() => rm(folder, { recursive: true }));

const put = async (name: string, bytes: string) => {
  const unfinished = path.join(folder, 'unfinished');
  await writeFile(unfinished, bytes);
  await rename(unfinished, path.join(folder, name));
};

test('a frame has the pictures of its SKU, the list’s first', async () => {
  await put('10101-front.webp', 'a');
  await put('10101-three-quarter.png', 'b');
  await put('10102-side.avif', 'c');
  const masters = createMasters(folder);

  expect(masters.of('10101')?.views).toEqual(['three-quarter', 'front']);
  expect(masters.of('10102')?.views).toEqual(['side']);
  expect(String(await masters.read('10101', 'front'))).toBe('a');
  expect(await masters.read('10101', 'side')).toBeNull();
  expect(masters.of('10103')).toBeNull();
});

test('whatever else lies in the folder is no picture', async () => {
  for (const name of [
    'index.json',
    '10101-top.webp',
    '10101-front.svg',
    'x10101-front.webp',
    '10101-front.webp.part',
  ])
    await put(name, 'a');

  expect(createMasters(folder).of('10101')).toBeNull();
});

test('the version is that of the bytes, whenever and wherever they were written', async () => {
  await put('10101-front.webp', 'a');
  await put('10102-front.webp', 'a');
  await put('10103-front.webp', 'b');
  const [one, same, other] = ['10101', '10102', '10103'].map(
    (sku) => createMasters(folder).of(sku)?.version,
  );
  expect(one).toMatch(/^[\da-f]{10}$/);
  expect(same).toBe(one);
  expect(other).not.toBe(one);
});

test('a file that is put there later is found, and a frame without one has none again', async () => {
  let now = 0;
  const masters = createMasters(folder, () => now);
  expect(masters.of('10101')).toBeNull();
  await put('10101-front.webp', 'a');
  now += 10_000;
  expect(masters.of('10101')?.views).toEqual(['front']);
  await rm(path.join(folder, '10101-front.webp'));
  now += 10_000;
  expect(masters.of('10101')).toBeNull();
  expect(await masters.read('10101', 'front')).toBeNull();
});

test.each([undefined, '/nowhere/at/all'])('the folder %s has no pictures', async (none) => {
  expect(createMasters(none).of('10101')).toBeNull();
  expect(await createMasters(none).read('10101', 'front')).toBeNull();
});
