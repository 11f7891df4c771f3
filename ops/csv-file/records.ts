import { parse } from 'csv-parse/sync';

/** A line of a CSV file with its values; null where its quotation marks are out of place. */
export type CsvLine = { line: number; values: string[] | null; text: string };

/** Some lines that follow each other, and what parts the values of all. */
export type CsvBatch = { lines: CsvLine[]; delimiter: Delimiter };
export type Delimiter = ',' | ';';

type Text = { line: number; text: string };

const longestChars = 100_000;
const linesOfOneMax = 100;

/**
 * Reads CSV bit by bit, with comma or semicolon, whichever the first line that says something has
 * more of. Values may stand in double quotes (doubled inside) and go over several lines in them.
 * Empty lines are left out. After a quotation mark out of place it goes on with the next line, so
 * that one fault is one line.
 *
 * @throws Error for a file without lines.
 */
export async function* readCsv(chunks: AsyncIterable<string>): AsyncIterable<CsvBatch> {
  let delimiter: Delimiter | null = null;
  let begun: Text[] = [];
  for await (const lines of linesOf(chunks)) {
    const first = lines.find(({ text }) => saysSomething(text));
    if (first) delimiter ??= delimiterOf(first.text);
    if (!delimiter) continue;
    const { read, rest } = readLines([...begun, ...lines], delimiter);
    begun = rest;
    if (read.length > 0) yield { lines: read, delimiter };
  }
  if (!delimiter) return;
  while (begun.length > 0) {
    const [first, ...others] = begun as [Text, ...Text[]];
    const { read, rest } = readLines(others, delimiter);
    yield { lines: [{ ...first, values: null }, ...read], delimiter };
    begun = rest;
  }
}

async function* linesOf(chunks: AsyncIterable<string>): AsyncIterable<Text[]> {
  let line = 0;
  let rest = '';
  const numbered = (texts: string[]) => texts.map((text) => ({ line: (line += 1), text }));
  for await (const chunk of chunks) {
    // A carriage return at the end may be half of a line's end.
    const texts = (rest + chunk).split(/\r\n|\n|\r(?!$)/);
    rest = texts.pop() ?? '';
    if (rest.length > longestChars) throw new Error(`Line ${line + 1} has no end: this is no CSV.`);
    if (texts.length > 0) yield numbered(texts);
  }
  const last = rest.replace(/\r$/, '');
  if (last !== '') yield numbered([last]);
}

function saysSomething(text: string): boolean {
  return /[^\s,;]/.test(text);
}

function delimiterOf(header: string): Delimiter {
  const count = (sign: string) => header.split(sign).length;
  return count(';') > count(',') ? ';' : ',';
}

/** What these lines say, and those at the end that a quotation mark leaves open. */
function readLines(lines: readonly Text[], delimiter: string): { read: CsvLine[]; rest: Text[] } {
  const read: CsvLine[] = [];
  let single: Text[] = [];
  const readSingle = () => {
    read.push(...parsed(single, delimiter));
    single = [];
  };
  for (let at = 0; at < lines.length; at += 1) {
    const first = lines[at] as Text;
    if (!isOpen(first.text)) {
      if (saysSomething(first.text)) single.push(first);
      continue;
    }
    readSingle();
    const closes = closingLine(lines, at);
    if (closes === null) return { read, rest: lines.slice(at) };
    const text = lines
      .slice(at, closes + 1)
      .map((line) => line.text)
      .join('\n');
    const [whole] = parsed([{ ...first, text }], delimiter);
    if (closes > at && whole?.values) {
      read.push(whole);
      at = closes;
    } else {
      read.push({ ...first, values: null });
    }
  }
  readSingle();
  return { read, rest: [] };
}

/** An odd number of quotation marks: the value goes on in the next line. */
function isOpen(text: string): boolean {
  let isInside = false;
  for (let at = text.indexOf('"'); at >= 0; at = text.indexOf('"', at + 1)) isInside = !isInside;
  return isInside;
}

/** Where the value that line `at` leaves open ends; `at` itself where it does not within reason. */
function closingLine(lines: readonly Text[], at: number): number | null {
  let chars = 0;
  for (let next = at + 1; next <= at + linesOfOneMax; next += 1) {
    const line = lines[next];
    if (!line) return null;
    if (isOpen(line.text)) return next;
    chars += line.text.length;
    if (chars > longestChars) break;
  }
  return at;
}

function parsed(texts: readonly Text[], delimiter: string): CsvLine[] {
  if (texts.length === 0) return [];
  const options = { delimiter, relax_column_count: true, record_delimiter: '\n' };
  try {
    const values = parse(texts.map(({ text }) => text).join('\n'), options);
    if (values.length === texts.length || texts.length === 1) {
      return texts.map((text, index) => ({ ...text, values: values[index] ?? null }));
    }
  } catch {
    if (texts.length === 1) return texts.map((text) => ({ ...text, values: null }));
  }
  const half = Math.ceil(texts.length / 2);
  return [...parsed(texts.slice(0, half), delimiter), ...parsed(texts.slice(half), delimiter)];
}
