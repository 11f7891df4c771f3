import { expect, test } from 'vitest';
import { repeatedLines } from './repeated-lines.ts';
import { sourceFiles, type SourceFile } from './source-files.ts';

/**
 * What is long because there is much of it: words in two languages and frames. The contracts
 * (`.graphqls`) are left out as well: GraphQL wants an interface's fields again in every type.
 */
const data = [
  /\/generated\//,
  /texts\.(en|de)\.ts$/,
  /\/i18n\/(en|de)\.ts$/,
  /^demo\/frames\//,
  /\.test-data\.ts$/,
];

const code = sourceFiles(
  ['src', 'demo', 'ops', 'scripts', 'test', 'bench'],
  ['ts', 'tsx', 'mjs', 'css', 'graphql', 'sql'],
).filter(({ file }) => !data.some((pattern) => pattern.test(file)));

test('no more than twelve lines stand twice', () => {
  expect(repeatedLines(code, 12)).toEqual([]);
});

const lines = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => `  step(${from + i});`);
const aFile = (file: string, body: string[]): SourceFile => ({ file, text: body.join('\n') });

test('a run is found at its full length, wherever it stands', () => {
  const files = [
    aFile('a.ts', ['first();', ...lines(1, 15), 'last();']),
    aFile('b.ts', lines(1, 12)),
    aFile('c.ts', ['other();', '', ...lines(1, 15).map((line) => `  ${line}`)]),
  ];
  expect(repeatedLines(files, 12)).toEqual([{ count: 15, at: 'a.ts:2', again: 'c.ts:3' }]);
});

test('a run is found twice in one file, and neither comments nor imports hide it', () => {
  const again = lines(1, 13).flatMap((line) => ['// a word', line, '}']);
  const files = [
    aFile('a.ts', ["import { a } from './a.ts';", ...lines(1, 13), 'between();', ...again]),
  ];
  expect(repeatedLines(files, 12)).toEqual([{ count: 13, at: 'a.ts:2', again: 'a.ts:17' }]);
});

test('imports and comments alone are no repetition', () => {
  const names = lines(1, 20).map((_, i) => `  name${i},`);
  const imports = ['import {', ...names, "} from './names.ts';"];
  const comment = ['/**', ...lines(1, 20).map((line) => ` * ${line}`), ' */'];
  const files = ['a.ts', 'b.ts'].map((file) => aFile(file, [...imports, ...comment]));
  expect(repeatedLines(files, 12)).toEqual([]);
});
