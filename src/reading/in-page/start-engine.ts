import { env, InferenceSession, Tensor } from 'onnxruntime-web/wasm';
import { drawnAt } from '../recognise/drawn-at.ts';
import { charactersIn } from '../recognise/known-models.ts';
import { networkOf } from '../recognise/network.ts';
import { recogniserOf } from '../recognise/read-line.ts';
import type { Engine } from '../recognise/read-page.ts';
import type { loadReader } from './load-reader.ts';

const OPTIONS: InferenceSession.SessionOptions = {
  executionProviders: ['wasm'],
  // Every picture has another size: a plan for each would be kept for ever.
  enableMemPattern: false,
};

/** The same networks as the server's, on one core: more would need headers that shut others out. */
export async function startEngine(files: Awaited<ReturnType<typeof loadReader>>): Promise<Engine> {
  env.wasm.wasmBinary = files.runtime.buffer;
  env.wasm.numThreads = 1;
  const start = async (model: Uint8Array) =>
    networkOf(await InferenceSession.create(model, OPTIONS), Tensor);
  const detector = await start(files.detector);
  const recogniser = recogniserOf(await start(files.recogniser), charactersIn(files.alphabet));
  return {
    detector,
    recogniser,
    letters: null,
    drawnAt: async (page, size) => drawnAt(page, size),
  };
}
