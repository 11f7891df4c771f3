import { EYE_FIELDS } from '#domain/prescription/field-names.ts';
import type { FileRead, NotDone } from '#reading/index.ts';
import type { MadeSheet } from '#test/rx-sheets/make-sheets.ts';
import type { Field, FieldValue } from '#test/rx-sheets/truth.ts';

/** A value that is shown and should not be: another one is printed there, or none. */
export type Fault = {
  file: string;
  field: Field | 'lensType';
  printed: FieldValue | string | null;
  shown: number | string;
  /** `sign`: the opposite one. `eye`: it is the value of the other eye. */
  kind: 'sign' | 'eye' | 'other';
};

/** One sheet's values, each counted once. */
export type Score = {
  sheet: MadeSheet;
  values: number;
  right: number;
  missing: number;
  /** Shown in place of another printed value. */
  wrong: number;
  /** Shown where none is printed. */
  spurious: number;
  faults: Fault[];
  ms: number | null;
  /** It was given up, for its work or by the clock: that says nothing of how well it can be read. */
  isGivenUp: boolean;
};

const GIVEN_UP = new Set<string>(['busy', 'took-too-long', 'failed'] satisfies NotDone[]);

/**
 * Counts an answer. A value is right only as it is printed, in its own notation: the transposed
 * form of the same lens is wrong. A 0 says "none" everywhere but in a sphere. What follows from
 * printed values, such as the sum of both pds, may be shown or not, but not otherwise.
 */
export function scoreAnswer(sheet: MadeSheet, answer: FileRead): Score {
  const shown = shownValues(answer);
  const score: Score = {
    sheet,
    values: sheet.printed.length,
    right: 0,
    missing: 0,
    wrong: 0,
    spurious: 0,
    faults: [],
    ms: answer.ms,
    isGivenUp: !answer.isPrescription && GIVEN_UP.has(answer.reason),
  };
  const blame = (
    field: Fault['field'],
    printed: Fault['printed'],
    value: number | string,
  ): void => {
    const kind = kindOf(sheet, field, printed, value);
    score.faults.push({ file: sheet.file, field, printed, shown: value, kind });
  };

  for (const { field, value } of sheet.printed) {
    const read = shown.get(field);
    if (read === undefined) score.missing += 1;
    else if (read === value) score.right += 1;
    else {
      score.wrong += 1;
      blame(field, value, read);
    }
  }
  for (const [field, read] of shown) {
    if (sheet.printed.some((printed) => printed.field === field)) continue;
    if (sheet.follows[field] === read) continue;
    // Whoever names no kind of lens may still tell of one in other words.
    if (field === 'lensType' && sheet.isPrescription && !sheet.follows.lensType) continue;
    score.spurious += 1;
    blame(field, sheet.follows[field] ?? null, read);
  }
  return score;
}

function shownValues(answer: FileRead): Map<Field | 'lensType', number | string> {
  const shown = new Map<Field | 'lensType', number | string>();
  if (!answer.isPrescription) return shown;
  const note = (field: Field | 'lensType', value: number | string | null): void => {
    if (value === null || (value === 0 && !field.endsWith('sphere'))) return;
    shown.set(field, value);
  };
  note('pd', answer.rx.pd);
  note('lensType', answer.rx.lensType);
  for (const side of ['od', 'os'] as const)
    for (const name of EYE_FIELDS) note(`${side}.${name}`, answer.rx[side][name]);
  return shown;
}

function kindOf(
  { printed }: MadeSheet,
  field: Fault['field'],
  own: Fault['printed'],
  shown: number | string,
): Fault['kind'] {
  if (typeof own === 'number' && typeof shown === 'number' && own !== 0 && own === -shown)
    return 'sign';
  const twin = field.startsWith('od.')
    ? field.replace('od.', 'os.')
    : field.startsWith('os.')
      ? field.replace('os.', 'od.')
      : null;
  const others = printed.find((value) => value.field === twin);
  return others && others.value === shown ? 'eye' : 'other';
}

/** Many sheets' values together. */
export type Total = Omit<Score, 'sheet' | 'ms' | 'isGivenUp'> & {
  sheets: number;
  rightShare: number;
  /** Where the true share lies with 95 % certainty. */
  rightBetween: [number, number];
  /** Wrong and spurious ones among all that are shown. */
  wrongShare: number;
  signs: number;
  eyes: number;
};

export function totalOf(scores: readonly Score[]): Total {
  const sum = (of: (score: Score) => number): number =>
    scores.reduce((total, score) => total + of(score), 0);
  const [values, right, wrong, spurious] = [
    sum((score) => score.values),
    sum((score) => score.right),
    sum((score) => score.wrong),
    sum((score) => score.spurious),
  ];
  const faults = scores.flatMap((score) => score.faults);
  const shown = right + wrong + spurious;
  return {
    sheets: scores.length,
    values,
    right,
    missing: sum((score) => score.missing),
    wrong,
    spurious,
    faults,
    rightShare: values === 0 ? 1 : right / values,
    rightBetween: wilson(right, values),
    wrongShare: shown === 0 ? 0 : (wrong + spurious) / shown,
    signs: faults.filter(({ kind }) => kind === 'sign').length,
    eyes: faults.filter(({ kind }) => kind === 'eye').length,
  };
}

/** The interval in which a share lies with 95 % certainty when `hits` of `tries` were seen. */
export function wilson(hits: number, tries: number): [number, number] {
  if (tries === 0) return [0, 1];
  const z = 1.96;
  const share = hits / tries;
  const middle = share + (z * z) / (2 * tries);
  const reach = z * Math.sqrt((share * (1 - share)) / tries + (z * z) / (4 * tries * tries));
  const whole = 1 + (z * z) / tries;
  return [Math.max(0, (middle - reach) / whole), Math.min(1, (middle + reach) / whole)];
}
