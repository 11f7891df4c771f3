import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { settingOf } from '#server/env.ts';
import { root } from './source-files.ts';

/** What docs/data-flow.md says of times, settings and tables is so. */
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const text = read('docs/data-flow.md');

const times = [...text.matchAll(/^\| ([^|]+) \|[^|]+\| `(src\/[^`]+)`\s*\| `([^`]+)`\s*\|$/gm)].map(
  ([, what = '', file = '', words = '']) => ({ what: what.trim(), file, words }),
);

test('it tells where times are decided', () => {
  expect(times.length).toBeGreaterThan(10);
  // No table holds it.
  expect(times.map(({ file }) => file)).toContain('src/server/wiring/kept-answers.ts');
});

test.each(times)('how long is kept: $what', ({ file, words }) => {
  expect(existsSync(path.join(root, file)), file).toBe(true);
  expect(read(file).replaceAll(/\s+/g, ' ')).toContain(words);
});

const settings = [...text.matchAll(/^\| `([A-Z_]+)`\s*\| (\w+)\s*\|[^|]+\|$/gm)].map(
  ([, name = '', value = '']) => [name, value] as [Parameters<typeof settingOf>[0], string],
);

test('it tells the settings', () => {
  expect(settings.map(([name]) => name)).toContain('PAYMENT_DEADLINE_DAYS');
});

test.each(settings)('%s is %s unless told', (name, value) => {
  expect(settingOf(name).byDefault).toBe(value);
});

test('it names every table that holds what is sealed or belongs to a member', () => {
  const sources = globSync('src/*/migrations/*.sql', { cwd: root }).map(read).join('\n');
  const tables = [...sources.matchAll(/create table (\w+\.\w+) \(([\s\S]*?)\n\);/g)]
    .filter(([, , columns = '']) => /sealed|bytea|user_id|member_id/.test(columns))
    .map(([, name = '']) => name)
    .filter((name) => name !== 'shop.sealing_keys');
  // Some lay in a schema of another name when they were made.
  const unnamed = tables.filter(
    (name) => !text.includes(`\`${name.replace('server.', 'shop.')}\``),
  );
  expect(unnamed).toEqual([]);
});
