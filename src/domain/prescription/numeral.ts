const MINUS_SIGNS = /[\u2010-\u2015\u2212\ufe58\ufe63]/g;
const NUMERAL = /^(?<sign>[+-]|±|\+\/-)?(?<digits>\d{1,4}(?:[.,]\d{0,4})?|[.,]\d{1,4})$/;

export type Sign = '+' | '-';

export type Numeral = {
  /** Null when the text had none. */
  sign: Sign | null;
  magnitude: number;
};

/**
 * A number as people write it on a prescription: dot or comma, any dash as minus, spaces
 * around the sign, full-width digits; "±" before zero alone. No exponents, no other bases, no
 * thousands. Null when the text is anything else; "1 25" is not guessed to be 1.25.
 */
export function findNumeral(text: string): Numeral | null {
  const match = NUMERAL.exec(plainText(text).replace(/^([+-]|±|\+\/-)\s+/, '$1'));
  if (!match?.groups) return null;
  const { sign, digits } = match.groups;
  const magnitude = Number(digits?.replace(',', '.'));
  const known = findSign(sign);
  return sign && !known && magnitude !== 0 ? null : { sign: known, magnitude };
}

/** What a control for the sign says; null for neither. */
export function findSign(text: string | null | undefined): Sign | null {
  return text === '+' || text === '-' ? text : null;
}

/** Trimmed, with full-width characters and every kind of dash brought to their ASCII form. */
export function plainText(text: string): string {
  return text
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(MINUS_SIGNS, '-')
    .replace(/\s+/g, ' ')
    .trim();
}
