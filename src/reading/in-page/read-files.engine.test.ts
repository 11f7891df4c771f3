import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { conditions } from '#test/conditions.ts';
import { readMeaning } from '../meaning/read-meaning.ts';
import { decodePicture } from '../recognise/decode.ts';
import { drawnAt } from '../recognise/drawn-at.ts';
import { startEngine } from '../recognise/engine.ts';
import { receive } from '../recognise/receive.ts';
import { createRecogniser } from '../recognise/recogniser.ts';
import { decodeFiles, readPictures, RefusedHere } from './read-files.ts';

const recogniser = createRecogniser({ threads: 1 });
afterAll(() => recogniser.close());

const file = (name: string) =>
  readFile(path.join(import.meta.dirname, '../../../test/rx-pictures', name));

/** What a browser does, as far as it can be done without one. */
const pictures = {
  decode: async (given: Blob) => decodePicture(new Uint8Array(await given.arrayBuffer())),
  addressOf: async () => 'data:,',
};

async function readAsInPage(bytes: Uint8Array<ArrayBuffer>) {
  const engine = await startEngine({ threads: 1 });
  const decoded = await decodeFiles([new Blob([bytes])], pictures);
  return readPictures(
    decoded,
    { ...engine, drawnAt: async (page, size) => drawnAt(page, size) },
    pictures,
  );
}

test.each(
  conditions(['brillenpass-clean.png', 'slip-heavy.jpg'], ['table-light.jpg', 'pad-heavy.jpg']),
)('of %s a page reads what the server reads, or leaves it empty', async (name) => {
  const bytes = new Uint8Array(await file(name));
  const { reading, pages } = await readAsInPage(bytes);
  const received = await receive(bytes);
  if (!received.ok) throw new Error(received.reason);
  const seen = await recogniser.see(received.pages);
  const onServer = await readMeaning(seen, seen.cells);

  if (!reading.isPrescription || !onServer.isPrescription) throw new Error('Nothing was read.');
  expect(Object.keys(reading.values).toSorted()).toEqual(Object.keys(onServer.values).toSorted());
  for (const [value, { text }] of Object.entries(reading.values))
    expect([null, onServer.values[value as keyof typeof onServer.values]?.text]).toContain(text);
  expect(reading.pages).toEqual(
    pages.map(({ widthPx, heightPx }) => ({ turnedDegrees: 0, widthPx, heightPx })),
  );
});

test('a document, and what is none of ours, is refused before anything is loaded', async () => {
  const refusalOf = (...files: Blob[]) =>
    decodeFiles(files, pictures).catch((error: unknown) => error);
  const good = new Blob([new Uint8Array(await file('table-light.jpg'))]);

  expect(await refusalOf(good, new Blob([new Uint8Array(await file('text.pdf'))]))).toEqual(
    new RefusedHere('pdf', 1),
  );
  expect(await refusalOf(new Blob([]))).toMatchObject({ reason: 'empty', file: 0 });
  expect(await refusalOf(new Blob(['%!PS']))).toMatchObject({ reason: 'wrong-type', file: 0 });
  expect(await refusalOf(good.slice(0, 5000))).toMatchObject({ reason: 'unreadable', file: 0 });
});
