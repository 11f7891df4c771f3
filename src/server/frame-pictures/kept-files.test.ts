import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createKeptFiles } from './kept-files.ts';

let outer: string;
let folder: string;
beforeEach(async () => {
  outer = await mkdtemp(path.join(tmpdir(), 'kept-'));
  folder = path.join(outer, 'cache');
});
afterEach(() => rm(outer, { recursive: true }));

test('what was kept is there for the next process, and nobody else may read it', async () => {
  await createKeptFiles(folder, 1000).write('a picture', Buffer.from('bytes'));

  expect(String(await createKeptFiles(folder, 1000).read('a picture'))).toBe('bytes');
  expect(await createKeptFiles(folder, 1000).read('another')).toBeNull();
});

test('no name leads out of the folder', async () => {
  const kept = createKeptFiles(folder, 1_000_000);
  const names = fc.oneof(
    fc.string(),
    fc.constantFrom('../secret', '/etc/passwd', '..\\x', 'a/../../b', '\0', '.'),
  );
  await fc.assert(
    fc.asyncProperty(names, async (name) => {
      await kept.write(name, Buffer.from(name));
      expect(String(await kept.read(name))).toBe(String(Buffer.from(name)));
    }),
    { numRuns: 40 },
  );
  expect(await readdir(outer)).toEqual(['cache']);
  for (const file of await readdir(folder)) expect(file).toMatch(/^[\da-f]{64}$/);
});

test('never more than its size stays, and what was made first goes first', async () => {
  const kept = createKeptFiles(folder, 100);
  const bytes = Buffer.alloc(30);
  let made: string[] = [];
  for (const [at, name] of ['first', 'second', 'third'].entries()) {
    await kept.write(name, bytes);
    const files = (await readdir(folder)).filter((file) => !made.includes(file));
    for (const file of files) await utimes(path.join(folder, file), at, at);
    made = await readdir(folder);
  }
  await kept.write('fourth', bytes);

  const left = await Promise.all(['first', 'second', 'third', 'fourth'].map(kept.read));
  expect(left.map((found) => found !== null)).toEqual([false, false, true, true]);
});

test('what somebody else has put there stays', async () => {
  const kept = createKeptFiles(folder, 10);
  await kept.write('first', Buffer.alloc(4));
  await writeFile(path.join(folder, 'notes.txt'), 'mine');
  await kept.write('second', Buffer.alloc(40));

  expect(await readFile(path.join(folder, 'notes.txt'), 'utf8')).toBe('mine');
});

test('without a place to write nothing is kept, and nothing fails', async () => {
  await writeFile(path.join(outer, 'a file'), '');
  for (const place of [undefined, path.join(outer, 'a file/cache')]) {
    const kept = createKeptFiles(place, 10);
    await kept.write('a', Buffer.from('a'));
    expect(await kept.read('a')).toBeNull();
  }
});
