import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withSoftHyphens } from './soft-hyphens.ts';

/** What a line holds at 200 % text on 320 px. */
const LINE = 13;
/** Sent as the law has it; its button sets it smaller instead. */
const WHOLE = ['Zahlungspflichtig'];

test('a long word may part, with any ending, and its letters stay as they are', () => {
  expect(withSoftHyphens('Ihre Pupillendistanzen')).toBe('Ihre Pupillen\u00addistanzen');
  expect(withSoftHyphens('Im Straßenverkehr')).toBe('Im Straßen\u00adverkehr');
});

test('no German word on our pages is longer than a line of large text', () => {
  const files = globSync('src/storefront/**/*texts.de.ts');
  const tooLong = files.flatMap((file) => {
    const source = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
    const said = [...source.matchAll(/'[^'\n]*'|`[^`]*`/g)].map(([text]) => text);
    return said
      .flatMap((text) =>
        withSoftHyphens(text.replace(/\$\{[^}]*\}/g, ' ')).match(/[\p{L}\u00ad]+/gu),
      )
      .filter((word) => word?.split('\u00ad').some((part) => part.length > LINE))
      .filter((word) => word && !WHOLE.includes(word) && !/^[a-z]+[A-Z]/.test(word));
  });
  expect([...new Set(tooLong)]).toEqual([]);
});
