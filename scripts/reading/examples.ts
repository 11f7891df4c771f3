import path from 'node:path';
import { EYE_SIDES } from '#domain/prescription/field-names.ts';
import type { ReadName } from '#domain/prescription/picture-reading.ts';
import { choose } from '#reading/meaning/choose.ts';
import { claimsOf } from '#reading/meaning/claims.ts';
import { layOut } from '#reading/meaning/page-layout.ts';
import { describe } from '#reading/meaning/learned/features.ts';
import { EYES, FIELDS, hashOf, placesOf } from '#reading/meaning/learned/network.ts';
import type { Standing } from '#reading/meaning/learned/others.ts';
import { sheetOf } from '#reading/meaning/meaning.test-data.ts';
import { papersIn, PAPERS, type WrittenPaper } from '#reading/meaning/papers.test-data.ts';
import { MISLEADING } from '#reading/meaning/papers/misleading.test-data.ts';
import { isSamePlace, type FlatToken } from '#reading/meaning/flat-page.ts';
import { powerOf } from '#reading/meaning/near-rows.ts';
import type { Page } from '#reading/words.ts';
import { randomFrom } from '#test/chaos/random.ts';
import { readPapers, type Paper } from '#test/rx-papers/read-papers.ts';
import { drawSheet } from '#test/rx-sheets/draw-sheet.ts';
import { openEasel } from '#test/rx-sheets/easel.ts';
import { layoutsOf } from '#test/rx-sheets/make-sheets.ts';
import type { Truth } from '#test/rx-sheets/truth.ts';
import { seenPages } from '../../bench/rx-seen-words.ts';
import { root } from '../run-step.ts';
import { misread } from './misread.ts';
import type { Subject, Told } from './train.ts';

/** A value of a paper, and the places of what describes it. */
export type Value = Standing & { places: Int32Array };

/** A paper with its values, and what is known of them. */
export type Lesson = {
  /** The file or set that it comes from. */
  from: string;
  /** What else is as like it as a page of the same form. */
  form: string;
  page: Page;
  values: Value[];
  /**
   * For each prescribed value the places that it may be in: where the same number stands there more
   * than once, the one that the rules take. Values for near are open.
   */
  known: Omit<Subject, 'features'>;
  /** Whether glasses are prescribed on it. */
  hasGlasses: boolean;
};

type Said = Record<string, string | number>;

/**
 * Papers, those of the tests, the drawn layouts, and what was seen on pictures of them. Those of the
 * tests are shorter than any paper, and many are made to mislead: they teach to be careful.
 */
export async function lessons(): Promise<Lesson[]> {
  return [
    ...(await readPapers()).flatMap(lessonsOfPaper),
    ...[PAPERS, MISLEADING].flatMap(papersIn).map(lessonOfTest),
    ...(await lessonsOfLayouts()),
    ...(await lessonsOfPictures()),
  ];
}

/** A paper as it stands, and as it would be seen on a bad picture. */
function lessonsOfPaper({ file, name, drawing, says }: Paper): Lesson[] {
  const source = { from: file, form: name };
  const seen = misread(drawing, randomFrom(hashOf(name)));
  return [
    lessonOf(source, sheetOf(drawing).pages[0]!, says),
    withoutUnseen(lessonOf(source, sheetOf(seen).pages[0]!, says)),
  ];
}

/** A test does not say where a value stands that is asked: of all of its paper only what is told counts. */
function lessonOfTest({ name, drawing, says }: WrittenPaper): Lesson {
  const told = Object.entries(says).filter((one): one is [string, string] => one[1] !== null);
  const source = { from: 'tests', form: name };
  const lesson = lessonOf(source, sheetOf(drawing).pages[0]!, Object.fromEntries(told));
  const isAsked = told.length < Object.keys(says).length;
  if (!isAsked) return lesson;
  return { ...lesson, known: { ...lesson.known, isOpen: lesson.values.map(() => true) } };
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
        const source = { from: 'layouts', form: layout.name };
        found.push(lessonOf(source, page, saidBy(sheet.truth), valuesForNear(sheet.truth)));
      }
  } finally {
    await easel.close();
  }
  return found;
}

/**
 * What was seen on bad pictures. A value that was not seen as it is printed is nowhere: what is left of it,
 * and what stands beside it, is none, which teaches to say nothing.
 */
async function lessonsOfPictures(): Promise<Lesson[]> {
  const found: Lesson[] = [];
  const folder = path.join(root, 'var', 'rx-sheets', 'seen');
  const wanted = { set: 'seen', folder, conditions: ['heavy'], seeds: 1 } as const;
  for (const { sheet, pages } of await seenPages({ ...wanted, processes: 2, isAnew: false })) {
    const [page] = pages;
    if (!page) continue;
    const source = { from: 'pictures', form: sheet.layout };
    const lesson = lessonOf(source, page, saidBy(sheet), valuesForNear(sheet));
    found.push(withoutUnseen(lesson));
  }
  return found;
}

/**
 * Without what is nowhere. Of two values that one number may be, each of its own eye, one was not seen:
 * which, nobody knows, and the number is open.
 */
function withoutUnseen(lesson: Lesson): Lesson {
  const { told, isOpen } = lesson.known;
  const shared = new Set(
    told.flatMap(({ answer, places: [only, ...others] }) =>
      only !== undefined &&
      others.length === 0 &&
      FIELDS[answer[0]!] !== 'add' &&
      told.some((one) => one.answer !== answer && one.places.length === 1 && one.places[0] === only)
        ? [only]
        : [],
    ),
  );
  const kept = told.filter(
    ({ places }) => places.length > 0 && !(places.length === 1 && shared.has(places[0]!)),
  );
  const open = isOpen.map((own, at) => own || shared.has(at));
  return { ...lesson, known: { ...lesson.known, told: kept, isOpen: open } };
}

function saidBy({ isPrescription, printed }: Truth): Said {
  if (!isPrescription) return {};
  return Object.fromEntries(printed.map(({ field, value }) => [field, value]));
}

function valuesForNear({ near }: Truth): number[] {
  return Object.values(near).map((text) => Math.abs(Number(text.replace(',', '.'))));
}

function lessonOf(
  source: Pick<Lesson, 'from' | 'form'>,
  page: Page,
  said: Said,
  open: readonly number[] = [],
): Lesson {
  const values = describe(page, 0).map(({ token, row, features }): Value => ({
    token,
    row,
    places: placesOf(features),
  }));
  const byRules = choose(layOut(page, 0).flatMap((layout) => claimsOf(layout).claims));
  const told = Object.entries(said).flatMap(([name, value]): Told[] => {
    const answer = answerOf(name);
    if (!answer) return [];
    const places = [...values.keys()].filter((at) => canSay(values[at]!.token, Number(value)));
    const claimed = byRules.get(name as ReadName)?.token;
    const own = places.find((at) => claimed && isSamePlace(values[at]!.token, claimed));
    const ofBoth = [answer[0]!, EYES.indexOf('both')];
    return [{ answer, places: own === undefined ? places : [own], ofBoth }];
  });
  const isOpen = values.map(({ token }) => open.includes(magnitudeOf(token)));
  return {
    ...source,
    page,
    values,
    known: { otherwise: NOTHING, isOpen, told },
    hasGlasses: Object.keys(said).some((name) => name.endsWith('.sphere')),
  };
}

/** What no prescribed value is: places in `FIELDS` and `EYES`. */
const NOTHING = [FIELDS.indexOf('none'), -1];

function magnitudeOf(token: FlatToken): number {
  return Math.abs(powerOf(token) ?? 0);
}

function canSay(token: FlatToken, value: number): boolean {
  const sign = token.kind === 'number' ? token.number.sign : null;
  const isSame = Math.abs(magnitudeOf(token) - Math.abs(value)) < 0.001;
  return isSame && (sign === null || value === 0 || (sign === '-') === value < 0);
}

/** What the number of a field is; null for what is not learned, such as bases. */
function answerOf(name: string): number[] | null {
  const both = EYES.indexOf('both');
  if (name === 'pd' || name === 'nearPd') return [FIELDS.indexOf(name), both];
  const side = EYE_SIDES.find((one) => name.startsWith(`${one}.`));
  if (!side) return null;
  const plain = name
    .slice(3)
    .replace(/^prism\w+/, 'prism')
    .replace(/^pd$/, 'halfPd');
  const field = FIELDS.findIndex((one) => one === plain);
  return field === -1 ? null : [field, EYES.indexOf(side)];
}
