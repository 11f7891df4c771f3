import { conditions, type Condition } from '#test/rx-sheets/conditions.ts';
import { totalOf, type Fault, type Score, type Total } from './rx-score.ts';

/** What must be reached: shares, of the printed values right and of the shown ones wrong. */
type Goal = { right: number; wrong: number };

const goals: Partial<Record<Condition | 'printed' | 'by hand', Goal>> = {
  clean: { right: 0.99, wrong: 0 },
  'text-pdf': { right: 0.99, wrong: 0 },
  light: { right: 0.98, wrong: 0.002 },
  medium: { right: 0.96, wrong: 0.005 },
  heavy: { right: 0.9, wrong: 0.005 },
  printed: { right: 0.96, wrong: 0.003 },
  'by hand': { right: 0.6, wrong: 0.03 },
};

/**
 * The lines that tell how well one set of sheets was read: a row for each condition, every value
 * that is wrong, and each goal that is missed.
 */
export function rxReport(set: string, scores: readonly Score[]): string[] {
  const sheets = scores.filter(({ sheet }) => sheet.isPrescription);
  const printed = sheets.filter(({ sheet }) => !sheet.handwritingLike);
  const rows: [name: string, total: Total, goal: Goal | undefined][] = [
    ...conditions.map((condition): [string, Total, Goal | undefined] => [
      condition,
      totalOf(printed.filter(({ sheet }) => sheet.condition === condition)),
      goals[condition],
    ]),
    ['printed', totalOf(printed), goals.printed],
    ['by hand', totalOf(sheets.filter(({ sheet }) => sheet.handwritingLike)), goals['by hand']],
  ];
  const all = totalOf(sheets);
  const others = totalOf(scores.filter(({ sheet }) => !sheet.isPrescription));
  const faults = scores.flatMap((score) => score.faults);
  return [
    `${set} layouts: ${all.sheets} prescriptions with ${all.values} values`,
    '',
    headings,
    ...rows.filter(([, total]) => total.sheets > 0).map(rowOf),
    '',
    `wrong signs: ${all.signs}, values in the wrong eye: ${all.eyes}`,
    `${others.sheets} sheets that are none: ${others.spurious} values shown`,
    ...timeLine(scores),
    ...faults.map(faultLine),
    '',
  ];
}

const headings = [
  'condition'.padEnd(10),
  'sheets'.padStart(6),
  'values'.padStart(6),
  'right'.padStart(7),
  '95 % interval'.padStart(15),
  'missing'.padStart(7),
  'wrong'.padStart(5),
  'not printed'.padStart(11),
  'of shown wrong'.padStart(14),
].join('  ');

function rowOf([name, total, goal]: [string, Total, Goal | undefined]): string {
  const cells = [
    name.padEnd(10),
    String(total.sheets).padStart(6),
    String(total.values).padStart(6),
    percent(total.rightShare).padStart(7),
    total.rightBetween
      .map((share) => percent(share))
      .join('-')
      .padStart(15),
    String(total.missing).padStart(7),
    String(total.wrong).padStart(5),
    String(total.spurious).padStart(11),
    percent(total.wrongShare, 2).padStart(14),
  ];
  const told = goal && (meets(total, goal) ? 'met' : `goal: ${goalText(goal)}`);
  return [...cells, ...(told ? [told] : [])].join('  ');
}

function meets({ rightShare, wrongShare }: Total, goal: Goal): boolean {
  return rightShare >= goal.right && wrongShare <= goal.wrong;
}

function goalText({ right, wrong }: Goal): string {
  return `${percent(right, 0)} right, at most ${percent(wrong)} of shown wrong`;
}

function percent(share: number, digits = 1): string {
  return `${(share * 100).toFixed(digits)} %`;
}

function timeLine(scores: readonly Score[]): string[] {
  const times = scores.flatMap(({ ms }) => ms ?? []).toSorted((a, b) => a - b);
  const at = (share: number): number => times[Math.floor((times.length - 1) * share)] ?? 0;
  if (times.length === 0) return [];
  const givenUp = scores.filter(({ isGivenUp }) => isGivenUp).length;
  return [
    `a sheet takes ${Math.round(at(0.5))} ms (median), at most ${Math.round(at(1))} ms`,
    ...(givenUp > 0
      ? [`${givenUp} sheets were given up: this machine is too busy to measure`]
      : []),
  ];
}

function faultLine({ file, field, printed, shown, kind }: Fault): string {
  const said = printed === null ? 'not printed' : `printed ${printed}`;
  return `  ${file}: ${field} ${said}, shown ${shown}${kind === 'other' ? '' : ` (${kind})`}`;
}
