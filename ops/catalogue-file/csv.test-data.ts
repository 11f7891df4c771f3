import { headerOf, lineOf, rowsOf, type Delimiter } from './rows.ts';

/** Writes products as a spreadsheet does, in English (`,`) or in German (`;`). */
export function csvOf(
  products: readonly Parameters<typeof rowsOf>[0][],
  delimiter: Delimiter = ',',
): string {
  const rows = products.flatMap((one) => rowsOf(one));
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return [headerOf(names, delimiter), ...rows.map((row) => lineOf(row, names, delimiter))].join(
    '\r\n',
  );
}
