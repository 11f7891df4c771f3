import type { TrackerFault } from './face-tracker.ts';
import type { Answer, Order } from './orders.ts';

/*
 * The worker that the engine runs in: a classic script beside the engine's files, as the engine
 * loads them by `importScripts`. It was written for pages, so the worker looks like one to it.
 */

declare function importScripts(...addresses: string[]): void;

type Point = { x: number; y: number; z: number };
type Engine = {
  setOptions(options: Record<string, unknown>): void;
  onResults(take: (results: { multiFaceLandmarks?: Point[][] }) => void): void;
  initialize(): Promise<void>;
  reset(): void;
  send(input: { image: ImageBitmap }): Promise<void>;
};
declare const FaceMesh: new (settings: { locateFile(file: string): string }) => Engine;

/** The first landmarks of a new photo are not settled: it is looked at so many times. */
const LOOKS_AT_PHOTO = 8;

const folder = new URL('.', self.location.href).href;
let engine: Engine;
let seen: Point[][] = [];

addEventListener('message', ({ data }: MessageEvent<Order>) => void obey(data));

async function obey(order: Order): Promise<void> {
  try {
    if (order.act === 'start') await start();
    else await find(order.picture, order.kind === 'photo');
    const faces = order.act === 'start' ? [] : seen.map(numbersOf);
    answer(
      { id: order.id, faces },
      faces.map(({ buffer }) => buffer),
    );
  } catch (error) {
    const fault: TrackerFault['reason'] = hasWebGl() ? 'failed' : 'no-webgl';
    answer({ id: order.id, fault, message: String(error) });
  } finally {
    if (order.act === 'find') order.picture.close();
  }
}

async function start(): Promise<void> {
  if (!hasWebGl()) throw new Error('no WebGL');
  lookLikeAPage();
  importScripts(`${folder}face_mesh.js`);
  engine = new FaceMesh({ locateFile: (file) => folder + file });
  // Two, so that a second person in the picture is noticed.
  engine.setOptions({ maxNumFaces: 2, refineLandmarks: true, useCpuInference: true });
  engine.onResults(({ multiFaceLandmarks }) => {
    seen = multiFaceLandmarks ?? [];
  });
  await engine.initialize();
}

async function find(picture: ImageBitmap, isPhoto: boolean): Promise<void> {
  if (isPhoto) engine.reset();
  for (let look = 0; look < (isPhoto ? LOOKS_AT_PHOTO : 1); look += 1) {
    seen = [];
    // Each look needs the one before.
    // oxlint-disable-next-line no-await-in-loop
    await engine.send({ image: picture });
  }
}

function hasWebGl(): boolean {
  const canvas = new OffscreenCanvas(1, 1);
  return canvas.getContext('webgl2') !== null;
}

function numbersOf(points: Point[]): Float32Array<ArrayBuffer> {
  return new Float32Array(points.flatMap(({ x, y, z }) => [x, y, z]));
}

function answer(message: Answer, transfer: Transferable[] = []): void {
  postMessage(message, { transfer });
}

/** What the engine asks of a page: its own address, canvases, and scripts put into the body. */
function lookLikeAPage(): void {
  type Script = { src?: string; listeners: Record<string, (event?: unknown) => void> };
  const page = {
    currentScript: { src: `${folder}face_mesh.js` },
    createElement(name: string) {
      if (name === 'canvas') return new OffscreenCanvas(1, 1);
      const listeners: Script['listeners'] = {};
      return {
        listeners,
        setAttribute(this: Record<string, unknown>, attribute: string, value: unknown) {
          this[attribute] = value;
        },
        addEventListener(event: string, listener: () => void) {
          listeners[event] = listener;
        },
      };
    },
    body: {
      appendChild({ src = '', listeners }: Script) {
        try {
          importScripts(src);
          listeners.load?.();
        } catch (error) {
          listeners.error?.(error);
        }
      },
    },
    addEventListener() {},
    removeEventListener() {},
  };
  Object.assign(self, { window: self, document: page });
}
