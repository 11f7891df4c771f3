import { writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import {
  chancesOf,
  EYES,
  FIELDS,
  hashOf,
  PAPERS,
  placesOf,
  unpack,
  type Chances,
  type KeptNetwork,
  type Learned,
} from '#reading/meaning/learned/network.ts';
import { describeOthers, isOfLenses } from '#reading/meaning/learned/others.ts';
import { describePaper } from '#reading/meaning/learned/paper.ts';
import { root } from '../run-step.ts';
import { lessons, type Lesson } from './examples.ts';
import type { Plan, Subject } from './train.ts';

/** So often a paper is looked at. */
const LOOKS = 2;
/** What one look made of a paper is only worth to the next one where it had not learned from it. */
const FOLDS = 4;
const OF_VALUES: Plan = {
  hidden: 32,
  answers: [FIELDS.length, EYES.length],
  rounds: 10,
};
const OF_PAPERS: Plan = { hidden: 8, answers: [PAPERS.length], rounds: 15 };

/**
 * Learns from papers what their numbers are, and keeps it in `src/reading/meaning/learned`, as the latest of its judges:
 * `npm run reading:learn -- [--without en-8,de-8]`. What is left out can be measured honestly
 * (`npm run bench:rx -- --words papers --only en-8`). Papers whose file begins with `unlearned` and
 * the frozen layouts are never learned from. It takes half an hour, the first time half an
 * hour more: bad pictures are drawn and looked at, and kept below `var/`.
 */
const { values: options } = parseArgs({ options: { without: { type: 'string', default: '' } } });
const without = ['unlearned', ...options.without.split(',').filter((one) => one !== '')];
const all = await lessons();
const learned = all.filter(({ from }) => !without.some((one) => from.startsWith(one)));
console.log(`${learned.length} of ${all.length} papers`);
const file = path.join(root, 'src/reading/meaning/learned/weights.json');
await writeFile(file, `${JSON.stringify(await learn(learned))}\n`);

/**
 * What the look before made of a paper: texts of all values of all papers took four gigabytes, so only the places
 * of each value are kept, and the texts that are of the paper as a whole.
 */
type SeenAgain = { places: Int32Array[]; ofLenses: string[] };

function seenAgain(texts: readonly string[][]): SeenAgain {
  return {
    places: texts.map(placesOf),
    ofLenses: [...new Set(texts.flat().filter(isOfLenses))],
  };
}

async function learn(papers: readonly Lesson[]): Promise<Learned<KeptNetwork>> {
  const looks: KeptNetwork[] = [];
  let others: SeenAgain[] = papers.map(({ values }) => ({
    places: values.map(() => new Int32Array()),
    ofLenses: [],
  }));
  for (let look = 1; look <= LOOKS; look += 1) {
    const subjects = papers.map(({ values, known }, nth): Subject => ({
      ...known,
      features: values.map(({ places }, at) =>
        Int32Array.from(new Set([...places, ...others[nth]!.places[at]!])),
      ),
    }));
    const [network, chances] = await learnInFolds(papers, subjects, `look ${look}`);
    looks.push(network);
    others = papers.map(({ values }, nth) => seenAgain(describeOthers(values, chances[nth]!)));
  }
  const subjects = papers.map(({ page, hasGlasses }, nth): Subject => ({
    features: [placesOf(describePaper(page, 0, [others[nth]!.ofLenses]))],
    otherwise: [PAPERS.indexOf(hasGlasses ? 'glasses' : 'none')],
    isOpen: [false],
    told: [],
  }));
  return { looks, paper: await trained(subjects, OF_PAPERS, 'papers') };
}

/** A network of all papers, and what it would say of each had it not learned from its like. */
async function learnInFolds(
  papers: readonly Lesson[],
  subjects: readonly Subject[],
  name: string,
): Promise<[KeptNetwork, Chances[][]]> {
  const folds = papers.map(({ form }) => hashOf(form) % FOLDS);
  const parts = [-1, ...Array.from({ length: FOLDS }, (_, fold) => fold)];
  const networks = await eachAtOnce(parts, (part) =>
    trained(
      subjects.filter((_, nth) => folds[nth] !== part),
      OF_VALUES,
      part < 0 ? name : `${name} without part ${part}`,
    ),
  );
  const [whole, ...others] = networks;
  const ofFolds = others.map(unpack);
  const chances = subjects.map(({ features }, nth) =>
    features.map((one) => chancesOf(one, ofFolds[folds[nth]!]!)),
  );
  return [whole!, chances];
}

/** Trains beside, so that all cores learn. */
async function trained(
  subjects: readonly Subject[],
  plan: Plan,
  name: string,
): Promise<KeptNetwork> {
  const worker = new Worker(new URL('train-beside.ts', import.meta.url), {
    workerData: { subjects, plan },
  });
  return new Promise((resolve, reject) => {
    worker.on('error', reject);
    worker.on('message', (message: string | KeptNetwork) => {
      if (typeof message === 'string') console.log(`${name}, ${message}`);
      else resolve(message);
    });
  });
}

/** The same for each, as many at once as there are cores; the answers in their order. */
async function eachAtOnce<One, Answer>(
  some: readonly One[],
  work: (one: One) => Promise<Answer>,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  const left = [...some.entries()];
  await Promise.all(
    Array.from({ length: availableParallelism() }, async () => {
      for (let next = left.shift(); next; next = left.shift())
        answers[next[0]] = await work(next[1]);
    }),
  );
  return answers;
}
