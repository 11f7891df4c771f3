import { plainText } from '../prescription/numeral.ts';

export type Contact = { kind: 'phone' | 'email'; value: string };

export type ContactProblem = 'empty' | 'email-invalid' | 'phone-invalid' | 'broken-text';

const LONGEST_EMAIL = 254;
const EMAIL = /^[^\s\p{Cc}@"<>(),;:\\[\]]{1,64}@(?:[\p{L}\p{N}-]{1,63}\.)+[\p{L}\p{N}-]{2,63}$/u;

/**
 * Sorts a contact value and brings it to the form in which it is compared: a phone number when
 * it is numeric (with the marks people write between digits), else an e-mail address, in
 * lower case. Says nothing about whether it is valid; see `findContactProblem`.
 */
export function contactOf(text: string): Contact {
  const typed = plainText(text);
  return isNumeric(typed)
    ? { kind: 'phone', value: phoneDigits(typed) }
    : { kind: 'email', value: typed.toLowerCase() };
}

/** Why a contact value cannot be used; null when it can. Line breaks are refused, never cut out. */
export function findContactProblem(text: string): ContactProblem | null {
  if (text.trim() === '') return 'empty';
  if (!text.isWellFormed() || /\p{Cc}/u.test(text)) return 'broken-text';
  const { kind, value } = contactOf(text);
  if (kind === 'phone') return /^\+?\d{6,15}$/.test(value) ? null : 'phone-invalid';
  return isEmail(value) ? null : 'email-invalid';
}

/** Whether mail can be delivered to this: something, `@`, a host with a dot. */
export function isEmail(text: string): boolean {
  const [local = '', domain = ''] = text.split('@');
  const isDotted = /^\.|\.$|\.\./.test(local) || /(?:^|\.)-|-(?:\.|$)/.test(domain);
  return text.length <= LONGEST_EMAIL && EMAIL.test(text) && !isDotted;
}

function isNumeric(text: string): boolean {
  return /^\+?[\d\s().\-/]+$/.test(text) && /\d/.test(text);
}

/** Digits, with `+` in front when the number is international ("00" and "+" are the same). */
function phoneDigits(text: string): string {
  const digits = text.replace(/(?<=^(?:\+|00)[\d\s.\-/]*)\(0\)/, '').replace(/[^\d+]/g, '');
  return digits.replace(/^00/, '+');
}

/** For people: '+1 202 555 0110', '+49 171 3920010'; numbers of other forms as they are. */
export function groupedTelephone(telephone: string): string {
  return telephone
    .replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '+1 $1 $2 $3')
    .replace(/^\+49(1[5-7]\d)(\d+)$/, '+49 $1 $2');
}
