import path from 'node:path';
import { EYE_SIDES } from '#domain/prescription/field-names.ts';
import type { ReadName } from '#domain/prescription/picture-reading.ts';
import { choose } from '#reading/meaning/choose.ts';
import { claimsOf } from '#reading/meaning/claims.ts';
import { layOut } from '#reading/meaning/page-layout.ts';
import { isSamePlace } from '#reading/meaning/learned/bear-out.ts';
import { describe } from '#reading/meaning/learned/features.ts';
import { EYES, FIELDS } from '#reading/meaning/learned/network.ts';
import { sheetOf } from '#reading/meaning/meaning.test-data.ts';
import { papersIn, PAPERS, type WrittenPaper } from '#reading/meaning/papers.test-data.ts';
import { MISLEADING } from '#reading/meaning/papers/misleading.test-data.ts';
import { powerOf } from '#reading/meaning/near-rows.ts';
import type { Page } from '#reading/words.ts';
import { readPapers } from '#test/rx-papers/read-papers.ts';
import { drawSheet } from '#test/rx-sheets/draw-sheet.ts';
import { openEasel } from '#test/rx-sheets/easel.ts';
import { layoutsOf } from '#test/rx-sheets/make-sheets.ts';
import type { Truth } from '#test/rx-sheets/truth.ts';
import { seenPages } from '../../bench/rx-seen-words.ts';
import { root } from '../run-step.ts';

/** What a number of a paper is: places in `FIELDS` and `EYES`. */
export type Answer = { field: number; eye: number };

/** A value of a paper that something is learned from. */
export type Example = { features: string[]; power: number; sign: '+' | '-' | null };

/** A paper with its values, and which of them may be those that are prescribed. */
export type Lesson = {
  /** The file or set that it comes from. */
  from: string;
  examples: Example[];
  /**
   * For each prescribed value the examples that it may be: where the same number stands there more
   * than once, the one that the rules take.
   */
  told: { answer: Answer; places: number[] }[];
  /** What nobody says anything of: values for near, and the misread words of a picture. */
  isOpen: (at: number) => boolean;
};

type Said = Record<string, string | number>;

/**
 * Papers, those of the tests, the drawn layouts, and what was seen on pictures of them. Those of the
 * tests are shorter than any paper, and many are made to mislead: they teach to be careful.
 */
export async function lessons(): Promise<Lesson[]> {
  return [
    ...(await readPapers()).map(({ file, drawing, says }) =>
      lessonOf(file, sheetOf(drawing).pages[0]!, says),
    ),
    ...[PAPERS, MISLEADING].flatMap(papersIn).map(lessonOfTest),
    ...(await lessonsOfLayouts()),
    ...(await lessonsOfPictures()),
  ];
}

/** A test does not say where a value stands that is asked: of all of its paper only what is told counts. */
function lessonOfTest({ drawing, says }: WrittenPaper): Lesson {
  const told = Object.entries(says).filter((one): one is [string, string] => one[1] !== null);
  const lesson = lessonOf('tests', sheetOf(drawing).pages[0]!, Object.fromEntries(told));
  const isAsked = told.length < Object.keys(says).length;
  return { ...lesson, isOpen: () => isAsked };
}

/** Pages of each layout: the words as they stand there. */
const PAGES_OF_LAYOUT = 2;

async function lessonsOfLayouts(): Promise<Lesson[]> {
  const found: Lesson[] = [];
  const easel = await openEasel();
  try {
    for (const layout of layoutsOf('seen'))
      for (let seed = 1; seed <= PAGES_OF_LAYOUT; seed += 1) {
        const sheet = drawSheet('seen', layout, `text-pdf-${seed}`);
        const page = await easel.words(sheet, 'page');
        found.push(lessonOf('layouts', page, saidBy(sheet.truth), valuesForNear(sheet.truth)));
      }
  } finally {
    await easel.close();
  }
  return found;
}

/** What was seen on bad pictures, where every value was seen as it is printed somewhere. */
async function lessonsOfPictures(): Promise<Lesson[]> {
  const found: Lesson[] = [];
  const folder = path.join(root, 'var', 'rx-sheets', 'seen');
  const wanted = { set: 'seen', folder, conditions: ['heavy'], seeds: 1 } as const;
  for (const { sheet, pages } of await seenPages({ ...wanted, processes: 2, isAnew: false })) {
    const [page] = pages;
    if (!page) continue;
    const lesson = lessonOf('pictures', page, saidBy(sheet), valuesForNear(sheet));
    if (lesson.told.every(({ places }) => places.length > 0)) found.push(lesson);
  }
  return found;
}

function saidBy({ isPrescription, printed }: Truth): Said {
  if (!isPrescription) return {};
  return Object.fromEntries(printed.map(({ field, value }) => [field, value]));
}

function valuesForNear({ near }: Truth): number[] {
  return Object.values(near).map((text) => Math.abs(Number(text.replace(',', '.'))));
}

function lessonOf(from: string, page: Page, said: Said, open: readonly number[] = []): Lesson {
  const described = describe(page, 0);
  const examples = described.map(({ token, features }): Example => ({
    features,
    power: Math.abs(powerOf(token) ?? 0),
    sign: token.kind === 'number' ? token.number.sign : null,
  }));
  const byRules = choose(layOut(page, 0).flatMap((layout) => claimsOf(layout).claims));
  const told = Object.entries(said).flatMap(([name, value]) => {
    const answer = answerOf(name);
    if (!answer) return [];
    const places = [...examples.keys()].filter((at) => canSay(examples[at]!, Number(value)));
    const claimed = byRules.get(name as ReadName)?.token;
    const own = places.find((at) => claimed && isSamePlace(described[at]!.token, claimed));
    return [{ answer, places: own === undefined ? places : [own] }];
  });
  const unknown = new Set(open);
  return { from, examples, told, isOpen: (at) => unknown.has(examples[at]!.power) };
}

function canSay({ power, sign }: Example, value: number): boolean {
  const isSame = Math.abs(power - Math.abs(value)) < 0.001;
  return isSame && (sign === null || value === 0 || (sign === '-') === value < 0);
}

/** What the number of a field is; null for what is not learned, such as bases. */
function answerOf(name: string): Answer | null {
  const both = EYES.indexOf('both');
  if (name === 'pd' || name === 'nearPd') return { field: FIELDS.indexOf(name), eye: both };
  const side = EYE_SIDES.find((one) => name.startsWith(`${one}.`));
  if (!side) return null;
  const plain = name
    .slice(3)
    .replace(/^prism\w+/, 'prism')
    .replace(/^pd$/, 'halfPd');
  const field = FIELDS.findIndex((one) => one === plain);
  return field === -1 ? null : { field, eye: EYES.indexOf(side) };
}
