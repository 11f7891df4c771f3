import type { AskedHere, ToldHere } from '#domain/prescription/reading-here.ts';
import { addressOf, decodePicture } from './browser-pixels.ts';
import { loadReader, NotLoaded } from './load-reader.ts';
import { decodeFiles, readPictures, RefusedHere } from './read-files.ts';
import { readLines } from './read-lines.ts';
import { startEngine } from './start-engine.ts';

/** A reader beside a page: reads one paper or what is printed on a thing, and is ended by its page. */
self.addEventListener('message', ({ data }: MessageEvent<AskedHere>) => void answer(data));

async function answer(asked: AskedHere): Promise<void> {
  tell(await read(asked).catch(faultOf));
}

async function read({ files, wanted }: AskedHere): Promise<ToldHere> {
  const pictures = await decodeFiles(files, { decode: decodePicture });
  const engine = await startEngine(
    await loadReader((percent) => tell({ kind: 'loading', percent })),
  );
  tell({ kind: 'reading' });
  if (wanted === 'lines') return { kind: 'lines', lines: await readLines(pictures, engine) };
  return { kind: 'read', ...(await readPictures(pictures, engine, { addressOf })) };
}

function faultOf(error: unknown): ToldHere {
  if (error instanceof RefusedHere)
    return { kind: 'refused', reason: error.reason, file: error.file };
  if (error instanceof NotLoaded) return { kind: 'not-loaded' };
  return { kind: 'failed', why: error instanceof Error ? error.message : String(error) };
}

function tell(told: ToldHere): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has one page
  self.postMessage(told);
}
