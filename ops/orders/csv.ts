type Cell = string | number | null;

/** What spreadsheets take for the beginning of a formula. */
const formula = /^[=+\-@\t\r]/;
const quoted = /[",\r\n]/;

/**
 * A table by RFC 4180: a header, then a line for each record, with CRLF between. A text that a
 * spreadsheet would run begins with an apostrophe; numbers stay numbers, as `numeral` writes them.
 */
export function csvOf(
  columns: readonly string[],
  rows: readonly (readonly Cell[])[],
  numeral: (value: number, column: string) => string = String,
): string {
  const lineOf = (row: readonly Cell[]) =>
    row
      .map((cell, index) =>
        typeof cell === 'number' ? numeral(cell, columns[index] ?? '') : textOf(cell ?? ''),
      )
      .join(',');
  return [columns, ...rows].map(lineOf).join('\r\n');
}

function textOf(cell: string): string {
  const safe = formula.test(cell) ? `'${cell}` : cell;
  return quoted.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
