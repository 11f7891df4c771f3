import { describe, expect, test } from 'vitest';
import { de } from './de.ts';
import { en } from './en.ts';
import { legalDocument } from '../legal/legal-texts.server.ts';

/** Where one of several alike, or one language, has nothing to add. */
const SILENT = new Set(['/frames/add/tax']);

describe('the two languages', () => {
  test('have the same texts', () => {
    expect(namesOf(de)).toEqual(namesOf(en));
  });

  test('leave no text empty but those that have nothing to say', () => {
    const empty = [...emptyIn(en, ''), ...emptyIn(de, '')];
    expect(empty.filter((path) => !SILENT.has(path))).toEqual([]);
  });
});

describe.each(['privacy', 'terms', 'notice'] as const)('the document "%s"', (which) => {
  const english = legalDocument(which, 'en');
  const german = legalDocument(which, 'de');

  test('has the same sections in both languages', () => {
    expect(german.sections.map(({ id }) => id)).toEqual(english.sections.map(({ id }) => id));
  });

  test('has as many paragraphs and points in both', () => {
    const sizes = ({ sections }: typeof english) =>
      sections.map(({ paragraphs = [], points = [] }) => [paragraphs.length, points.length]);
    expect(sizes(german)).toEqual(sizes(english));
  });

  test('names the plan', () => {
    expect(JSON.stringify(english)).toContain('Alder Health');
    expect(JSON.stringify(german)).toContain('Alder Health');
  });
});

/** Every path to a text, sorted; a function and a text are told apart. */
function namesOf(node: unknown, path = ''): string[] {
  if (typeof node !== 'object' || node === null) return [`${path}: ${typeof node}`];
  return Object.entries(node)
    .flatMap(([key, value]) => namesOf(value, `${path}/${key}`))
    .sort();
}

function emptyIn(node: unknown, path: string): string[] {
  if (typeof node === 'string') return node.trim() === '' ? [path] : [];
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) => emptyIn(value, `${path}/${key}`));
}
