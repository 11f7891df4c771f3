import type { AskedHere, ToldHere } from '#domain/prescription/reading-here.ts';
import { pictureToSend, type ChosenPage } from './edit-picture.ts';

type OnTheWay = Extract<ToldHere, { kind: 'loading' | 'reading' }>;
type Ended = Exclude<ToldHere, OnTheWay> | { kind: 'cancelled' };

/** Has the pages read beside this page, as they are seen. Nothing of them is sent anywhere. */
export async function readHere(
  pages: readonly ChosenPage[],
  { onProgress, signal }: { onProgress: (told: OnTheWay) => void; signal: AbortSignal },
): Promise<Ended> {
  const files: Blob[] = [];
  for (const { file, picture, edit } of pages) files.push(await pictureToSend(file, picture, edit));
  const { default: address } = await import('virtual:reader-here');
  if (signal.aborted) return { kind: 'cancelled' };
  const reader = new Worker(address, { type: 'module' });
  const ended = await new Promise<Ended>((resolve) => {
    signal.addEventListener('abort', () => resolve({ kind: 'cancelled' }), { once: true });
    reader.addEventListener('error', (event) => {
      event.preventDefault();
      resolve({ kind: 'not-loaded' });
    });
    reader.addEventListener('message', ({ data }: MessageEvent<ToldHere>) => {
      if (data.kind === 'loading' || data.kind === 'reading') onProgress(data);
      else resolve(data);
    });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
    reader.postMessage({ files } satisfies AskedHere);
  });
  reader.terminate();
  return ended;
}
