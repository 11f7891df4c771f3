import { expect, test } from 'vitest';
import type { PrescriptionChange } from '#domain/prescription/prescription.test-data.ts';
import { checkTyped } from './check-prescription.ts';
import { standardValues } from './prescription-values.ts';

type Cells = Record<string, string>;
type Sheet = { lensType?: string; cells: Cells; says: PrescriptionChange };

const eye = (side: 'od' | 'os', cells: string[]): Cells =>
  Object.fromEntries(
    ['sphere', 'cylinder', 'axis', 'add', 'prismHor', 'prismVer'].map((field, index) => [
      `${side}.${field}`,
      cells[index] ?? '',
    ]),
  );

const sheet = (right: string[], left: string[], rest: Cells, says: PrescriptionChange): Sheet => ({
  cells: { ...eye('od', right), ...eye('os', left), ...rest },
  says,
});

/** What stands in the cells of prescriptions, copied as it is. */
const SHEETS: Record<string, Sheet> = {
  'US, sphere only': sheet(
    ['-2.25', 'DS'],
    ['-2.00', 'DS'],
    { pd: '63' },
    {
      od: { sphere: -2.25, cylinder: 0, axis: null },
      os: { sphere: -2 },
      pd: 63,
    },
  ),
  'US, the word sphere in the cylinder, dashes in the axis': sheet(
    ['-1.50', 'sphere', '---', '---'],
    ['-1.75', 'SPH', '---', '---'],
    { pd: '62 mm' },
    { od: { sphere: -1.5, cylinder: 0, axis: null, add: null }, os: { sphere: -1.75 } },
  ),
  'US, D.S. and a leading zero in the axis': sheet(
    ['PLANO', '-0.50', '005'],
    ['Plano', 'D.S.', '/'],
    { pd: '60/57' },
    { od: { sphere: 0, cylinder: -0.5, axis: 5 }, os: { sphere: 0, cylinder: 0 }, pd: 60 },
  ),
  'US, plus cylinder of an ophthalmologist': sheet(
    ['-4.00', '+2.00', 'x 180'],
    ['-3.50', '+1.25', '×175'],
    { pd: 'OD 31.5 OS 32' },
    {
      od: { sphere: -4, cylinder: 2, axis: 180, pd: 31.5 },
      os: { sphere: -3.5, cylinder: 1.25, axis: 175, pd: 32 },
      pd: 63.5,
    },
  ),
  'US, the lens in one cell': sheet(
    ['-2.25 -0.75 x 170'],
    ['-1.75 -0.50 x 010'],
    { pd: '63' },
    {
      od: { sphere: -2.25, cylinder: -0.75, axis: 170 },
      os: { sphere: -1.75, cylinder: -0.5, axis: 10 },
    },
  ),
  'US, cylinder and axis in one cell, progressive': {
    lensType: 'Progressive',
    ...sheet(
      ['+1.25', '-0.75 x 090', '', 'ADD +2.25'],
      ['+1.00', '-0.50 x 085', '', 'ADD +2.25'],
      { pd: '32-31.5' },
      {
        od: { sphere: 1.25, cylinder: -0.75, axis: 90, add: 2.25, pd: 32 },
        os: { sphere: 1, cylinder: -0.5, axis: 85, add: 2.25, pd: 31.5 },
      },
    ),
  },
  'US, prism with letters': sheet(
    ['-3.00', '-1.00', '90', '', '2Δ BI', '1Δ BU'],
    ['-3.25', '-1.00', '88', '', '2Δ BI', '1Δ BD'],
    { pd: '64' },
    {
      od: { prismHor: 2, baseHor: 'In', prismVer: 1, baseVer: 'Up' },
      os: { prismHor: 2, baseHor: 'In', prismVer: 1, baseVer: 'Down' },
    },
  ),
  'US, resultant prism in degrees': sheet(
    ['+0.50', '', '', '', '2.50 @ 37'],
    ['+0.75', '', '', '', '2.50 @ 217'],
    { pd: '61.5' },
    {
      od: { prismHor: 2, baseHor: 'In', prismVer: 1.5, baseVer: 'Up' },
      os: { prismHor: 2, baseHor: 'In', prismVer: 1.5, baseVer: 'Down' },
    },
  ),
  'US, axis of zero': sheet(
    ['-1.00', '-0.50', '000'],
    ['-1.25', '-0.50', '0'],
    { pd: '63' },
    {
      od: { cylinder: -0.5, axis: 180 },
      os: { cylinder: -0.5, axis: 180 },
    },
  ),
  'German, commas and a sum of tenths': sheet(
    ['−2,25', '−0,75', '170°'],
    ['−1,75', '−0,50', '10°'],
    { 'od.pd': '31,3', 'os.pd': '32,4' },
    {
      od: { sphere: -2.25, cylinder: -0.75, axis: 170, pd: 31.3 },
      os: { sphere: -1.75, cylinder: -0.5, axis: 10, pd: 32.4 },
      pd: 63.7,
    },
  ),
  'German, nothing to correct in one eye': sheet(
    ['±0,00', './.', './.'],
    ['sph -0,75', '/', '/'],
    { pd: 'R 31,5 L 32' },
    {
      od: { sphere: 0, cylinder: 0, axis: null, pd: 31.5 },
      os: { sphere: -0.75, cylinder: 0, axis: null, pd: 32 },
    },
  ),
  'German, plan and TABO': sheet(
    ['plan.', '-0,75 dpt', '90 TABO'],
    ['pl.', '-0,50 dpt', 'TABO 85°'],
    { pd: 'PD: 63,5 mm' },
    {
      od: { sphere: 0, cylinder: -0.75, axis: 90 },
      os: { sphere: 0, cylinder: -0.5, axis: 85 },
      pd: 63.5,
    },
  ),
  'German, Gleitsicht with words': {
    lensType: 'Progressive',
    ...sheet(
      ['Sph. +1,00', 'Zyl. -0,50', 'Achse 80', 'Add 2,00'],
      ['Sph. +0,75', 'Zyl. -0,50', 'A 95', 'Add 2,00'],
      { pd: 'Ferne 64 / Nähe 61' },
      {
        od: { sphere: 1, cylinder: -0.5, axis: 80, add: 2 },
        os: { sphere: 0.75, cylinder: -0.5, axis: 95, add: 2 },
        pd: 64,
      },
    ),
  },
  'German, prism in cm/m with the base in degrees': sheet(
    ['-1,00', '-', '-', '-', '2,00 cm/m Basis 0°'],
    ['-1,00', '-', '-', '-', '2,00 pdpt Basis 180°'],
    { pd: '31,5 – 32,0' },
    {
      od: { prismHor: 2, baseHor: 'In', prismVer: null },
      os: { prismHor: 2, baseHor: 'In', prismVer: null },
      pd: 63.5,
    },
  ),
  'German, one eye beside the total': sheet(
    ['- 3,50', '---', '---'],
    ['- 3,25', '---', '---'],
    { pd: '64', 'od.pd': '32' },
    { od: { sphere: -3.5, cylinder: 0, pd: 32 }, os: { sphere: -3.25 }, pd: 64 },
  ),
};

const named = Object.entries(SHEETS).map(([name, values]) => ({ name, ...values }));

test.each(named)(
  'a paper goes through at the first press: $name',
  ({ name, lensType = 'SingleVision', cells, says }) => {
    const locale = name.startsWith('US') ? 'en' : 'de';
    const options = { lensType, today: '2026-11-22', ticked: new Set<string>(), locale } as const;
    const dateWritten = locale === 'en' ? '10/1/2026' : '1.10.2026';
    const dated = { ...cells, dateWritten };

    for (const typed of [dated, standardValues(dated, 'en'), standardValues(dated, 'de')]) {
      const prescription = { ...says, dateWritten: '2026-10-01' };
      expect(checkTyped(typed, options)).toMatchObject({ ok: true, prescription });
    }
  },
);
