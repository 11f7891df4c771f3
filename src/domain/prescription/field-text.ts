import type { Locale } from '../people/locale.ts';
import { findNumeral, plainText, type Sign } from './numeral.ts';
import { FIELDS, KINDS, NOTHING_THERE, type AmountSpec } from './prescription-fields.ts';
import type { Amount } from './field-names.ts';
import { isWithin } from './range.ts';

/** What was typed into one field. An empty field is a value of null. */
export type Parsed<Value> =
  | { ok: true; value: Value | null }
  /** `sign-conflict`: the text has one sign and the form's control another; neither is believed. */
  | { ok: false; reason: 'not-a-number' | 'sign-conflict' }
  /** A power without a sign, which is never guessed; the form asks for plus or minus. */
  | { ok: false; reason: 'sign-missing'; magnitude: number };

/** Two distances, each with the word before it, and what stands between them. */
const PD_PAIR =
  /^(?:i?pd\s*[:=]?\s*)?(?<first>[a-zä]*)[.:=]?\s*(?<one>\d[\d.,]*?)\s*(?:mm\.?)?(?:\s*[/|;&+-]\s*|,\s|\s(?:und|and)\s|\s|(?=[a-z]))\s*(?<second>(?!und|and)[a-zä]*)[.:=]?\s*(?<two>\d[\d.,]*)\s*(?:mm\.?)?$/iu;

const PD_LABELS = [
  ['R', /^(?:r|re|right|rechts|od)$/i],
  ['L', /^(?:l|li|left|links|os)$/i],
  ['F', /^(?:f|far|fern|ferne|d|dist|distance)$/i],
  ['N', /^(?:n|near|nah|nähe)$/i],
] as const;

export type PdEntry =
  | { kind: 'total'; pd: number; nearPd?: number }
  | { kind: 'each-eye'; od: number; os: number };

/**
 * A number as it is typed or printed in its field: "-1,25", "−1.25 DS", "plano", "x 90°",
 * "90 TABO", "1.50Δ", "31,5 mm"; a dash or a stroke is nothing, but never a sphere. `chosenSign` is what the form's own control for the sign says; it helps
 * where the text of a power has none. What is out of range is read all the same and left to
 * the rules.
 */
export function parseField(
  field: Amount,
  text: string,
  chosenSign: Sign | null = null,
): Parsed<number> {
  const { kind, zero }: AmountSpec = FIELDS[field];
  const { sign: signs, marks } = KINDS[kind];
  const plain = plainText(text);
  if (plain === '') return { ok: true, value: null };
  if (zero?.test(plain)) return { ok: true, value: 0 };
  const bare = plain.replace(marks, '');
  if (zero?.test(bare)) return { ok: true, value: 0 };
  if (signs !== 'needed' && NOTHING_THERE.test(plain)) return { ok: true, value: null };
  const numeral = findNumeral(bare);
  if (!numeral) return { ok: false, reason: 'not-a-number' };
  const { sign: typedSign, magnitude } = numeral;
  if (magnitude === 0) return { ok: true, value: 0 };
  const chosen = signs === 'needed' ? chosenSign : '+';
  if (signs === 'needed' && typedSign && chosen && typedSign !== chosen) {
    return { ok: false, reason: 'sign-conflict' };
  }
  const sign = typedSign ?? chosen;
  if (sign === null) return { ok: false, reason: 'sign-missing', magnitude };
  return { ok: true, value: sign === '-' ? -magnitude : magnitude };
}

/**
 * The field for the total, where people also type two numbers. Two that one eye can have belong
 * to the right and the left eye ("31/31.5", "R 31,5 L 32"); two of 45 mm and more are distance
 * and near ("62/59"): the larger one is the distance that lenses are made for. Anything between
 * is not guessed.
 */
export function parsePd(text: string): Parsed<PdEntry> {
  const total = parseField('totalPd', text);
  if (total.ok) {
    return { ok: true, value: total.value === null ? null : { kind: 'total', pd: total.value } };
  }
  const found = PD_PAIR.exec(plainText(text))?.groups;
  const one = parseField('totalPd', found?.one ?? '');
  const two = parseField('totalPd', found?.two ?? '');
  if (!found || !one.ok || !two.ok) return total;
  const pair = pairOf(one.value, two.value, labelsOf(found.first, found.second));
  return pair ? { ok: true, value: pair } : total;
}

/**
 * A value in the standard form of its field, with the locale's decimal mark: '-1.25', '+0,50'
 * and '0.00' for powers and additions, '1.50' for prisms, '90' for an axis, '63' and '31.5' for
 * distances. '' for null.
 */
export function formatField(field: Amount, value: number | null, locale: Locale): string {
  if (value === null) return '';
  const isWithSign = KINDS[FIELDS[field].kind].unit === 'dioptre' && value > 0;
  return (isWithSign ? '+' : '') + formatAmount(field, value, locale);
}

/** How much of it, as in a step or a difference: '0.25', '1', '0,5'. */
export function formatAmount(field: Amount, value: number, locale: Locale): string {
  const { decimals } = KINDS[FIELDS[field].kind];
  const text = decimals === null ? String(value) : value.toFixed(decimals);
  return locale === 'de' ? text.replace('.', ',') : text;
}

/** What the words beside two distances say that they are. */
type PairLabels = 'eyes' | 'eyes from left' | 'far and near' | 'none' | 'unclear';

function pairOf(first: number | null, second: number | null, labels: PairLabels): PdEntry | null {
  if (first === null || second === null) return null;
  const { range } = FIELDS.pd;
  const isEyes = isWithin(first, range) && isWithin(second, range);
  if (isEyes && labels === 'eyes from left') return { kind: 'each-eye', od: second, os: first };
  if (isEyes && (labels === 'eyes' || labels === 'none')) {
    return { kind: 'each-eye', od: first, os: second };
  }
  const nearPd = Math.min(first, second);
  const isBoth = nearPd >= 45 && (labels === 'far and near' || labels === 'none');
  return isBoth ? { kind: 'total', pd: Math.max(first, second), nearPd } : null;
}

function labelsOf(first = '', second = ''): PairLabels {
  const label = (word: string) =>
    word === '' ? '' : (PD_LABELS.find(([, words]) => words.test(word))?.[0] ?? '?');
  const said = `${label(first)} ${label(second)}`;
  if (said === ' ') return 'none';
  if (['R L', 'R '].includes(said)) return 'eyes';
  if (['L R', 'L '].includes(said)) return 'eyes from left';
  return ['F N', 'N F', 'F ', 'N '].includes(said) ? 'far and near' : 'unclear';
}
