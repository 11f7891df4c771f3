import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { textsShownBy } from './shown.ts';

const storefront = path.join(import.meta.dirname, '..');

/** The subject of each dictionary, `signIn` to `sign-in`. */
const dictionaries = [
  ...read('i18n/en.ts').matchAll(/import \{ ([\w, ]+) \} from '\.\.\/([\w-]+)\//g),
].flatMap(([, names = '', subject = '']) =>
  names.split(', ').map((name) => [name, subject] as const),
);

const routes = readdirSync(storefront, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.route.tsx'))
  .map((file) => [file.split(path.sep).join('/')] as const);

test.each(routes)('the browser has the texts that %s shows', (route) => {
  const loaded = textsShownBy(route.split('/')[0] ?? '');
  const lacking = [...shownFrom(route)].filter((subject) => !loaded.includes(subject));
  expect(lacking).toEqual([]);
});

/** Subjects of the texts that a file shows, and the parts that it is made of. */
function shownFrom(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return new Set();
  seen.add(file);
  const code = read(file);
  const own = dictionaries.filter(([name]) => shows(code, name)).map(([, subject]) => subject);
  const parts = importsOf(code, file).flatMap((part) => [...shownFrom(part, seen)]);
  return new Set([...own, ...parts]);
}

/** `useTexts().frames`, `texts.frames`, or `frames` taken out of all texts. */
function shows(code: string, name: string): boolean {
  if (!/\b(useTexts|Texts|titled)\b/.test(code)) return false;
  const taken = String.raw`\{[^{}]*\b${name}\b[^{}]*\}(?: = useTexts\(\);|: Texts\b)`;
  return new RegExp(String.raw`\b(useTexts\(\)|texts|all)\s*\.${name}\b|${taken}`).test(code);
}

/** The files of ours that a file imports; through a door, those of the parts and hooks it names. */
function importsOf(code: string, file: string): string[] {
  return [...code.matchAll(/^import (?!type)([\s\S]*?) from '(\.[^']+\.tsx?)';/gm)].flatMap(
    ([, names = '', from = '']) => {
      const target = path.posix.join(path.posix.dirname(file), from);
      if (!target.endsWith('/index.ts')) return [target];
      const wanted: string[] = names.match(/\b(?:use)?[A-Z]\w*/g) ?? [];
      return [...read(target).matchAll(/export \{([^}]*)\} from '\.\/([^']+)'/g)]
        .filter(([, exported = '']) =>
          exported.match(/\w+/g)?.some((name) => wanted.includes(name)),
        )
        .map(([, , behind = '']) => path.posix.join(path.posix.dirname(target), behind));
    },
  );
}

function read(file: string): string {
  return readFileSync(path.join(storefront, file), 'utf8');
}
