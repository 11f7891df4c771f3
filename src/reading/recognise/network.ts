/** Numbers in rows: the last of `dims` counts those beside each other. */
export type Numbers = { data: Float32Array; dims: readonly number[] };

/** A network with one input and one output, whatever runs it. */
export type Network = { run(input: Numbers): Promise<Numbers>; release(): Promise<void> };
