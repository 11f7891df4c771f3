import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { receive } from '../recognise/receive.ts';
import { createRecogniser } from '../recognise/recogniser.ts';
import { readSheet } from './read-sheet.ts';

const recogniser = createRecogniser({ threads: 1 });
afterAll(() => recogniser.close());

/** However slow a machine is. */
const UNHURRIED_MS = 600_000;

test('a sheet that grain has made unreadable is read without it', async () => {
  const name = path.join(import.meta.dirname, '../../../test/rx-pictures/grain-heavy.jpg');
  const received = await receive(await readFile(name));
  if (!received.ok) throw new Error(received.reason);

  const { reading } = await readSheet(recogniser, received.pages, UNHURRIED_MS);
  if (!reading.isPrescription) throw new Error(reading.reason);
  const texts = Object.entries(reading.values).map(([field, { text }]) => [field, text] as const);
  expect(Object.fromEntries(texts)).toMatchObject({
    'od.sphere': '-0.25',
    'od.cylinder': '+0.25',
    'od.axis': '92',
    'os.sphere': '-1.00',
    'os.cylinder': '+0.50',
    'os.axis': '110',
  });

  const hurried = await readSheet(recogniser, received.pages, 0);
  expect(hurried.reading).toMatchObject({ isPrescription: false });
});
