import { types, type CustomTypesConfig } from 'pg';

/** What each of these PostgreSQL types becomes, where we read it differently from `pg`. */
const parsers = new Map<number, (text: string) => unknown>([
  [20, wholeNumber], // bigint
  [1016, (text) => elements(text).map((element) => element && wholeNumber(element))],
  [1082, (text) => text], // date: a calendar day, not an instant in this machine's time zone
  [1182, elements],
]);

/** bigint as a number while it is exact, else as text; date as `YYYY-MM-DD`. */
export const valueTypes: CustomTypesConfig = {
  getTypeParser: (...[type, format]: Parameters<typeof types.getTypeParser>) =>
    parsers.get(type) ?? types.getTypeParser(type, format),
};

function wholeNumber(text: string): number | string {
  const number = Number(text);
  return Number.isSafeInteger(number) ? number : text;
}

/** One-dimensional, of elements that never need quotes. */
function elements(text: string): (string | null)[] {
  if (text === '{}') return [];
  return text
    .slice(1, -1)
    .split(',')
    .map((element) => (element === 'NULL' ? null : element));
}
