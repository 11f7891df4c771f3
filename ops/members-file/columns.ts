import type { MemberRecord } from '#member-data/index.ts';

/** Something wrong with a line; `column` is null where it is the line as a whole. */
export type Fault = { line: number; column: string | null; fault: string };

type Column = {
  isNeeded?: true;
  /** Where nothing else bounds it. */
  longestChars?: number;
  /** May go over several lines. */
  hasLines?: true;
  /** What is wrong with a value that is not empty. */
  faultOf?: (value: string, today: string) => string | null;
};

const columns = {
  memberId: { isNeeded: true, longestChars: 64 },
  firstName: { isNeeded: true, longestChars: 100 },
  lastName: { isNeeded: true, longestChars: 100 },
  email: { longestChars: 254 },
  phone: { longestChars: 64 },
  street: { longestChars: 200 },
  city: { longestChars: 100 },
  state: { longestChars: 100 },
  postcode: { longestChars: 20 },
  plan: { isNeeded: true, longestChars: 200 },
  planEndsOn: { faultOf: dateFault },
  locale: { faultOf: oneOf('en', 'de') },
  holdMessage: { longestChars: 2000, hasLines: true },
  isCS: { faultOf: oneOf('yes', 'no') },
  benefitUsedOn: { faultOf: usedOnFault },
  benefitOrderNumber: { longestChars: 64 },
} satisfies Record<string, Column>;

type Name = keyof typeof columns;
type Values = Partial<Record<Name, string>>;

const names = Object.keys(columns) as Name[];
const needed = names.filter((name) => 'isNeeded' in columns[name]);

/** A column that a report of lines that were left out has; whoever imports it mended need not remove it. */
export const reasonsColumn = 'reasons';

/** The names in a header, and what is wrong with it as a whole. */
export function readHeader(values: readonly string[]): { header: string[]; faults: Fault[] } {
  const header = values.map((value) => value.trim());
  const fault = (column: string, text: string): Fault => ({ line: 1, column, fault: text });
  const unknown = header.filter((name) => name !== reasonsColumn && !isName(name));
  const twice = header.filter((name, index) => header.indexOf(name) < index);
  const missing = needed.filter((name) => !header.includes(name));
  return {
    header,
    faults: [
      ...unknown.map((name) => fault(name, `is no column of ours; there are ${names.join(', ')}`)),
      ...twice.map((name) => fault(name, 'stands twice in the header')),
      ...missing.map((name) => fault(name, 'is missing in the header')),
    ],
  };
}

/** What a line says of its member, and what is wrong with its values by themselves. */
export function readMember(
  header: readonly string[],
  line: number,
  given: readonly string[],
  today: string,
): { record: MemberRecord; faults: Fault[] } {
  const values: Values = {};
  const faults: Fault[] = [];
  if (given.length !== header.length) {
    const fault = `has ${given.length} values where the header has ${header.length}`;
    faults.push({ line, column: null, fault });
  }
  for (const [index, name] of header.entries()) {
    if (!isName(name)) continue;
    const value = (given[index] ?? '').trim();
    values[name] = value;
    const fault = faultOf(columns[name], value, today);
    if (fault) faults.push({ line, column: name, fault });
  }
  if (values.benefitOrderNumber && !values.benefitUsedOn) {
    faults.push({ line, column: 'benefitUsedOn', fault: 'is missing beside benefitOrderNumber' });
  }
  return { record: recordOf(values), faults };
}

function faultOf(column: Column, value: string, today: string): string | null {
  if (value === '') return column.isNeeded ? 'is missing' : null;
  const broken = brokenCharacter(value, column.hasLines ?? false);
  if (broken) return broken;
  const { longestChars = Infinity } = column;
  if (value.length > longestChars) return `is longer than ${longestChars} characters`;
  return column.faultOf?.(value, today) ?? null;
}

/** Control characters and those that turn the writing direction; `\ufffd` stands for what was lost. */
const broken = /[\p{Cc}\p{Bidi_Control}\ufffd]/u;
const brokenButLines = /[\p{Bidi_Control}\ufffd]|(?![\r\n])\p{Cc}/u;

function brokenCharacter(value: string, hasLines: boolean): string | null {
  const [character] = (hasLines ? brokenButLines : broken).exec(value) ?? [];
  if (character === undefined) return null;
  if (character === '\n' || character === '\r') return 'goes over several lines';
  const code = character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
  return character === '\ufffd'
    ? 'holds a character that was lost before (U+FFFD)'
    : `holds a character that cannot be seen or turns the writing (U+${code})`;
}

function recordOf(values: Values): MemberRecord {
  const { memberId = '', firstName = '', lastName = '', plan = '' } = values;
  const { email, phone, street, city, state, postcode, planEndsOn, holdMessage } = values;
  const { benefitUsedOn, benefitOrderNumber } = values;
  return {
    memberId,
    firstName,
    lastName,
    plan,
    email: email || null,
    phone: phone || null,
    street: street || null,
    city: city || null,
    state: state || null,
    postcode: postcode || null,
    planEndsOn: planEndsOn || null,
    holdMessage: holdMessage || null,
    locale: values.locale === 'de' ? 'de' : 'en',
    isCS: values.isCS === 'yes',
    redemption: benefitUsedOn
      ? {
          redeemedAt: `${benefitUsedOn}T00:00:00Z`,
          ...(benefitOrderNumber ? { orderNumber: benefitOrderNumber } : {}),
        }
      : null,
  };
}

function isName(name: string): name is Name {
  return Object.hasOwn(columns, name);
}

function oneOf(...allowed: string[]): (value: string) => string | null {
  return (value) => (allowed.includes(value) ? null : `is neither ${allowed.join(' nor ')}`);
}

function dateFault(value: string): string | null {
  const [, year] = /^(\d{4})-\d{2}-\d{2}$/.exec(value) ?? [];
  const day = new Date(`${value}T00:00:00Z`);
  const isReal = !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
  return year && Number(year) >= 1900 && isReal ? null : 'is no date such as 2027-12-31';
}

function usedOnFault(value: string, today: string): string | null {
  return dateFault(value) ?? (value > today ? `is in the future; today is ${today}` : null);
}
