const PREFIX = 'dm';
const DIGITS = 10;

/** The number a member sees: 'dm' and the commerce platform's number, with leading zeros to 10 characters. */
export function displayOrderNumber(number: string): string {
  return PREFIX + number.padStart(DIGITS, '0');
}

/**
 * The commerce platform's number without leading zeros, from a displayed one or from its own
 * form; spaces and case are forgiven. Null when the text is no order number. The platform may
 * store zeros in front: compare with `isSameOrder`, not with `===`.
 */
export function parseOrderNumber(text: string): string | null {
  const match = /^(?:dm)?0*(\d{1,20})$/i.exec(text.replace(/\s/g, ''));
  return match?.[1] ?? null;
}

/** Commerce keeps its numbers with zeros in front, to so many digits. */
const KEPT_DIGITS = 9;

/** An order's number as commerce keeps it, from any form of it; empty for what is none. */
export function keptOrderNumber(text: string): string {
  return parseOrderNumber(text)?.padStart(KEPT_DIGITS, '0') ?? '';
}

/** Whether two texts name one order, displayed or not, padded or not. */
export function isSameOrder(one: string, other: string): boolean {
  const number = parseOrderNumber(one);
  return number !== null && number === parseOrderNumber(other);
}
