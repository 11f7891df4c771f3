import { expect, test } from 'vitest';
import type { ReadName } from '#domain/prescription/picture-reading.ts';
import { RANKS, type Claim } from './claim.ts';
import { doubtCylinders } from './doubt-cylinders.ts';
import { sheetOf } from './meaning.test-data.ts';
import { layOut } from './page-layout.ts';

/** Which of the values told of a paper are asked. */
function asked(drawing: string, told: Partial<Record<ReadName, string>>): string[] {
  const tokens = sheetOf(drawing)
    .pages.flatMap(layOut)
    .flatMap(({ rows }) => rows.flatMap((row) => row.tokens));
  const chosen = Object.entries(told).map(([name, text]): [ReadName, Claim] => {
    const token = tokens.find((one) => one.text === text)!;
    return [name as ReadName, { name: name as ReadName, token, rank: RANKS.table, isNear: false }];
  });
  const doubted = doubtCylinders(new Map(chosen));
  return [...doubted].flatMap(([name, { isUnsure }]) => (isUnsure ? [name] : []));
}

const lenses = {
  'od.sphere': '-2.25',
  'od.cylinder': '-0.75',
  'od.axis': '96',
  'os.sphere': '+1.00',
  'os.cylinder': '-0.50',
  'os.axis': '20',
} as const;

test('a cylinder far below its sphere is asked, where that of the other eye stands beside its own', () => {
  const apart = 'OD  -2.25\nOS  +1.00  -0.50  20\n\nWorn\nOD  -2.00  -0.75  96';
  expect(asked(apart, lenses)).toEqual(['od.cylinder', 'od.axis']);
});

test.each([
  ['a lens that goes on below', 'OD  -2.25\n-0.75  96\nOS  +1.00  -0.50  20'],
  ['eyes as columns', 'Sph  -2.25  +1.00\n\nCyl  -0.75  -0.50\n\nAxis  96  20'],
])('no cylinder is asked for its place alone: %s', (_, drawing) => {
  expect(asked(drawing, lenses)).toEqual([]);
});
