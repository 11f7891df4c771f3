import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

test('what loaders and actions say is taken by route modules only, and handed on as plain props', () => {
  const pages = resolve(import.meta.dirname, '../..');
  const found = readdirSync(pages, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(route|test)\.tsx?$/.test(file))
    .filter((file) =>
      /\buse(Loader|Action)Data\b/.test(readFileSync(resolve(pages, file), 'utf8')),
    );
  expect(found).toEqual([]);
});
