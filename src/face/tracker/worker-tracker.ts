import type { Landmarks } from '../landmarks.ts';
import { TrackerFault, type FaceTracker } from './face-tracker.ts';
import type { Answer, Order } from './orders.ts';

/** Loading takes megabytes over a slow line; whoever waits longer than this is told of other ways. */
const PATIENCE_MS = 120_000;

/** A tracker whose engine runs in a worker of its own, so that the page stays alive meanwhile. */
export function workerTracker(script: string): FaceTracker {
  let worker: Worker | null = null;
  let lastId = 0;
  const waiting = new Map<number, { settle(answer: Answer): void; fail(fault: unknown): void }>();

  function failAll(cause: unknown): void {
    for (const { fail } of waiting.values()) fail(new TrackerFault('failed', { cause }));
    waiting.clear();
  }

  function ask(order: Order, transfer: Transferable[] = []): Promise<Float32Array[]> {
    const { promise, resolve, reject } = Promise.withResolvers<Float32Array[]>();
    const patience = setTimeout(() => reject(new TrackerFault('failed')), PATIENCE_MS);
    waiting.set(order.id, {
      settle: (answer) =>
        'faces' in answer
          ? resolve(answer.faces)
          : reject(new TrackerFault(answer.fault, { cause: answer.message })),
      fail: reject,
    });
    worker?.postMessage(order, transfer);
    return promise.finally(() => clearTimeout(patience));
  }

  return {
    async start() {
      worker = new Worker(script);
      worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
        waiting.get(data.id)?.settle(data);
        waiting.delete(data.id);
      });
      worker.addEventListener('error', failAll);
      await ask({ id: (lastId += 1), act: 'start' });
    },
    async find(picture, kind) {
      if (!worker) throw new TrackerFault('failed');
      const { width, height } = picture;
      const order: Order = { id: (lastId += 1), act: 'find', picture, kind };
      const faces = await ask(order, [picture]);
      return faces.map((shares) => landmarksOf(shares, width, height));
    },
    end() {
      worker?.terminate();
      worker = null;
      failAll('ended');
    },
  };
}

/** Depth is a share of the width, as the tracker says it. */
function landmarksOf(shares: Float32Array, widthPx: number, heightPx: number): Landmarks {
  return Array.from({ length: shares.length / 3 }, (_, index) => ({
    xPx: shares[3 * index]! * widthPx,
    yPx: shares[3 * index + 1]! * heightPx,
    zPx: shares[3 * index + 2]! * widthPx,
  }));
}
