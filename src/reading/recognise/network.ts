import type { InferenceSession, Tensor } from 'onnxruntime-node';

/** Numbers in rows: the last of `dims` counts those beside each other. */
export type Numbers = { data: Float32Array; dims: readonly number[] };

/** A network with one input and one output, whatever runs it. */
export type Network = { run(input: Numbers): Promise<Numbers>; release(): Promise<void> };

/** A network in ONNX Runtime, the server's or the browser's: `tensor` makes what it takes. */
export function networkOf(session: InferenceSession, tensor: typeof Tensor): Network {
  const [inputName = ''] = session.inputNames;
  const [outputName = ''] = session.outputNames;
  return {
    async run({ data, dims }) {
      const input = new tensor('float32', data, dims);
      const output = (await session.run({ [inputName]: input }))[outputName];
      if (!(output?.data instanceof Float32Array)) throw new Error('A network gave no numbers.');
      return { data: output.data, dims: output.dims };
    },
    release: () => session.release(),
  };
}
