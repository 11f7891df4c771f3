import { describe, expect, test } from 'vitest';
import { globSync, readFileSync } from 'node:fs';

/** Words that a native would not say, and what is said in their place. */
const ENGLISH = [
  'short-sighted', // near-sighted
  'long-sighted', // far-sighted
  'paper', // prescription
  'pilot', // aviator
  'stands on', // it's on
  'tick the box', // check the box
  'working day', // business day
  'ancelled', // canceled
  'free again', // available again
  'start page', // home page
  'member id', // member ID
];
const GERMAN = [
  'freiwillig', // optional
  'Vorführung', // Demo
  'Am dünnsten', // Dünnstes Glas
  'ist aufgegeben', // ist eingegangen
  'Anschrift', // Adresse
  'Papier', // Verordnung
];

/** What the shop does not do, and so must not speak of in what binds. */
const NOT_THERE = /camera|Kamera|upload|hochladen|try on|trying on|Anprobe|consent|Einwilligung/i;

describe.each([
  ['en', ENGLISH],
  ['de', GERMAN],
] as const)('the words of "%s"', (language, words) => {
  const files = globSync(`src/storefront/**/*texts.${language}.ts`);
  test.each(words)('never "%s"', (word) => {
    const found = files.filter((file) => saidIn(file).some((text) => text.includes(word)));
    expect(found).toEqual([]);
  });

  test('what binds promises nothing that is not there', () => {
    const binding = saidIn(`src/storefront/legal/texts.${language}.ts`);
    expect(binding.filter((text) => NOT_THERE.test(text))).toEqual([]);
  });
});

/** The texts of a dictionary; its keys, types and comments aside. */
function saidIn(file: string): string[] {
  const source = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  return [...source.matchAll(/'(?:[^'\\\n]|\\.)*'(?!:)|`[^`]*`|"[^"\n]*"/g)].map(([text]) => text);
}
