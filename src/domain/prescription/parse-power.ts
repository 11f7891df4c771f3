import { findNumeral, plainText } from './numeral.ts';

export type Sign = '+' | '-';

/** What was typed into one field. An empty field is a value of null. */
export type Parsed<Value> =
  | { ok: true; value: Value | null }
  | { ok: false; reason: 'not-a-number' }
  /** A power without a sign, which is never guessed; the form asks for plus or minus. */
  | { ok: false; reason: 'sign-missing'; magnitude: number };

export type PdEntry =
  | { kind: 'total'; pd: number; nearPd?: number }
  | { kind: 'each-eye'; od: number; os: number };

const PLANO = /^(?:pl|plan|plano|inf|infinity|unendlich|∞)$/i;
const SPHERE_ONLY = /^(?:ds|sph|spherical|sphärisch|-{1,2})$/i;
const UNIT = /\s*(?:dpt|dptr|diop|d|ds|sph)\.?$/i;

/**
 * A sphere in dioptres. "plano", "pl" and "∞" are 0; "-1,25", "−1.25 DS" and "+.5" are read.
 * A sign in the text counts; `chosenSign` (the form's own control) helps only where the text has none.
 */
export function parseSphere(text: string, chosenSign: Sign | null = null): Parsed<number> {
  return PLANO.test(plainText(text)) ? { ok: true, value: 0 } : parseSigned(text, chosenSign);
}

/** A cylinder in dioptres. "DS", "SPH" and a dash say that there is none: 0. Signs as in `parseSphere`. */
export function parseCylinder(text: string, chosenSign: Sign | null = null): Parsed<number> {
  const plain = plainText(text);
  if (SPHERE_ONLY.test(plain) || PLANO.test(plain)) return { ok: true, value: 0 };
  return parseSigned(text, chosenSign);
}

/** A reading addition in dioptres; without a sign it is plus, as additions always are. */
export function parseAdd(text: string): Parsed<number> {
  return parseSigned(text, '+');
}

/** A prism in prism dioptres, also written "1.50Δ"; its direction is the base, never a sign. */
export function parsePrism(text: string): Parsed<number> {
  return parseSigned(text.replace(/[Δ∆^]\s*$/u, ''), '+');
}

/** An axis in degrees: "90", "x 90", "90°". A broken number is read as such and refused by the rules. */
export function parseAxis(text: string): Parsed<number> {
  return parseSigned(plainText(text).replace(/^[x@*]\s*|\s*[°º]$/gi, ''), '+');
}

/** One pupillary distance in millimetres: "63", "31,5 mm". */
export function parsePdNumber(text: string): Parsed<number> {
  return parseSigned(plainText(text).replace(/\s*mm$/i, ''), '+');
}

/**
 * The field for the total, where people also type two numbers. Two of 20-40 mm belong to the
 * right and the left eye ("31/31.5"); two of 45 mm and more are distance and near ("62/59"):
 * the larger one is the distance that lenses are made for. Anything between is not guessed.
 */
export function parsePd(text: string): Parsed<PdEntry> {
  const [first = '', second, ...rest] = plainText(text).split(/[/|;]/);
  const one = parsePdNumber(first);
  if (!one.ok) return one;
  if (second === undefined) {
    return { ok: true, value: one.value === null ? null : { kind: 'total', pd: one.value } };
  }
  const two = parsePdNumber(second);
  if (!two.ok || one.value === null || two.value === null || rest.length > 0) {
    return { ok: false, reason: 'not-a-number' };
  }
  return pairOf(one.value, two.value);
}

function pairOf(first: number, second: number): Parsed<PdEntry> {
  const smaller = Math.min(first, second);
  const larger = Math.max(first, second);
  if (smaller >= 20 && larger <= 40) {
    return { ok: true, value: { kind: 'each-eye', od: first, os: second } };
  }
  if (smaller >= 45) return { ok: true, value: { kind: 'total', pd: larger, nearPd: smaller } };
  return { ok: false, reason: 'not-a-number' };
}

function parseSigned(text: string, signWhenNone: Sign | null): Parsed<number> {
  const plain = plainText(text);
  if (plain === '') return { ok: true, value: null };
  const numeral = findNumeral(plain.replace(UNIT, ''));
  if (!numeral) return { ok: false, reason: 'not-a-number' };
  const { magnitude } = numeral;
  if (magnitude === 0) return { ok: true, value: 0 };
  const sign = numeral.sign ?? signWhenNone;
  if (sign === null) return { ok: false, reason: 'sign-missing', magnitude };
  return { ok: true, value: sign === '-' ? -magnitude : magnitude };
}
