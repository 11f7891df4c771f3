import { z } from 'zod';
import type { MemberRecord } from '#member-data/index.ts';

const text = z.string().trim();
const optional = text.transform((value) => value || null).optional();

const Row = z
  .object({
    memberId: text.min(1),
    firstName: text.min(1),
    lastName: text.min(1),
    email: optional,
    phone: optional,
    street: optional,
    city: optional,
    state: optional,
    postcode: optional,
    plan: text.min(1),
    planEndsOn: optional,
    locale: z.enum(['en', 'de']).optional(),
    holdMessage: optional,
    isCS: z
      .enum(['yes', 'no', ''])
      .transform((value) => value === 'yes')
      .optional(),
  })
  .strict();

/**
 * Members from a file with a header line of the field names. Values may stand in double quotes
 * (doubled inside), as spreadsheets write them. A line describes its member whole: what it leaves
 * out, even a hold or the role of customer service (`isCS`, `yes` or `no`), the member does not have.
 *
 * @throws Error that names every line that cannot be read.
 */
export function readMembersCsv(csv: string): MemberRecord[] {
  const [header = [], ...rows] = cells(csv.replace(/^\uFEFF/, ''));
  const faults: string[] = [];
  const records = rows.flatMap((row, index) => {
    const entries = header.map((name, column) => [name.trim(), row[column] ?? '']);
    const parsed = Row.safeParse(Object.fromEntries(entries));
    if (parsed.success) return [parsed.data];
    const fields = parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`);
    faults.push(`line ${index + 2}: ${fields.join('; ')}`);
    return [];
  });
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return records;
}

function cells(csv: string): string[][] {
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/y;
  const rows: string[][] = [];
  let row: string[] = [];
  while (cell.lastIndex < csv.length || row.length > 0) {
    const match = cell.exec(csv);
    if (!match) throw new Error(`line ${rows.length + 1}: a quotation mark is out of place`);
    const [, quoted, plain = '', end] = match;
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end !== ',') {
      rows.push(row);
      row = [];
    }
  }
  return rows;
}
