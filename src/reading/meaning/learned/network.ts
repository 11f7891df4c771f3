import weights from './weights.json' with { type: 'json' };

/** What a number of a paper may be; `none` of what is prescribed for far. */
export const FIELDS = [
  'none',
  'sphere',
  'cylinder',
  'axis',
  'add',
  'halfPd',
  'pd',
  'nearPd',
  'prism',
] as const;
export const EYES = ['od', 'os', 'both'] as const;

/** How likely a number is each of these, 0 to 1. */
export type Chances = {
  field: Record<(typeof FIELDS)[number], number>;
  eye: Record<(typeof EYES)[number], number>;
};

/** What was learned: for each feature a few numbers, and what their sums say. */
export type Network = {
  /** Features share their numbers with those of the same hash: as many as these. A power of two. */
  buckets: number;
  hidden: number;
  /** `buckets` by `hidden`. */
  table: Float32Array;
  bias: Float32Array;
  /** `hidden` by fields and eyes. */
  heads: Float32Array;
  headBias: Float32Array;
};

/** As it is kept: what takes the room as whole numbers from -127 to 127, by scales. */
export type KeptNetwork = {
  buckets: number;
  hidden: number;
  table: string;
  scales: number[];
  bias: number[];
  heads: number[];
  headBias: number[];
};

let known: Network | undefined;

/** What `npm run reading:learn` has learned. */
export function learned(): Network {
  known ??= unpack(weights);
  return known;
}

/** The network as it was kept. */
export function unpack({ table, scales, ...kept }: KeptNetwork): Network {
  const whole = Int8Array.from(atob(table), (character) => (character.codePointAt(0)! << 24) >> 24);
  return {
    buckets: kept.buckets,
    hidden: kept.hidden,
    table: Float32Array.from(whole, (value, at) => value * scales[at % kept.hidden]!),
    bias: Float32Array.from(kept.bias),
    heads: Float32Array.from(kept.heads),
    headBias: Float32Array.from(kept.headBias),
  };
}

/** Where the numbers of a feature stand: FNV-1a, mixed once more since only its low bits count. */
export function bucketOf(feature: string, buckets: number): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < feature.length; at += 1)
    hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return ((hash ^ (hash >>> 12)) >>> 0) & (buckets - 1);
}

/** What a number with these features may be. */
export function chancesOf(features: readonly string[], network: Network): Chances {
  const { buckets, hidden, table, bias, heads, headBias } = network;
  const sums = Float32Array.from(bias);
  for (const bucket of new Set(features.map((feature) => bucketOf(feature, buckets))))
    for (let unit = 0; unit < hidden; unit += 1) sums[unit]! += table[bucket * hidden + unit]!;
  const scores = Float32Array.from(headBias);
  for (const [unit, sum] of sums.entries())
    if (sum > 0)
      for (let out = 0; out < scores.length; out += 1)
        scores[out]! += sum * heads[unit * scores.length + out]!;
  return {
    field: named(FIELDS, shares(scores.subarray(0, FIELDS.length))),
    eye: named(EYES, shares(scores.subarray(FIELDS.length))),
  };
}

/** Scores as shares of one. */
export function shares(scores: Float32Array): Float32Array {
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const sum = powers.reduce((all, power) => all + power, 0);
  return powers.map((power) => power / sum);
}

function named<Name extends string>(
  names: readonly Name[],
  values: Float32Array,
): Record<Name, number> {
  return Object.fromEntries(names.map((name, at) => [name, values[at]!])) as Record<Name, number>;
}
