import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root, sourceFiles, type SourceFile } from './source-files.ts';
import { stepsIn } from './worked-example.ts';

/** What documents say of files, commands and tests is so. */
const documents: SourceFile[] = ['*.md', 'docs/**/*.md']
  .flatMap((pattern) => globSync(pattern, { cwd: root }))
  .toSorted()
  .map((file) => ({ file, text: textOf(file) }));
// What was once is told there with the names of then.
const present = documents.filter(({ file }) => file !== 'CHANGELOG.md');

test.each(documents)('every link in $file leads to a file', ({ file, text }) => {
  const links = [...withoutBlocks(text).matchAll(/\]\(([^)\s]+)\)/g)].map(([, to = '']) => to);
  const broken = links
    .filter((to) => !/^(https?:|mailto:|#)/.test(to))
    .map((to) => path.posix.join(path.posix.dirname(file), to.split('#')[0] ?? ''))
    .filter((to) => !isThere(to));
  expect(broken).toEqual([]);
});

test.each(present)('every file of ours that $file names is there', ({ file, text }) => {
  const named = [
    ...withoutBlocks(text).matchAll(/`((?:src|demo|ops|scripts|test|bench|docs)\/[^`\s]*)`/g),
  ];
  const example = new Set(stepsIn(text).map((step) => step.file));
  const missing = named
    .map(([, name = '']) => name)
    .filter((name) => !name.includes('generated') && !example.has(name) && !isThere(name));
  expect(missing, file).toEqual([]);
});

test.each(present)('every command that $file tells is there', ({ text }) => {
  const { scripts } = JSON.parse(textOf('package.json')) as { scripts: object };
  const told = [...text.matchAll(/npm run (?:-s )?([\w:]+)/g)].map(([, name = '']) => name);
  expect(told.filter((name) => !(name in scripts))).toEqual([]);
});

const style = stepsIn(textOf('docs/style.md'));

test.each(style)('the example of $file stands in it', ({ file, block }) => {
  const flat = (text: string) => text.replace(/\n\s*/g, '\n').trim();
  expect(flat(textOf(file)).includes(flat(block)), block).toBe(true);
});

test('every rule and case that a test names is explained, and where it is held', () => {
  const rows = textOf('docs/invariants.md').match(/^\| [IT]\d+ .*$/gm) ?? [];
  const tests = sourceFiles(['src', 'ops', 'test'], ['test.ts', 'test.tsx', 'spec.ts']);
  const missing = tests
    .filter(({ file }) => !file.startsWith('test/house/'))
    .flatMap(({ file, text }) =>
      (text.match(/\bT\d{3}\b/g) ?? [])
        .filter((id) => !rows.some((row) => row.startsWith(`| ${id} `) && row.includes(file)))
        .map((id) => `${id} in ${file}`),
    );
  expect(new Set(missing)).toEqual(new Set());
  expect(rows.map((row) => row.split(' ')[1])).toEqual([
    ...new Set(rows.map((row) => row.split(' ')[1])),
  ]);
});

function textOf(file: string): string {
  return readFileSync(path.join(root, file), 'utf8');
}

/** Without fenced blocks, whose content is not ours to link or is looked at by itself. */
function withoutBlocks(text: string): string {
  return text.replace(/^```[\s\S]*?^```$/gm, '');
}

/** A file, a folder, or a pattern that finds one. */
function isThere(name: string): boolean {
  return existsSync(path.join(root, name)) || globSync(name, { cwd: root }).length > 0;
}
