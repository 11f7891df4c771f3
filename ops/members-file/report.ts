import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import { reasonsColumn, type Fault } from './columns.ts';
import type { CsvLine } from '../csv-file/records.ts';

/** Where lines go that were left out of an import. */
export type Report = {
  add(line: CsvLine, faults: readonly Fault[]): Promise<void>;
  close(): Promise<void>;
};

/**
 * A CSV file of lines that were left out, as they stood, with the reasons in front: mended, it can
 * be imported itself, so no value is changed for spreadsheets. Readable by its owner alone, for it
 * tells who the members are.
 */
export async function openReport(file: string, header: readonly string[]): Promise<Report> {
  const stream = createWriteStream(file, { mode: 0o600 });
  await once(stream, 'open');
  const write = async (values: readonly string[]) => {
    if (!stream.write(`${values.map(quoted).join(',')}\r\n`)) await once(stream, 'drain');
  };
  const kept = header.map((name) => name !== reasonsColumn);
  await write([reasonsColumn, ...header.filter((_, index) => kept[index])]);
  return {
    add({ line, values, text }, faults) {
      const reasons = faults.map(sayFault).join('; ');
      const as = values?.filter((_, index) => kept[index] ?? true) ?? [text];
      return write([`line ${line}: ${reasons}`, ...as]);
    },
    async close() {
      stream.end();
      await finished(stream);
    },
  };
}

/** A fault without its line. */
export function sayFault({ column, fault }: Fault): string {
  return column === null ? fault : `${column} ${fault}`;
}

function quoted(value: string): string {
  return /[",;\r\n]|^\s|\s$/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
}
