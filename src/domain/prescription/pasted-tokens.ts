import { folded, LABELS, type FieldLabel } from './paper-words.ts';
import { FIELDS, NOTHING_THERE } from './prescription-fields.ts';
import { findSign, plainText, type Sign } from './numeral.ts';
import type { EyeSide } from './field-names.ts';

/** What a word or a number of a pasted text may be. */
export type PastedToken = { cell: number; end: number } & PastedMeaning;

type PastedMeaning =
  | { is: 'eye'; side: EyeSide }
  | { is: 'label'; field: PastedField }
  | { is: 'number'; sign: Sign | null; digits: string }
  | { is: 'plano' | 'no cylinder' | 'nothing' | 'both eyes' | 'near' | 'filler' | 'unknown' };

/** What a label can announce. */
export type PastedField = 'sphere' | 'cylinder' | 'axis' | 'add' | 'pd' | 'prism';

const TOKEN =
  /(?<date>\d{1,4}(?<by>[./-])\d{1,2}\k<by>\d{2,4})|(?<pair>\d+\/\d+(?![\d.,]))|(?<number>(?:[+-]\s?)?\d+(?:[.,]\d+)?)|(?<word>[\p{L}∞](?:[\p{L}.]|\/(?=a\b))*)|(?<mark>[×@*])|(?<dash>[-–]+)/giu;

/** What stands beside values and says nothing of them. */
const FILLER = /^(?:d\.?c|tabo|eye|auge|rx|tr)$/;
const WITHOUT_CYLINDER = /^(?:spherical|sphärisch)$/;

function meaningOf(word: string): PastedMeaning {
  if (FILLER.test(word)) return { is: 'filler' };
  if (WITHOUT_CYLINDER.test(word)) return { is: 'no cylinder' };
  if (FIELDS.sphere.zero.test(word)) return { is: 'plano' };
  if (NOTHING_THERE.test(word)) return { is: 'nothing' };
  const label = LABELS.get(folded(word));
  switch (label?.kind) {
    case 'eye':
      return label.eye === 'both' ? { is: 'both eyes' } : { is: 'eye', side: label.eye };
    case 'field':
      return meaningOfField(label.field);
    case 'axisMark':
      return { is: 'label', field: 'axis' };
    case 'zero':
      return { is: 'no cylinder' };
    case 'range':
      return { is: label.range === 'near' ? 'near' : 'filler' };
    case 'unit':
      return { is: 'filler' };
    default:
      return { is: 'unknown' };
  }
}

function meaningOfField(field: FieldLabel): PastedMeaning {
  switch (field) {
    case 'sphere':
    case 'cylinder':
    case 'axis':
    case 'add':
    case 'prism':
      return { is: 'label', field };
    case 'pd':
    case 'farPd':
      return { is: 'label', field: 'pd' };
    case 'nearPd':
      return { is: 'near' };
    default:
      return { is: 'unknown' };
  }
}

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
      return { ...at, ...(known === undefined ? { is: 'unknown' } : meaningOf(known)) };
    });
  });
}
