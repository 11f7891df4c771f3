import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const storefront = path.resolve(import.meta.dirname, '../..');
const modules = read('**/*.module.css');
const parts = read('**/*.tsx');
const forAllPages = classesIn([...read('ui/styles/*.css').values()].join('\n'));

test.each([...modules])('%s has the classes that are used of it, and no other', (file, css) => {
  expect([...usedOf(file)].sort()).toEqual([...classesIn(css)].sort());
});

test('no two modules have one name, for classes are called by it', () => {
  const names = [...modules.keys()].map((file) => path.basename(file));
  expect(names.filter((name, position) => names.indexOf(name) !== position)).toEqual([]);
});

test('a class that is written out is one of those for all pages, and each of these is used', () => {
  const written = new Set([...parts.values()].flatMap(writtenOut));
  expect([...written].sort()).toEqual([...forAllPages].sort());
});

function read(pattern: string): Map<string, string> {
  const files = globSync(pattern, { cwd: storefront, exclude: ['**/*.test.tsx'] });
  return new Map(files.map((file) => [file, readFileSync(path.join(storefront, file), 'utf8')]));
}

/** The names that stand in selectors. */
function classesIn(css: string): Set<string> {
  const selectors = css.replaceAll(/\/\*[\s\S]*?\*\//g, '').match(/[^{};]*(?=\{)/g) ?? [];
  return new Set(selectors.flatMap((one) => one.match(/(?<=\.)[a-z][\w-]*/gi) ?? []));
}

/** The names that parts ask a module for: `styles.name`. */
function usedOf(module: string): Set<string> {
  const used = new Set<string>();
  for (const [file, code] of parts)
    for (const [, name, from = ''] of code.matchAll(/import (\w+) from '(\S+\.module\.css)'/g))
      if (path.join(path.dirname(file), from) === module)
        for (const [, key = ''] of code.matchAll(new RegExp(`(?<![\\w./])${name}\\.(\\w+)`, 'g')))
          used.add(key);
  return used;
}

/** The words that are given as `className`, alone or beside a module's. */
function writtenOut(code: string): string[] {
  const given = code.replaceAll(/\$\{[^}]*\}/g, '').match(/className=("[^"]*"|\{[^}]*\})/g) ?? [];
  const texts = given.flatMap((one) => one.match(/(["'`]).*?\1/g) ?? []);
  return texts.flatMap((text) => text.match(/[\w-]+/g) ?? []);
}
