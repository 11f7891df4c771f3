import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { readCsv, type CsvLine } from './records.ts';

async function read(csv: string, chunkChars = csv.length): Promise<Omit<CsvLine, 'text'>[]> {
  const chunks = Array.from({ length: Math.ceil(csv.length / chunkChars) }, (_, at) =>
    csv.slice(at * chunkChars, (at + 1) * chunkChars),
  );
  const lines: CsvLine[] = [];
  for await (const batch of readCsv(Readable.from(chunks))) lines.push(...batch.lines);
  return lines.map(({ line, values }) => ({ line, values }));
}

const valuesOf = async (csv: string) => (await read(csv)).map(({ values }) => values);

test('values stand in quotes or not, with comma or semicolon, and with any end of line', async () => {
  const expected = [
    ['id', 'name'],
    ['1', 'Ann "Annie", Jr; x'],
  ];
  expect(await valuesOf('id,name\r\n1,"Ann ""Annie"", Jr; x"\r\n')).toEqual(expected);
  expect(await valuesOf('id;name\n1;"Ann ""Annie"", Jr; x"')).toEqual(expected);
  expect(await valuesOf('id;name\r1;"Ann ""Annie"", Jr; x"\r')).toEqual(expected);
});

test('what parts the values is what parts the header, however many empty lines are above it', async () => {
  const expected = [
    ['id', 'name'],
    ['1', 'Ann, Lee'],
  ];
  expect(await valuesOf('\n\r\n;;\nid;name\n1;Ann, Lee\n')).toEqual(expected);
  expect(await read('\n\nid;name\n1;Ann, Lee\n', 1)).toEqual([
    { line: 3, values: expected[0] },
    { line: 4, values: expected[1] },
  ]);
});

test('a file may end without a line end, and with an empty value', async () => {
  expect(await valuesOf('id,name\n1,')).toEqual([
    ['id', 'name'],
    ['1', ''],
  ]);
});

test.each([
  'A-2,Ann "Annie" Lee,Smith,P',
  'A-2,"Ann" Lee,Smith,P',
  'A-2,Ann,O"Neill,P',
  'A-2,"Ann,Smith,P',
  'A-2,Ann,Smith,P"',
])('a quotation mark out of place costs its own line only: %s', async (line) => {
  const csv = `memberId,firstName,lastName,plan\nA-1,A,B,P\n${line}\nA-3,"C",D,P\n\nA-4,"O"Neill,F,P\nA-5,G,H,P\n`;
  const told = await read(csv);
  expect(told.map(({ line: at, values }) => [at, values?.[0] ?? null])).toEqual([
    [1, 'memberId'],
    [2, 'A-1'],
    [3, null],
    [4, 'A-3'],
    [6, null],
    [7, 'A-5'],
  ]);
});

test('a value in quotes may go over lines, and the next line keeps its number', async () => {
  expect(await read('id,said\r\n1,"Call us,\r\nplease."\r\n\r\n2,x\r\n')).toEqual([
    { line: 1, values: ['id', 'said'] },
    { line: 2, values: ['1', 'Call us,\nplease.'] },
    { line: 5, values: ['2', 'x'] },
  ]);
});

test('where a file is cut while it is read makes no difference', async () => {
  const csv = 'id,said\r\n1,"a ""b""\r\nc"\r\n2,"x"y\r\n3,"open\r\n4,z\r\n,\r\n';
  const whole = await read(csv);
  for (let chars = 1; chars < csv.length; chars += 1) expect(await read(csv, chars)).toEqual(whole);
  expect(whole.map(({ line, values }) => [line, values === null])).toEqual([
    [1, false],
    [2, false],
    [4, true],
    [5, true],
    [6, false],
  ]);
});

test('a file without ends of lines is refused before it fills the memory', async () => {
  await expect(read('x'.repeat(300_000), 65_536)).rejects.toThrow('Line 1 has no end');
});
