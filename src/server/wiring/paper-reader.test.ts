import { describe, expect, test, vi } from 'vitest';
import type { PictureReading } from '#domain/prescription/picture-reading.ts';
import type { Reader } from '#reading/index.ts';
import { paperReaderOf, type NoteStep } from './paper-reader.ts';

const reading: PictureReading = { isPrescription: false, reason: 'blank', pages: [] };
const picture = new Uint8Array([1]);
const page = { picture, widthPx: 800, heightPx: 600, words: [] };
const file = new Uint8Array([2]);

function over(reader: Partial<Pick<Reader, 'receive' | 'read'>>) {
  return paperReaderOf({
    receive: async () => ({ ok: true, pages: [page] }),
    read: async () => ({ ok: true, reading, turnedPictures: [] }),
    ...reader,
  });
}

describe('our own reading, as the shop asks for it', () => {
  test('keeps pages with what a document said of them, and reads with it, then and later', async () => {
    const asked: unknown[] = [];
    const reader = over({
      read: async (pages) => {
        asked.push(pages);
        return { ok: true, reading, turnedPictures: [] };
      },
    });

    const kept = { picture, widthPx: 800, heightPx: 600, text: '[]' };
    expect(await reader.receive([file, file], { read: true })).toEqual({
      ok: true,
      pages: [kept, kept],
      reading,
    });
    expect(asked).toEqual([[page, page]]);
    expect(await reader.receive([file], { read: false })).toMatchObject({ reading: null });
    expect(await reader.read([kept])).toEqual(reading);
    await reader.read([{ picture, widthPx: 800, heightPx: 600 }]);
    const later = [{ picture, words: [] }];
    expect(asked).toEqual([[page, page], later, [{ picture, words: null }]]);
  });

  test('keeps no text of a page that is a picture, or says more than a page can', async () => {
    const long = 'x'.repeat(3_000_000);
    const point = { xPx: 0, yPx: 0 };
    const word = {
      text: long,
      characters: [],
      weakest: 1,
      box: { ...point, widthPx: 1, heightPx: 1, angleRadians: 0 },
      source: 'text-layer' as const,
      second: null,
      letters: null,
    };
    for (const words of [null, [word]]) {
      const reader = over({ receive: async () => ({ ok: true, pages: [{ ...page, words }] }) });
      expect(await reader.receive([file], { read: false })).toMatchObject({
        pages: [{ picture, widthPx: 800, heightPx: 600 }],
      });
      const received = await reader.receive([file], { read: false });
      expect(received.ok && received.pages[0]).not.toHaveProperty('text');
    }
  });

  test.each([
    ['heic', { ok: false, fault: 'heic', file: 0 }],
    ['failed', { ok: false, fault: 'unreadable', file: 0 }],
    ['took-too-long', { ok: false, fault: 'unreadable', file: 0 }],
    ['busy', { ok: false, fault: 'busy' }],
  ] as const)('says of a file that is %s', async (reason, answer) => {
    const reader = over({ receive: async () => ({ ok: false, reason }) });
    expect(await reader.receive([file], { read: true })).toEqual(answer);
  });

  test.each([
    ['busy', 'unavailable'],
    ['failed', 'unavailable'],
    ['took-too-long', 'tooSlow'],
  ] as const)('a page that is good is kept where its reading ends with %s', async (why, reason) => {
    const reader = over({ read: async () => ({ ok: false, reason: why }) });
    expect(await reader.receive([file], { read: true })).toMatchObject({
      ok: true,
      reading: { isPrescription: false, reason },
    });
  });

  test('more pages than a paper has are not read', async () => {
    const reader = over({
      receive: async () => ({ ok: true, pages: [page, page, page, page, page, page] }),
      read: () => Promise.reject(new Error('was read')),
    });
    expect(await reader.receive([file], { read: true })).toMatchObject({ reading: null });
  });

  const lay = { turnedDegrees: 90, widthPx: 600, heightPx: 800 } as const;
  const turned = new Uint8Array([3]);
  const turning: Pick<Reader, 'read'> = {
    read: async () => ({
      ok: true,
      reading: { ...reading, pages: [lay] },
      turnedPictures: [turned],
    }),
  };

  test('a page that lay is kept as it was turned, with its size then', async () => {
    expect(await over(turning).receive([file], { read: true })).toEqual({
      ok: true,
      pages: [{ picture: turned, widthPx: 600, heightPx: 800 }],
      reading: { ...reading, pages: [{ ...lay, turnedDegrees: 0 }] },
    });
  });

  test('of a page that is kept as it lies it says how far it is to be turned', async () => {
    expect(await over(turning).read([page])).toEqual({ ...reading, pages: [lay] });
  });

  test('notes how each step ended', async () => {
    const note = vi.fn<NoteStep>();
    const receive: Reader['receive'] = async (bytes) =>
      bytes === file ? { ok: true, pages: [page] } : { ok: false, reason: 'heic' };
    const reader = paperReaderOf({ receive, ...turning }, note);
    await reader.receive([file], { read: true });
    await reader.receive([turned], { read: true });
    expect(note.mock.calls.map(([step, outcome]) => `${step} ${outcome}`)).toEqual([
      'receive ok',
      'read ok',
      'receive refused',
    ]);
  });
});
