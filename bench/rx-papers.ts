import { EYE_SIDES } from '#domain/prescription/field-names.ts';
import { sheetOf } from '#reading/meaning/meaning.test-data.ts';
import { readMeaning } from '#reading/meaning/read-meaning.ts';
import { readPapers, type Paper } from '#test/rx-papers/read-papers.ts';
import type { MadeSheet } from '#test/rx-sheets/make-sheets.ts';
import type { Field, FieldValue } from '#test/rx-sheets/truth.ts';
import type { Score } from './rx-score.ts';
import { noCells, scoreReading } from './rx-words.ts';

/** How papers that somebody else wrote are read by their text, those of the files that are named. */
export async function scoresOfPapers(only = ''): Promise<Score[]> {
  const scores: Score[] = [];
  for (const paper of (await readPapers()).filter(({ file }) => file.startsWith(only))) {
    const reading = await readMeaning(sheetOf(paper.drawing, { source: 'text-layer' }), noCells);
    scores.push(await scoreReading(sheetOfPaper(paper), reading));
  }
  return scores;
}

/** Fields that a paper says and an answer has no place for. */
const LEFT_OUT = new Set(['nearPd']);

function sheetOfPaper({ file, name, says }: Paper): MadeSheet {
  const told = Object.entries(says).filter(([field]) => !LEFT_OUT.has(field));
  const printed = told.map(([field, text]) => ({
    field: field as Field,
    text,
    value: Number.isNaN(Number(text)) ? (text as FieldValue) : Number(text),
  }));
  const halves = EYE_SIDES.map((side) => Number(says[`${side}.pd`]));
  return {
    set: 'seen',
    layout: file,
    language: 'en',
    document: told.length > 0 ? 'spectacles' : 'other-prescription',
    isPrescription: told.length > 0,
    seed: '1',
    handwritingLike: false,
    notation: 'minus',
    printed,
    follows: says.pd ? {} : { pd: halves[0]! + halves[1]! },
    near: {},
    pdPrintedAs: 'none',
    dateWritten: null,
    expiresOn: null,
    prescriber: null,
    file: `${file} ${name}`,
    condition: 'clean',
    drawing: '',
  };
}
