import { env, InferenceSession, Tensor } from 'onnxruntime-web/wasm';
import { drawnAt } from '../recognise/drawn-at.ts';
import { charactersIn } from '../recognise/known-models.ts';
import type { Network } from '../recognise/network.ts';
import { recogniserOf } from '../recognise/read-line.ts';
import type { Engine } from '../recognise/read-page.ts';
import type { loadReader } from './load-reader.ts';

/** The same networks as the server's, on one core: more would need headers that shut others out. */
export async function startEngine(files: Awaited<ReturnType<typeof loadReader>>): Promise<Engine> {
  env.wasm.wasmBinary = files.runtime.buffer;
  env.wasm.numThreads = 1;
  const detector = await networkOf(files.detector);
  const recogniser = recogniserOf(await networkOf(files.recogniser), charactersIn(files.alphabet));
  return { detector, recogniser, drawnAt: async (page, size) => drawnAt(page, size) };
}

async function networkOf(model: Uint8Array): Promise<Network> {
  // Every picture has another size: a plan for each would be kept for ever.
  const session = await InferenceSession.create(model, {
    executionProviders: ['wasm'],
    enableMemPattern: false,
  });
  const [inputName = ''] = session.inputNames;
  const [outputName = ''] = session.outputNames;
  return {
    async run({ data, dims }) {
      const input = new Tensor('float32', data, dims);
      const output = (await session.run({ [inputName]: input }))[outputName];
      if (!(output?.data instanceof Float32Array)) throw new Error('A network gave no numbers.');
      return { data: output.data, dims: output.dims };
    },
    release: () => session.release(),
  };
}
