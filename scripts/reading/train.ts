import {
  PLACES,
  shares,
  type KeptNetwork,
  type Network,
} from '#reading/meaning/learned/network.ts';
import { randomFrom } from '#test/chaos/random.ts';

/** How a network is built, and what it tells. */
export type Plan = {
  /** What a feature is worth is told by so many numbers. */
  hidden: number;
  /** So many answers has each question; of each just one is right. */
  answers: readonly number[];
  rounds: number;
};

/** Things of one paper that something is learned from. */
export type Subject = {
  /** The places of what describes each of them. */
  features: readonly Int32Array[];
  /** What each of them is unless told otherwise: an answer to each question, -1 where none is. */
  otherwise: readonly number[];
  /** Those that may be anything: nothing is learned from them. */
  isOpen: readonly boolean[];
  /** What one of some places is; nobody says which one. */
  told: readonly Told[];
};

export type Told = {
  answer: readonly number[];
  places: readonly number[];
  /** What it is where it is told twice, with another answer each time. */
  ofBoth?: readonly number[];
};

/** From this round on a place is taken where the network would take it. */
const ROUND_OF_CHOICE = 3;
const BATCH = 128;
const RATE = 2e-3;
/** So many features are left out each time, so that none is relied upon alone. */
const LEFT_OUT = 0.4;
const DECAY = 2e-5;

type Known = { places: Int32Array; answer: readonly number[] };

/** Learns what the things of papers are. The same subjects give the same network. */
export function train(
  subjects: readonly Subject[],
  plan: Plan,
  tell: (line: string) => void,
): KeptNetwork {
  const dice = randomFrom(1);
  const network = newNetwork(plan, dice);
  const descent = new Descent(network, plan, dice);
  let known = subjects.flatMap((subject) => knownOf(subject, null));
  for (let round = 0; round < plan.rounds; round += 1) {
    if (round === ROUND_OF_CHOICE) known = subjects.flatMap((subject) => knownOf(subject, descent));
    shuffle(known, dice);
    const rate = RATE * (1 - (0.9 * round) / plan.rounds);
    let loss = 0;
    for (let at = 0; at < known.length; at += BATCH)
      loss += descent.step(known.slice(at, at + BATCH), rate);
    tell(`round ${round + 1}: ${(loss / known.length).toFixed(4)} of ${known.length}`);
  }
  return kept(network);
}

/** What is known of a paper, in whose places the network would put it. */
function knownOf(subject: Subject, descent: Descent | null): Known[] {
  const { features, otherwise, isOpen, told } = subject;
  const answers = isOpen.map((open): readonly number[] | null => (open ? null : otherwise));
  const said = descent && features.map((one) => descent.outputs(one).out);
  for (const { answer, places, ofBoth } of told) {
    if (places.length > 1 && !said) {
      for (const at of places) answers[at] = null;
      continue;
    }
    const likeness = (at: number) => (said ? descent.likenessOf(said[at]!, answer) : 0);
    const [place] = places.toSorted((one, other) => likeness(other) - likeness(one));
    if (place === undefined) continue;
    const before = answers[place];
    const isToldTwice = before?.[0] === answer[0] && before !== otherwise;
    answers[place] = isToldTwice && ofBoth ? ofBoth : answer;
  }
  return answers.flatMap((answer, at) => (answer ? [{ places: features[at]!, answer }] : []));
}

function newNetwork({ hidden, answers }: Plan, dice: () => number): Network {
  const some = (count: number, size: number) =>
    Float32Array.from({ length: count }, () => size * spread(dice));
  const outs = answers.reduce((all, one) => all + one, 0);
  return {
    hidden,
    table: some(PLACES * hidden, 0.05),
    bias: new Float32Array(hidden),
    heads: some(hidden * outs, 0.1),
    headBias: new Float32Array(outs),
  };
}

/** Gradient descent with momentum for each number (Adam, Kingma and Ba 2015). */
class Descent {
  private readonly network: Network;
  private readonly dice: () => number;
  /** The first answer to each question. */
  private readonly firsts: readonly number[];
  private readonly counts: readonly number[];
  private readonly parts: {
    values: Float32Array;
    slope: Float32Array;
    mean: Float32Array;
    square: Float32Array;
  }[];
  private steps = 0;

  constructor(network: Network, { answers }: Plan, dice: () => number) {
    this.network = network;
    this.dice = dice;
    this.counts = answers;
    this.firsts = answers.map((_, at) => answers.slice(0, at).reduce((all, one) => all + one, 0));
    const { table, bias, heads, headBias } = network;
    this.parts = [table, bias, heads, headBias].map((values) => ({
      values,
      slope: new Float32Array(values.length),
      mean: new Float32Array(values.length),
      square: new Float32Array(values.length),
    }));
  }

  /** What goes in and comes out of the network for these features. */
  outputs(places: Int32Array, scale = 1): { sums: Float32Array; out: Float32Array } {
    const { table, bias, heads, headBias, hidden } = this.network;
    const sums = Float32Array.from(bias);
    for (const place of places)
      for (let unit = 0; unit < hidden; unit += 1)
        sums[unit]! += scale * table[place * hidden + unit]!;
    const scores = Float32Array.from(headBias);
    const outs = scores.length;
    for (let unit = 0; unit < hidden; unit += 1)
      if (sums[unit]! > 0)
        for (let out = 0; out < outs; out += 1)
          scores[out]! += sums[unit]! * heads[unit * outs + out]!;
    const out = new Float32Array(outs);
    for (const [question, first] of this.firsts.entries())
      out.set(shares(scores.subarray(first, first + this.counts[question]!)), first);
    return { sums, out };
  }

  /** How likely an answer is. */
  likenessOf(out: Float32Array, answer: readonly number[]): number {
    return answer.reduce(
      (all, one, question) => (one < 0 ? all : all * out[this.firsts[question]! + one]!),
      1,
    );
  }

  /** One step downhill for some things; answers how far off they were, all together. */
  step(batch: readonly Known[], rate: number): number {
    const { hidden } = this.network;
    const touched = new Set<number>();
    let loss = 0;
    for (const one of batch) loss += this.learn(one, batch.length, touched);
    this.steps += 1;
    const [table, ...small] = this.parts;
    for (const place of touched)
      this.move(table!, rate, { from: place * hidden, to: (place + 1) * hidden, decay: DECAY });
    for (const part of small) this.move(part, rate, { from: 0, to: part.values.length, decay: 0 });
    return loss;
  }

  private learn({ places, answer }: Known, count: number, touched: Set<number>): number {
    const { hidden } = this.network;
    const [table, bias, heads, headBias] = this.parts.map(({ slope }) => slope);
    const scale = 1 / (1 - LEFT_OUT);
    const taken = places.filter(() => this.dice() >= LEFT_OUT);
    const { sums, out } = this.outputs(taken, scale);
    const outs = out.length;
    const errors = out.map((share) => share / count);
    for (const [question, first] of this.firsts.entries()) {
      const right = answer[question]!;
      if (right >= 0) errors[first + right]! -= 1 / count;
      else errors.fill(0, first, first + this.counts[question]!);
    }
    const back = new Float32Array(hidden);
    for (let at = 0; at < outs; at += 1) headBias![at]! += errors[at]!;
    for (let unit = 0; unit < hidden; unit += 1) {
      if (sums[unit]! <= 0) continue;
      for (let at = 0; at < outs; at += 1) {
        heads![unit * outs + at]! += sums[unit]! * errors[at]!;
        back[unit]! += this.network.heads[unit * outs + at]! * errors[at]!;
      }
      bias![unit]! += back[unit]!;
    }
    for (const place of taken) {
      touched.add(place);
      for (let unit = 0; unit < hidden; unit += 1)
        table![place * hidden + unit]! += scale * back[unit]!;
    }
    return -Math.log(this.likenessOf(out, answer) + 1e-9);
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
function kept({ table, hidden, ...small }: Network): KeptNetwork {
  const scales = Array.from({ length: hidden }, (_, unit) => {
    const column = table.filter((_value, at) => at % hidden === unit);
    return column.reduce((most, value) => Math.max(most, Math.abs(value)), 0) / 127;
  });
  const whole = Int8Array.from(table, (value, at) => Math.round(value / scales[at % hidden]!));
  const digits = (values: Float32Array) => [...values].map((value) => Number(value.toPrecision(6)));
  return {
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
