import { parseField } from './field-text.ts';
import { plainText } from './numeral.ts';
import type { HorizontalBase, VerticalBase } from './prescription.ts';
import type { EyeSide } from './field-names.ts';

/** One direction of a prism as its two fields hold it. */
export type PrismPart = { amount: number } & (
  | { field: 'prismHor'; base: HorizontalBase }
  | { field: 'prismVer'; base: VerticalBase }
);

/** Components are rounded to the step of prisms: at most 0.18 off, well within what labs may be. */
const STEP = 0.25;

const WITH_BASE =
  /^(?<amount>[\d.,]+\s*(?:[Δ∆△^]|cm\/m|p?d?pt\.?|p\.?d\.?)?)\s*(?<mark>@|b\.?|bas\.?|basis|base|\s)\s*(?<base>\d{1,3}\s*[°º]?|[a-zäöüß.]+)(?:\s*tabo)?$/iu;

const BASES: readonly (readonly [base: HorizontalBase | VerticalBase, words: RegExp])[] = [
  ['In', /^(?:b\.?\s?i\.?|in|innen|nasal)$/i],
  ['Out', /^(?:b\.?\s?o\.?|out|außen|aussen|temporal)$/i],
  ['Up', /^(?:b\.?\s?u\.?|up|oben)$/i],
  ['Down', /^(?:b\.?\s?d\.?|down|unten)$/i],
];

/**
 * A prism that was written together with its base: "2 BI", "1,5 Basis oben", "2.50 @ 37",
 * "2,0 Basis 180°". Degrees are seen from before the face and go round: 90 is up and 270 down for
 * both eyes, 0 is in and 180 out for the right one, the other way round for the left. Between them
 * a prism has a part in each direction. Null for any other text; "2 O" is not guessed, for it is
 * out in English and oben in German.
 */
export function findPrismWithBase(side: EyeSide, text: string): PrismPart[] | null {
  const match = WITH_BASE.exec(plainText(text))?.groups;
  if (!match) return null;
  const parsed = parseField('prismHor', match.amount ?? '');
  if (!parsed.ok || !parsed.value) return null;
  const { mark = '', base = '' } = match;
  if (/^\d/.test(base)) {
    const degrees = Number(/^\d+/.exec(base)?.[0]);
    // A bare number behind a space may be anything.
    const isAngle = mark.trim() !== '' || /[°º]/.test(base);
    return isAngle && degrees <= 360 ? partsOf(side, parsed.value, degrees) : null;
  }
  const word = /^b\.?$/i.test(mark) ? `b${base}` : base;
  const found = BASES.find(([, words]) => words.test(word))?.[0];
  return found ? [part(found, parsed.value)] : null;
}

/** Where the resultant points, in components: h = P·cos, v = P·sin. */
function partsOf(side: EyeSide, amount: number, degrees: number): PrismPart[] {
  const radians = (degrees * Math.PI) / 180;
  const inwards = Math.cos(radians) * amount * (side === 'od' ? 1 : -1);
  const upwards = Math.sin(radians) * amount;
  const parts = [
    part(inwards > 0 ? 'In' : 'Out', rounded(inwards)),
    part(upwards > 0 ? 'Up' : 'Down', rounded(upwards)),
  ];
  return parts.filter((one) => one.amount > 0);
}

function part(base: HorizontalBase | VerticalBase, amount: number): PrismPart {
  return base === 'In' || base === 'Out'
    ? { field: 'prismHor', base, amount }
    : { field: 'prismVer', base, amount };
}

function rounded(amount: number): number {
  return Math.round(Math.abs(amount) / STEP) * STEP;
}
