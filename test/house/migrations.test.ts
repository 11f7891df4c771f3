import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { contractionsIn, unusedSince } from './contracting.ts';
import { root, sourceFiles } from './source-files.ts';

/**
 * Migrations only add while the version before serves. These are the last of each room from before
 * that rule; whatever comes after them keeps it.
 */
const lastBefore: Record<string, string> = {
  'src/commerce/migrations': '0054_lens_outlines.sql',
  'src/member-data/migrations': '0004_wrong_codes_count_by_contact.sql',
  'src/shop/migrations': '0008_whose_database.sql',
};

const all = sourceFiles(['src'], ['sql']).map(({ file, text }) => {
  return { folder: path.posix.dirname(file), name: path.posix.basename(file), text };
});
const since = all.filter(({ folder, name }) => name > (lastBefore[folder] ?? ''));
const released = [
  ...readFileSync(path.join(root, 'CHANGELOG.md'), 'utf8').matchAll(/^## \[(\d+\.\d+\.\d+)\]/gm),
].map(([, version]) => version);

test('the migrations that this was begun after are there', () => {
  for (const [folder, name] of Object.entries(lastBefore))
    expect(all).toContainEqual(expect.objectContaining({ folder, name }));
});

test.each(since)('$folder/$name leaves the version before what it needs', (one) => {
  const { folder, name, text } = one;
  const before = all
    .filter((other) => other.folder === folder && other.name < name)
    .map((other) => other.text);
  const release = unusedSince(text);
  // A release that is out: the one that stops using a thing cannot be the one that takes it away.
  if (release !== null) expect(released).toContain(release);
  else expect(contractionsIn(text, before.join('\n'))).toEqual([]);
});

/** Tables that one statement compares with each other, so that they change together. */
const together = ['shop.drafts,shop.sessions'];

test.each(since)(
  '$folder/$name writes one table anew, and locks no other meanwhile',
  ({ text }) => {
    const written = [...text.matchAll(/alter table (\S+)[^;]*\btype\b/g)].map(([, name]) => name);
    if (!together.includes(written.toSorted().join())) expect(written.slice(1)).toEqual([]);
    if (written.length > 0) expect(text).not.toMatch(/^(?:update|insert|delete)\b/m);
  },
);

test.each([
  ['drop table shop.drafts', 'takes something away'],
  ['alter table shop.drafts drop sealed', 'takes something away'],
  ['alter table shop.drafts drop column if exists sealed', 'takes something away'],
  ['alter table shop.drafts alter column a drop default', 'takes something away'],
  ['alter table shop.drafts rename column a to b', 'gives another name'],
  ['alter schema shop rename to other', 'gives another name'],
  ['alter table shop.drafts alter column a type bigint', 'changes a type'],
  ['alter table shop.drafts alter column a type text using b::text', 'changes a type'],
  ['alter table shop.drafts alter a set data type bigint', 'changes a type'],
  ['alter table shop.drafts alter column a set not null', 'asks for a value'],
  ['alter table shop.drafts add column a int not null', 'asks for a column that has no default'],
  [
    'alter table shop.drafts add b int, add a text not null',
    'asks for a column that has no default',
  ],
  ['alter table shop.drafts add constraint c check (a > 0)', 'asks more of rows'],
  ['create unique index i on shop.drafts (a)', 'makes values unique that were not'],
  ['truncate shop.drafts', 'empties a table'],
])('%s is refused: it %s', (sql, what) => {
  expect(contractionsIn(`-- Up Migration\n\n${sql};`)).toEqual([what]);
});

test.each([
  'alter table shop.drafts add column a int',
  "alter table shop.drafts add column a int not null default 0, add b text check (b in ('x', 'y'))",
  'alter table shop.drafts alter column a set default 0, alter column a set not null',
  'alter table shop.drafts alter column user_id type text using user_id::text',
  'alter table shop.drafts drop constraint c',
  'alter table shop.drafts alter column a drop not null',
  'create table shop.things (a int not null); create unique index i on shop.things (a)',
  'alter table shop.drafts add column a boolean not null default false; create unique index i on shop.drafts (b) where a',
  '-- We drop table shop.drafts later.',
  "comment on table shop.drafts is 'drop table'",
])('%s is let through', (sql) => {
  expect(contractionsIn(sql)).toEqual([]);
});

test('a list of known words may become longer, and not shorter', () => {
  const before = `create table t (a text constraint known check (a in ('x', 'y')));`;
  const among = (words: string) =>
    `alter table t drop constraint known, add constraint known check (a in (${words}));`;
  expect(contractionsIn(among(`'x', 'y', 'z'`), before)).toEqual([]);
  expect(contractionsIn(among(`'x', 'z'`), before)).toEqual(['asks more of rows']);
  expect(contractionsIn(among(`'x', 'y'`))).toEqual(['asks more of rows']);
});

test('a migration may take away what a release that is out has stopped using', () => {
  expect(unusedSince('-- Up Migration\n-- Unused since 0.1.0: ...\ndrop table a')).toBe('0.1.0');
  expect(unusedSince('-- Up Migration\ndrop table a')).toBeNull();
});
