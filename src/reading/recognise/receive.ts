import { Refused, type Received, type ReceivedPage } from '../received.ts';
import type { Word } from '../words.ts';
import { decodePicture } from './decode.ts';
import { fileKind } from './file-kind.ts';
import type { Pixels } from './pixels.ts';
import { jpegOf } from './sharp-pixels.ts';

/**
 * Takes an upload as it came: tells what it is by its bytes, draws it anew, and takes the words
 * from the text layer of a PDF. Nothing is recognised yet; a photo takes about 0.1 seconds.
 */
export async function receive(bytes: Uint8Array): Promise<Received> {
  try {
    if (fileKind(bytes) === 'picture') {
      return { ok: true, pages: [await received(await decodePicture(bytes), null)] };
    }
    const pages: ReceivedPage[] = [];
    // Only who sends a PDF pays for what reads it.
    const { readPdf } = await import('./pdf.ts');
    for (const { pixels, words } of await readPdf(bytes)) pages.push(await received(pixels, words));
    return { ok: true, pages };
  } catch (error) {
    if (error instanceof Refused) return { ok: false, reason: error.reason };
    throw error;
  }
}

async function received(pixels: Pixels, words: Word[] | null): Promise<ReceivedPage> {
  const { widthPx, heightPx } = pixels;
  return { picture: await jpegOf(pixels), widthPx, heightPx, words };
}
