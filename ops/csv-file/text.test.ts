import { mkdtempSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openText, type Encoding } from './text.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'framewell-text-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function read(bytes: Buffer, encoding?: Encoding) {
  const file = path.join(folder, 'members.csv');
  writeFileSync(file, bytes);
  const opened = await openText(file, encoding);
  let text = '';
  for await (const chunk of opened.chunks()) text += chunk;
  return { text, encoding: opened.encoding, isGuessed: opened.isGuessed };
}

test('UTF-8 is read with and without a byte order mark', async () => {
  const expected = { text: 'Müller', encoding: 'utf-8', isGuessed: false };
  expect(await read(Buffer.from('Müller'))).toEqual(expected);
  expect(await read(Buffer.from('\ufeffMüller'))).toEqual(expected);
});

test('what is no UTF-8 is Windows-1252, and that is told', async () => {
  const bytes = Buffer.concat([Buffer.from('Müller ', 'latin1'), Buffer.from([0x80, 0x9a])]);
  expect(await read(bytes)).toEqual({
    text: 'Müller €š',
    encoding: 'windows-1252',
    isGuessed: true,
  });
});

test('what was said of the encoding counts', async () => {
  const said = await read(Buffer.from('Müller'), 'windows-1252');
  expect(said).toMatchObject({ text: 'MÃ¼ller', isGuessed: false });
  await expect(read(Buffer.from('Müller', 'latin1'), 'utf-8')).rejects.toThrow('not in UTF-8');
});

test('a file that is changed after it was opened is no longer read to its end', async () => {
  const file = path.join(folder, 'changed.csv');
  writeFileSync(file, 'id\n1\n');
  const opened = await openText(file);
  const readAll = async () => {
    let text = '';
    for await (const chunk of opened.chunks()) text += chunk;
    return text;
  };
  expect(await readAll()).toBe('id\n1\n');
  writeFileSync(`${file}.new`, 'id\n2\n');
  utimesSync(`${file}.new`, statSync(file).atime, statSync(file).mtime);
  renameSync(`${file}.new`, file);
  await expect(readAll()).rejects.toThrow('changed.csv was changed while it was read.');
});

test.each([
  ['little', Buffer.from('\ufeffid', 'utf16le')],
  ['big', Buffer.from('\ufeffid', 'utf16le').swap16()],
])('UTF-16 is refused with what to do: %s end first', async (_order, bytes) => {
  await expect(read(bytes)).rejects.toThrow('is in UTF-16. Save it as "CSV UTF-8"');
});
