import finder from 'virtual:likeness-finder';
import type { KnownFront } from '#domain/frames/known-front.ts';
import type { Box } from '#likeness/box.ts';
import type { SearchAnswer, SearchOrder } from '#likeness/worker.ts';
import type { Photo } from './photo.ts';

/*
 * The search itself, loaded when somebody gives a photo. It fetches what frames look like; nothing
 * of a photo leaves the device.
 */

export { openPhoto, reopenPhoto } from './photo.ts';

const FRONTS = '/media/fronts.json';

/**
 * Compares the frames on sale with the glasses in a photo, or in a part of it.
 * @throws when the shop cannot be reached, or the browser starts no worker.
 */
export async function searchPhoto(
  { widthPx, heightPx, data }: Photo,
  { box, signal }: { box?: Box | undefined; signal: AbortSignal },
): Promise<SearchAnswer> {
  const fronts = await knownFronts(signal);
  const worker = new Worker(finder, { type: 'module' });
  try {
    return await new Promise<SearchAnswer>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(new Error('Given up')), { once: true });
      worker.addEventListener('message', ({ data: answer }: MessageEvent<SearchAnswer>) =>
        resolve(answer),
      );
      worker.addEventListener('error', (fault) => {
        fault.preventDefault();
        reject(new Error('No worker'));
      });
      const order: SearchOrder = { picture: { widthPx, heightPx, data }, fronts, box };
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
      worker.postMessage(order);
    });
  } finally {
    worker.terminate();
  }
}

async function knownFronts(signal: AbortSignal): Promise<KnownFront[]> {
  const answer = await fetch(FRONTS, { signal });
  if (!answer.ok) throw new Error(`The shop has no fronts: ${answer.status}`);
  return (await answer.json()) as KnownFront[];
}
