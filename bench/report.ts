import { readFileSync, writeFileSync } from 'node:fs';

/** One figure: a ratio within this run, a count or a size. A time alone only where one is promised. */
export type Row = {
  what: string;
  figure: number;
  unit: '×' | '%' | 'mm' | 'statements' | 'bytes' | 'seconds';
  /** What the section says its second column is. */
  second?: number;
  goal?: { atMost: number } | { atLeast: number };
};

export type Section = { title: string; note: string; second?: string; rows: Row[] };

/** Whether a figure is as good as it was meant to be; null where nothing was meant. */
export function meetsGoal({ figure, goal }: Row): boolean | null {
  if (!goal) return null;
  return 'atMost' in goal ? figure <= goal.atMost : figure >= goal.atLeast;
}

/** Prints the sections as tables for people. */
export function printSections(sections: readonly Section[]): void {
  for (const { title, note, second, rows } of sections) {
    console.log(`\n${title}\n${note}${second ? ` In brackets: ${second}.` : ''}`);
    for (const row of rows) console.log(lineOf(row));
  }
  const missed = sections.flatMap(({ rows }) => rows.filter((row) => meetsGoal(row) === false));
  console.log(missed.length === 0 ? '\nEvery goal is met.' : `\nGoals missed: ${missed.length}`);
}

/**
 * Writes the same for machines, and to see over time what has changed. Sections that were not
 * measured this time stay as they are in the file.
 */
export function saveSections(file: string, sections: readonly Section[]): void {
  const known = JSON.parse(readFileSync(file, 'utf8')) as Section[];
  const results = sections.map(({ rows, ...section }) => ({
    ...section,
    rows: rows.map((row) => ({
      ...row,
      figure: rounded(row.figure, row),
      ...(row.second === undefined ? {} : { second: rounded(row.second, row) }),
      ...(row.goal ? { met: meetsGoal(row) } : {}),
    })),
  }));
  const ofTitle = new Map([...known, ...results].map((section) => [section.title, section]));
  writeFileSync(file, `${JSON.stringify([...ofTitle.values()], null, 2)}\n`);
}

function isCoarse(unit: Row['unit']): boolean {
  return unit === '×' || unit === 'seconds' || unit === 'mm';
}

function rounded(figure: number, { unit }: Row): number {
  return Number(figure.toPrecision(isCoarse(unit) ? 2 : 6));
}

function lineOf(row: Row): string {
  const met = meetsGoal(row);
  const mark = met === null ? '' : met ? 'ok' : 'MISSED';
  return `  ${row.what.padEnd(58)} ${figureOf(row).padStart(18)}  ${goalOf(row).padEnd(14)} ${mark}`;
}

function figureOf({ figure, second, unit }: Row): string {
  const isLarge = figure >= 100;
  const number =
    isCoarse(unit) && !isLarge ? figure.toPrecision(2) : Math.round(figure).toLocaleString('en-US');
  return `${number} ${unit}${second === undefined ? '' : ` (${second.toPrecision(2)})`}`;
}

function goalOf({ goal }: Row): string {
  if (!goal) return '';
  return 'atMost' in goal
    ? `at most ${goal.atMost}`
    : `at least ${Number(goal.atLeast.toPrecision(2))}`;
}
