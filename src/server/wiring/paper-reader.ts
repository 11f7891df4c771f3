import type { NoReadingReason, PictureReading } from '#domain/prescription/picture-reading.ts';
import type { NotDone, Reader, ReceivedPage } from '#reading/index.ts';
import { PAGES_MAX, type PaperReader } from '#shop/uploads/port.ts';

/** Why nothing was read, as the member is told. */
const REASONS: Record<NotDone, NoReadingReason> = {
  busy: 'unavailable',
  'took-too-long': 'tooSlow',
  failed: 'unavailable',
};

type OurReader = Pick<Reader, 'receive' | 'read'>;

/** Our own reading, as the shop asks for it. */
export function paperReaderOf(reader: OurReader): PaperReader {
  return {
    async receive(files, { read, signal }) {
      const pages: ReceivedPage[] = [];
      for (const [file, bytes] of files.entries()) {
        const received = await reader.receive(bytes, signal);
        if (received.ok) pages.push(...received.pages);
        else if (received.reason === 'busy') return { ok: false, fault: 'busy' };
        else if (received.reason === 'took-too-long' || received.reason === 'failed')
          // No good picture takes as long, or ends the process that looks at it.
          return { ok: false, fault: 'unreadable', file };
        else return { ok: false, fault: received.reason, file };
      }
      const kept = pages.map(({ picture, widthPx, heightPx }) => ({ picture, widthPx, heightPx }));
      const isToBeRead = read && pages.length <= PAGES_MAX;
      return { ok: true, pages: kept, reading: isToBeRead ? await readingOf(pages, signal) : null };
    },

    read: (pages, signal) =>
      readingOf(
        pages.map((page) => ({ ...page, words: null })),
        signal,
      ),
  };

  async function readingOf(
    pages: Pick<ReceivedPage, 'picture' | 'words'>[],
    signal?: AbortSignal,
  ): Promise<PictureReading> {
    const read = await reader.read(pages, signal);
    if (read.ok) return read.reading;
    return { isPrescription: false, reason: REASONS[read.reason], pages: [] };
  }
}
