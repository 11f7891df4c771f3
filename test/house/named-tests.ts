import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './source-files.ts';

/** A test that a document names, as it stands there: `src/file.test.ts` "its title". */
export type NamedTest = { file: string; title: string };

/** The tests that a cell of a table names; titles may have quotes in them. */
export function testsNamedIn(cell: string): NamedTest[] {
  return [...cell.matchAll(/`([^`]+)` "(.+?)"(?=;|$)/g)].map(([, file = '', title = '']) => ({
    file,
    title,
  }));
}

/** Whether the file has a test, or a group of tests, of that very title. */
export function isTestThere({ file, title }: NamedTest): boolean {
  const place = path.join(root, file);
  if (!existsSync(place)) return false;
  const source = readFileSync(place, 'utf8').replaceAll(/([([])\s+/g, '$1');
  // The first of a call, or of a row of `test.each`.
  return [`'${title}',`, `"${title}",`, `\`${title}\`,`].some(
    (written) => source.includes(`(${written}`) || source.includes(`[${written}`),
  );
}
