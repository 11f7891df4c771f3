import {
  bucketOf,
  EYES,
  FIELDS,
  shares,
  type KeptNetwork,
  type Network,
} from '#reading/meaning/learned/network.ts';
import type { Answer, Lesson } from './examples.ts';

/** What a feature is worth is told by so many numbers; more made nothing better. */
const HIDDEN = 24;
const BUCKETS = 2 ** 14;
const ROUNDS = 10;
/** From this round on a number that stands there twice is taken where the network would take it. */
const ROUND_OF_CHOICE = 3;
const BATCH = 128;
const RATE = 2e-3;
/** So many features are left out each time, so that none is relied upon alone. */
const LEFT_OUT = 0.15;
const DECAY = 2e-5;

const OUTS = FIELDS.length + EYES.length;
const NOTHING: Answer = { field: FIELDS.indexOf('none'), eye: -1 };

type Known = { buckets: Int32Array; answer: Answer };
type Student = {
  lesson: Lesson;
  /** The buckets of each example's features. */
  buckets: Int32Array[];
};

/** Learns from papers what their numbers are. The same lessons give the same network. */
export function train(lessons: readonly Lesson[], tell: (line: string) => void): KeptNetwork {
  const dice = diceOf(1);
  const network = newNetwork(dice);
  const students = lessons.map((lesson) => ({
    lesson,
    buckets: lesson.examples.map(({ features }) =>
      Int32Array.from(new Set(features.map((feature) => bucketOf(feature, BUCKETS)))),
    ),
  }));
  const descent = new Descent(network, dice);
  let known = students.flatMap((student) => knownOf(student, null));
  for (let round = 0; round < ROUNDS; round += 1) {
    if (round === ROUND_OF_CHOICE) known = students.flatMap((student) => knownOf(student, network));
    shuffle(known, dice);
    const rate = RATE * (1 - (0.9 * round) / ROUNDS);
    let loss = 0;
    for (let at = 0; at < known.length; at += BATCH)
      loss += descent.step(known.slice(at, at + BATCH), rate);
    tell(`round ${round + 1}: ${(loss / known.length).toFixed(4)} of ${known.length} numbers`);
  }
  return kept(network);
}

/** What is known of the values of a paper; those that may be told or not are left out. */
function knownOf({ lesson, buckets }: Student, network: Network | null): Known[] {
  const answers = lesson.examples.map((_, at): Answer | null =>
    lesson.isOpen(at) ? null : NOTHING,
  );
  const scores = network && buckets.map((one) => outputs(one, network).out);
  for (const { answer, places } of lesson.told) {
    const likeness = (at: number) =>
      scores ? scores[at]![answer.field]! * scores[at]![FIELDS.length + answer.eye]! : 0;
    if (places.length > 1 && !scores) {
      for (const at of places) answers[at] = null;
      continue;
    }
    const [place] = places.toSorted((one, other) => likeness(other) - likeness(one));
    if (place === undefined) continue;
    const before = answers[place];
    const isOfBoth = before?.field === answer.field && before.eye !== answer.eye;
    answers[place] = isOfBoth ? { ...answer, eye: EYES.indexOf('both') } : answer;
  }
  return answers.flatMap((answer, at) => (answer ? [{ buckets: buckets[at]!, answer }] : []));
}

function newNetwork(dice: () => number): Network {
  const some = (count: number, size: number) =>
    Float32Array.from({ length: count }, () => size * spread(dice));
  return {
    buckets: BUCKETS,
    hidden: HIDDEN,
    table: some(BUCKETS * HIDDEN, 0.05),
    bias: new Float32Array(HIDDEN),
    heads: some(HIDDEN * OUTS, 0.1),
    headBias: new Float32Array(OUTS),
  };
}

/** What goes in and comes out of the network for these features. */
function outputs(buckets: Int32Array, network: Network, scale = 1) {
  const { table, bias, heads, headBias } = network;
  const sums = Float32Array.from(bias);
  for (const bucket of buckets)
    for (let unit = 0; unit < HIDDEN; unit += 1)
      sums[unit]! += scale * table[bucket * HIDDEN + unit]!;
  const scores = Float32Array.from(headBias);
  for (let unit = 0; unit < HIDDEN; unit += 1)
    if (sums[unit]! > 0)
      for (let out = 0; out < OUTS; out += 1)
        scores[out]! += sums[unit]! * heads[unit * OUTS + out]!;
  const out = new Float32Array(OUTS);
  out.set(shares(scores.subarray(0, FIELDS.length)));
  out.set(shares(scores.subarray(FIELDS.length)), FIELDS.length);
  return { sums, out };
}

/** Gradient descent with momentum for each number (Adam, Kingma and Ba 2015). */
class Descent {
  private readonly network: Network;
  private readonly dice: () => number;
  private readonly parts: {
    values: Float32Array;
    slope: Float32Array;
    mean: Float32Array;
    square: Float32Array;
  }[];
  private steps = 0;

  constructor(network: Network, dice: () => number) {
    this.network = network;
    this.dice = dice;
    const { table, bias, heads, headBias } = network;
    this.parts = [table, bias, heads, headBias].map((values) => ({
      values,
      slope: new Float32Array(values.length),
      mean: new Float32Array(values.length),
      square: new Float32Array(values.length),
    }));
  }

  /** One step downhill for some numbers; answers how far off they were, all together. */
  step(batch: readonly Known[], rate: number): number {
    const touched = new Set<number>();
    let loss = 0;
    for (const one of batch) loss += this.learn(one, batch.length, touched);
    this.steps += 1;
    const [table, ...small] = this.parts;
    for (const bucket of touched)
      this.move(table!, rate, { from: bucket * HIDDEN, to: (bucket + 1) * HIDDEN, decay: DECAY });
    for (const part of small) this.move(part, rate, { from: 0, to: part.values.length, decay: 0 });
    return loss;
  }

  private learn({ buckets, answer }: Known, count: number, touched: Set<number>): number {
    const [table, bias, heads, headBias] = this.parts.map(({ slope }) => slope);
    const scale = 1 / (1 - LEFT_OUT);
    const taken = buckets.filter(() => this.dice() >= LEFT_OUT);
    const { sums, out } = outputs(taken, this.network, scale);
    const loss = -Math.log(out[answer.field]! + 1e-9);
    const errors = out.map((share, at) => {
      if (at < FIELDS.length) return (share - (at === answer.field ? 1 : 0)) / count;
      if (answer.eye < 0) return 0;
      return (share - (at - FIELDS.length === answer.eye ? 1 : 0)) / count;
    });
    const back = new Float32Array(HIDDEN);
    for (let at = 0; at < OUTS; at += 1) headBias![at]! += errors[at]!;
    for (let unit = 0; unit < HIDDEN; unit += 1) {
      if (sums[unit]! <= 0) continue;
      for (let at = 0; at < OUTS; at += 1) {
        heads![unit * OUTS + at]! += sums[unit]! * errors[at]!;
        back[unit]! += this.network.heads[unit * OUTS + at]! * errors[at]!;
      }
      bias![unit]! += back[unit]!;
    }
    for (const bucket of taken) {
      touched.add(bucket);
      for (let unit = 0; unit < HIDDEN; unit += 1)
        table![bucket * HIDDEN + unit]! += scale * back[unit]!;
    }
    return loss;
  }

  private move(
    { values, slope, mean, square }: (typeof this.parts)[number],
    rate: number,
    { from, to, decay }: { from: number; to: number; decay: number },
  ): void {
    const [first, second] = [1 - 0.9 ** this.steps, 1 - 0.999 ** this.steps];
    for (let at = from; at < to; at += 1) {
      mean[at] = 0.9 * mean[at]! + 0.1 * slope[at]!;
      square[at] = 0.999 * square[at]! + 0.001 * slope[at]! ** 2;
      const downhill = mean[at]! / first / (Math.sqrt(square[at]! / second) + 1e-6);
      values[at]! -= rate * (downhill + decay * values[at]!);
      slope[at] = 0;
    }
  }
}

/** The table as whole numbers, a scale for each of its columns. */
function kept({ table, buckets, hidden, ...small }: Network): KeptNetwork {
  const scales = Array.from({ length: hidden }, (_, unit) => {
    const column = table.filter((_value, at) => at % hidden === unit);
    return column.reduce((most, value) => Math.max(most, Math.abs(value)), 0) / 127;
  });
  const whole = Int8Array.from(table, (value, at) => Math.round(value / scales[at % hidden]!));
  const digits = (values: Float32Array) => [...values].map((value) => Number(value.toPrecision(6)));
  return {
    buckets,
    hidden,
    scales: scales.map((scale) => Number(scale.toPrecision(6))),
    bias: digits(small.bias),
    heads: digits(small.heads),
    headBias: digits(small.headBias),
    table: Buffer.from(whole.buffer).toString('base64'),
  };
}

function shuffle<One>(some: One[], dice: () => number): void {
  for (let at = some.length - 1; at > 0; at -= 1) {
    const other = Math.floor(dice() * (at + 1));
    [some[at], some[other]] = [some[other]!, some[at]!];
  }
}

/** About normally spread round 0. */
function spread(dice: () => number): number {
  const sum = Array.from({ length: 6 }, dice).reduce((all, one) => all + one, 0);
  return (sum - 3) / Math.SQRT1_2;
}

/** Numbers from 0 to 1 by chance, always the same ones (mulberry32). */
function diceOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = Math.trunc(state + 0x6d2b79f5);
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
