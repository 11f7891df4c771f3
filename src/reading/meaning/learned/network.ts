import earlier from './weights-earlier.json' with { type: 'json' };
import latest from './weights.json' with { type: 'json' };

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

/** What a paper may be: whatever is measured, worn, void or of somebody else prescribes nothing. */
export const PAPERS = ['none', 'glasses'] as const;

/** How likely a number is each of these, 0 to 1. */
export type Chances = {
  field: Record<(typeof FIELDS)[number], number>;
  eye: Record<(typeof EYES)[number], number>;
};

/** For each feature a few numbers, and what their sums say. */
export type Network = {
  hidden: number;
  /** `PLACES` by `hidden`. */
  table: Float32Array;
  bias: Float32Array;
  /** `hidden` by what is told: fields and eyes, or `PAPERS`. */
  heads: Float32Array;
  headBias: Float32Array;
};

/** As it is kept: what takes the room as whole numbers from -127 to 127, by scales. */
export type KeptNetwork = {
  hidden: number;
  table: string;
  scales: number[];
  bias: number[];
  heads: number[];
  headBias: number[];
};

/** What was learned of values in one look after another, and of whole papers. */
export type Learned<Each> = {
  /** Each look after the first one knows what the one before made of all values of the page. */
  looks: Each[];
  paper: Each;
};

let known: Learned<Network>[] | undefined;

/**
 * The judges of numbers and papers. `npm run reading:learn` has learned both, the earlier one from fewer papers:
 * each errs in others than the other one, so that what both say together is more often right.
 */
export function judges(): Learned<Network>[] {
  known ??= [earlier, latest].map(({ looks, paper }) => ({
    looks: looks.map(unpack),
    paper: unpack(paper),
  }));
  return known;
}

/** The network as it was kept. */
export function unpack({ table, scales, ...kept }: KeptNetwork): Network {
  const whole = Int8Array.from(atob(table), (character) => (character.codePointAt(0)! << 24) >> 24);
  return {
    hidden: kept.hidden,
    table: Float32Array.from(whole, (value, at) => value * scales[at % kept.hidden]!),
    bias: Float32Array.from(kept.bias),
    heads: Float32Array.from(kept.heads),
    headBias: Float32Array.from(kept.headBias),
  };
}

/** Features share their numbers with those of the same hash: as many as these. A power of two. */
export const PLACES = 2 ** 14;

/** Where the numbers of some features stand, each place once. */
export function placesOf(features: readonly string[]): Int32Array {
  return Int32Array.from(new Set(features.map((feature) => hashOf(feature) & (PLACES - 1))));
}

/** FNV-1a, mixed once more since only its low bits count. Not negative. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1)
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 12)) >>> 0;
}

/** What a number may be whose features have these places. */
export function chancesOf(places: Int32Array, network: Network): Chances {
  const scores = scoresOf(places, network);
  return {
    field: named(FIELDS, shares(scores.subarray(0, FIELDS.length))),
    eye: named(EYES, shares(scores.subarray(FIELDS.length))),
  };
}

/** How likely glasses are prescribed on a paper whose features have these places, 0 to 1. */
export function chanceOfGlasses(places: Int32Array, network: Network): number {
  return named(PAPERS, shares(scoresOf(places, network))).glasses;
}

/** The mean of what several judges say of a number. */
export function meanChances(some: readonly Chances[]): Chances {
  const meanBy = <Name extends string>(
    names: readonly Name[],
    shareOf: (one: Chances, name: Name) => number,
  ) =>
    Object.fromEntries(
      names.map((name) => [name, meanOf(some.map((one) => shareOf(one, name)))]),
    ) as Record<Name, number>;
  return {
    field: meanBy(FIELDS, ({ field }, name) => field[name]),
    eye: meanBy(EYES, ({ eye }, name) => eye[name]),
  };
}

/** The mean of shares; there must be one. */
export function meanOf(some: readonly number[]): number {
  return some.reduce((sum, one) => sum + one, 0) / some.length;
}

function scoresOf(places: Int32Array, network: Network): Float32Array {
  const { hidden, table, bias, heads, headBias } = network;
  const sums = Float32Array.from(bias);
  for (const place of places)
    for (let unit = 0; unit < hidden; unit += 1) sums[unit]! += table[place * hidden + unit]!;
  const scores = Float32Array.from(headBias);
  for (const [unit, sum] of sums.entries())
    if (sum > 0)
      for (let out = 0; out < scores.length; out += 1)
        scores[out]! += sum * heads[unit * scores.length + out]!;
  return scores;
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
