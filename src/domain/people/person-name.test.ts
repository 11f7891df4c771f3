import { expect, test } from 'vitest';
import { cleanName } from './display-name.ts';
import { isSameName } from './person-name.ts';

test.each([
  ['José', 'JOSE\u0301'],
  ['Jose', 'José'],
  ['Müller', 'mueller'],
  ['Müller', 'Muller'],
  ['MÜLLER', 'Müller'],
  ['Groß', 'GROSS'],
  ["O'Brien", 'O’Brien'],
  ['OBrien', "O'Brien"],
  ['Anna-Maria', 'Anna Maria'],
  ['Anna Maria', '  anna   maria '],
  ['Nguyễn', 'Nguyen'],
  ['Søren', 'Soeren'],
  ['Łukasz', 'Lukasz'],
  ['İpek', 'Ipek'],
  ['李', '李'],
  ['Null', 'null'],
])('"%s" and "%s" are one name', (one, other) => {
  expect(isSameName(one, other)).toBe(true);
  expect(isSameName(other, one)).toBe(true);
});

test.each([
  ['Muller', 'Mueller'],
  ['Anna', 'Anne'],
  ['', ''],
  ['\u200b', '\u200b'],
  ['-', "'"],
  ['李', '王'],
  ['が', 'か'],
])('"%s" and "%s" are not', (one, other) => {
  expect(isSameName(one, other)).toBe(false);
});

test('a name is kept as it is, without what cannot be seen', () => {
  expect(cleanName('  José \t Ma\u0000ria ')).toEqual({ ok: true, value: 'José Maria' });
  expect(cleanName('A\u202ednA\u200bn')).toEqual({ ok: true, value: 'AdnAn' });
  expect(cleanName('Jose\u0301')).toEqual({ ok: true, value: 'José' });
  expect(cleanName('<b>{{7*7}}</b>')).toEqual({ ok: true, value: '<b>{{7*7}}</b>' });
  expect(cleanName('X')).toEqual({ ok: true, value: 'X' });
});

test('joiners stay where they shape letters', () => {
  expect(cleanName('علی\u200cرضا')).toEqual({ ok: true, value: 'علی\u200cرضا' });
  expect(cleanName('An\u200dna')).toEqual({ ok: true, value: 'Anna' });
});

test('what is no name is told apart', () => {
  expect(cleanName('\u200b\u2060 \ufeff')).toEqual({ ok: false, reason: 'empty' });
  expect(cleanName('\ud800')).toEqual({ ok: false, reason: 'broken-text' });
  expect(cleanName('a'.repeat(100)).ok).toBe(true);
  expect(cleanName('a'.repeat(101))).toEqual({ ok: false, reason: 'too-long' });
});
