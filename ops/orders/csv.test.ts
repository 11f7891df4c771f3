import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';

test('a table has a header, and CRLF between its lines', () => {
  expect(
    csvOf(
      ['number', 'sphere'],
      [
        ['dm1', -1.5],
        ['dm2', null],
      ],
    ),
  ).toBe('number,sphere\r\ndm1,-1.5\r\ndm2,');
});

test.each([
  ['=1+1', "'=1+1"],
  ['+49 30', "'+49 30"],
  ['-1.50', "'-1.50"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['a, "b"', '"a, ""b"""'],
  ['=a,b', '"\'=a,b"'],
  ['one\ntwo', '"one\ntwo"'],
  ['Müller', 'Müller'],
])('the text %j is written %s', (text, written) => {
  expect(csvOf(['name'], [[text]])).toBe(`name\r\n${written}`);
});

test('whatever people wrote, a reader gets it back, and no cell begins like a formula', () => {
  fc.assert(
    fc.property(fc.array(fc.string(), { minLength: 2, maxLength: 2 }), (texts) => {
      const cells = cellsOf(csvOf([], [texts]).slice(2));
      expect(cells.map((cell) => cell.replace(/^'(?=[=+\-@\t\r])/, ''))).toEqual(
        texts.map((text) => text.replace(/^'(?=[=+\-@\t\r])/, '')),
      );
      for (const cell of cells) expect(cell).not.toMatch(/^[=+\-@\t\r]/);
    }),
  );
});

/** The cells of one record, as RFC 4180 reads them. */
function cellsOf(line: string): string[] {
  return [...`,${line}`.matchAll(/,(?:"((?:[^"]|"")*)"|([^",]*))/g)].map(([, inQuotes, bare]) =>
    inQuotes === undefined ? (bare ?? '') : inQuotes.replaceAll('""', '"'),
  );
}
