import type { AskedHere, ToldHere } from '#domain/prescription/reading-here.ts';

/** What a reader says of its way. */
export type OnTheWay = Extract<ToldHere, { kind: 'loading' | 'reading' }>;
export type Ended = Exclude<ToldHere, OnTheWay> | { kind: 'cancelled' };

export type Waiting = { onProgress: (told: OnTheWay) => void; signal: AbortSignal };

/** Starts a reader beside this page, asks it and ends it. Nothing of the pictures is sent anywhere. */
export async function askReader(asked: AskedHere, { onProgress, signal }: Waiting): Promise<Ended> {
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
    reader.postMessage(asked);
  });
  reader.terminate();
  return ended;
}
