import type { NoReadingReason, PictureReading } from '#domain/prescription/picture-reading.ts';
import type { NotDone, Reader, ReceivedPage, Refusal } from '#reading/index.ts';
import { PAGES_MAX, type PaperReader, type UploadedPage } from '#shop/uploads/port.ts';
import { documentIn } from './document-in.ts';

/** Why nothing was read, as the member is told. */
const REASONS: Record<NotDone, NoReadingReason> = {
  busy: 'unavailable',
  'took-too-long': 'tooSlow',
  failed: 'unavailable',
};

/** A full page has 0.4 million. One that says more is read by its picture later. */
const TEXT_LENGTH_MAX = 2_000_000;

type OurReader = Pick<Reader, 'receive' | 'read'>;

/** Hears how each step ended, and how long it took. */
export type NoteStep = (
  step: 'receive' | 'read',
  outcome: 'ok' | 'refused' | NotDone,
  seconds: number,
) => void;

/** Our own reading, as the shop asks for it. */
export function paperReaderOf(reader: OurReader, note: NoteStep = () => undefined): PaperReader {
  return {
    async receive(files, { read, signal }) {
      for (const [file, bytes] of files.entries()) {
        const document = documentIn(bytes);
        if (!document) continue;
        if (typeof document === 'string') return { ok: false, fault: document, file };
        // It is a whole prescription: nothing else belongs to it.
        if (files.length > 1) return { ok: false, fault: 'document-alone', file };
        return { ok: true, pages: [], reading: document };
      }
      const pages: ReceivedPage[] = [];
      for (const [file, bytes] of files.entries()) {
        const received = await receive(bytes, signal);
        if (received.ok) pages.push(...received.pages);
        else if (received.reason === 'busy') return { ok: false, fault: 'busy' };
        else if (received.reason === 'took-too-long' || received.reason === 'failed')
          // No good picture takes as long, or ends the process that looks at it.
          return { ok: false, fault: 'unreadable', file };
        else return { ok: false, fault: received.reason, file };
      }
      if (!read || pages.length > PAGES_MAX)
        return { ok: true, pages: pages.map(asKept), reading: null };
      const { reading, turnedPictures } = await readSheet(pages, signal);
      return { ok: true, ...upright(pages, reading, turnedPictures) };
    },

    async read(pages, signal) {
      const asGiven = pages.map(({ picture, text }) => ({
        picture,
        words: text === undefined ? null : (JSON.parse(text) as ReceivedPage['words']),
      }));
      return (await readSheet(asGiven, signal)).reading;
    },
  };

  async function receive(bytes: Uint8Array, signal?: AbortSignal) {
    const started = performance.now();
    const received = await twice(() => reader.receive(bytes, signal));
    const outcome = received.ok ? 'ok' : isNotDone(received.reason) ? received.reason : 'refused';
    note('receive', outcome, secondsSince(started));
    return received;
  }

  async function readSheet(
    pages: Pick<ReceivedPage, 'picture' | 'words'>[],
    signal?: AbortSignal,
  ): Promise<{ reading: PictureReading; turnedPictures: (Uint8Array | null)[] }> {
    const started = performance.now();
    const read = await twice(() => reader.read(pages, signal));
    note('read', read.ok ? 'ok' : read.reason, secondsSince(started));
    if (read.ok) return read;
    const reason = REASONS[read.reason];
    return { reading: { isPrescription: false, reason, pages: [] }, turnedPictures: [] };
  }
}

/** A process may die of something else than the file: the system may end any for want of memory. */
async function twice<Result extends { ok: true } | { ok: false; reason: string }>(
  ask: () => Promise<Result>,
): Promise<Result> {
  const first = await ask();
  return !first.ok && first.reason === 'failed' ? ask() : first;
}

/** Pages that lay are kept as they were turned to be read. */
function upright(
  pages: ReceivedPage[],
  reading: PictureReading,
  turnedPictures: (Uint8Array | null)[],
): { pages: UploadedPage[]; reading: PictureReading } {
  const kept = pages.map((page, index) => {
    const [picture, size] = [turnedPictures[index], reading.pages[index]];
    if (!picture || !size) return asKept(page);
    return { picture, widthPx: size.widthPx, heightPx: size.heightPx };
  });
  const read = reading.pages.map((page, index) =>
    turnedPictures[index] ? { ...page, turnedDegrees: 0 as const } : page,
  );
  return { pages: kept, reading: { ...reading, pages: read } };
}

function asKept({ picture, widthPx, heightPx, words }: ReceivedPage): UploadedPage {
  const text = words ? JSON.stringify(words) : '';
  const isText = words !== null && text.length <= TEXT_LENGTH_MAX;
  return { picture, widthPx, heightPx, ...(isText && { text }) };
}

function isNotDone(reason: Refusal | NotDone): reason is NotDone {
  return reason in REASONS;
}

function secondsSince(started: number): number {
  return (performance.now() - started) / 1000;
}
