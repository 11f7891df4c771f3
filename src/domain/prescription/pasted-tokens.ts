import { findSign, plainText, type Sign } from './numeral.ts';
import type { EyeSide } from './field-names.ts';

/** What a word or a number of a pasted text may be. */
export type PastedToken = { cell: number; end: number } & (
  | { is: 'eye'; side: EyeSide }
  | { is: 'label'; field: PastedField }
  | { is: 'number'; sign: Sign | null; digits: string }
  | { is: 'plano' | 'no cylinder' | 'nothing' | 'both eyes' | 'near' | 'filler' | 'unknown' }
);

/** What a label can announce. */
export type PastedField = 'sphere' | 'cylinder' | 'axis' | 'add' | 'pd' | 'prism';

const TOKEN =
  /(?<date>\d{1,4}(?<by>[./-])\d{1,2}\k<by>\d{2,4})|(?<pair>\d+\/\d+(?![\d.,]))|(?<number>(?:[+-]\s?)?\d+(?:[.,]\d+)?)|(?<word>[\p{L}∞](?:[\p{L}.]|\/(?=a\b))*)|(?<mark>[×@*])|(?<dash>[-–]+)/giu;

const WORDS: readonly (readonly [RegExp, (typed: { cell: number; end: number }) => PastedToken])[] =
  [
    [/^(?:o\.?d|re|ra|r|right|rechts|rechtes)$/, (at) => ({ ...at, is: 'eye', side: 'od' })],
    [/^(?:o\.?s|le|la|li|l|left|links|linkes)$/, (at) => ({ ...at, is: 'eye', side: 'os' })],
    [/^(?:o\.?u|both|beide|beidseits)$/, (at) => ({ ...at, is: 'both eyes' })],
    [/^(?:sph|sphere|sphäre|s)$/, (at) => ({ ...at, is: 'label', field: 'sphere' })],
    [/^(?:cyl|zyl|cylinder|zylinder|c)$/, (at) => ({ ...at, is: 'label', field: 'cylinder' })],
    [/^(?:x|ax|axis|achse|a)$/, (at) => ({ ...at, is: 'label', field: 'axis' })],
    [/^(?:add|addition|nahzusatz)$/, (at) => ({ ...at, is: 'label', field: 'add' })],
    [/^(?:i?pd|pupillendistanz)$/, (at) => ({ ...at, is: 'label', field: 'pd' })],
    [/^(?:prism|prisma)$/, (at) => ({ ...at, is: 'label', field: 'prism' })],
    [/^(?:pl|plan|plano|∞|inf|infinity|unendlich)$/, (at) => ({ ...at, is: 'plano' })],
    [/^(?:d\.?s|spherical|sphärisch)$/, (at) => ({ ...at, is: 'no cylinder' })],
    [/^(?:none|keine?|ohne|nil|n\/a)$/, (at) => ({ ...at, is: 'nothing' })],
    [/^(?:near|nah|nähe|reading|lesen)$/, (at) => ({ ...at, is: 'near' })],
    [
      /^(?:d|d\.?c|dpt|dptr|mm|deg|grad|tabo|eye|auge|dist|distance|far|fern|ferne|rx|tr)$/,
      (at) => ({ ...at, is: 'filler' }),
    ],
  ];

/** The tokens of one line; a tab, semicolon or stroke begins a new cell. */
export function tokensOf(line: string): PastedToken[] {
  return line.split(/[\t;|]/).flatMap((text, cell) => {
    const plain = plainText(text);
    return [...plain.matchAll(TOKEN)].map((match): PastedToken => {
      const { number, word, mark, dash } = match.groups ?? {};
      const at = { cell, end: match.index + match[0].length };
      if (number !== undefined) {
        const sign = findSign(number.charAt(0));
        return { ...at, is: 'number', sign, digits: number.replace(/^[+-]?\s?/, '') };
      }
      if (mark) return { ...at, is: 'label', field: 'axis' };
      if (dash) return { ...at, is: 'nothing' };
      const known = word?.toLowerCase().replace(/\.$/, '');
      const found = WORDS.find(([spelling]) => known !== undefined && spelling.test(known));
      return found ? found[1](at) : { ...at, is: 'unknown' };
    });
  });
}
