import { expect, test } from 'vitest';
import { readPrescriptionForm } from './read-prescription-form.ts';
import { spreadTexts } from './spread-texts.ts';

const read = (texts: Record<string, string>) => readPrescriptionForm((name) => texts[name] ?? null);

test.each([
  // The exercise of Durham Tech's course OPH 142: 1.5 up and 2 in make 2.5 at 37°.
  ['od', '2.50 @ 37', { prismHor: 2, baseHor: 'In', prismVer: 1.5, baseVer: 'Up' }],
  ['os', '2.50 @ 217', { prismHor: 2, baseHor: 'In', prismVer: 1.5, baseVer: 'Down' }],
  ['od', '2,0 Basis 0°', { prismHor: 2, baseHor: 'In', prismVer: null }],
  ['od', '2,0 cm/m Bas. 180', { prismHor: 2, baseHor: 'Out', prismVer: null }],
  ['os', '2,0 B 180°', { prismHor: 2, baseHor: 'In', prismVer: null }],
  ['os', '2,0 pdpt Basis 0° TABO', { prismHor: 2, baseHor: 'Out', prismVer: null }],
  ['od', '1.5Δ @ 90', { prismHor: null, prismVer: 1.5, baseVer: 'Up' }],
  ['os', '1,5 270°', { prismHor: null, prismVer: 1.5, baseVer: 'Down' }],
  ['od', '2 BI', { prismHor: 2, baseHor: 'In' }],
  ['od', '2 B.O.', { prismHor: 2, baseHor: 'Out' }],
  ['os', '1.50Δ base up', { prismVer: 1.5, baseVer: 'Up' }],
  ['os', '1,5 Basis unten', { prismVer: 1.5, baseVer: 'Down' }],
  ['od', '3,00 @ 45', { prismHor: 2, baseHor: 'In', prismVer: 2, baseVer: 'Up' }],
] as const)('a prism of the eye %s written as "%s"', (side, text, prism) => {
  for (const field of ['prismHor', 'prismVer']) {
    const { prescription, problems } = read({ [`${side}.${field}`]: text });
    expect(problems).toEqual([]);
    expect(prescription[side]).toMatchObject(prism);
  }
});

test('each field may bring its own direction, none may contradict the other', () => {
  const both = { 'od.prismHor': '2 BI', 'od.prismVer': '1 BU' };

  expect(read(both).prescription.od).toMatchObject({ prismHor: 2, prismVer: 1, baseVer: 'Up' });
  const unclear: Record<string, string>[] = [
    { 'od.prismHor': '2 BI', 'od.baseHor': 'Out' },
    { 'od.prismHor': '2.5 @ 37', 'od.prismVer': '1' },
    { 'od.prismHor': '2 @ 400' },
    { 'od.prismHor': '2 37' },
    { 'od.prismHor': '2 O' },
  ];
  for (const texts of unclear) {
    expect(read(texts).problems.map(({ field }) => field)).toContain('od.prismHor');
  }
});

test.each<Record<string, string>>([
  { 'od.sphere': '-2.25 -0.75 x 170' },
  { 'od.sphere': '-2,25 -0,75 170°' },
  { 'od.sphere': '-2.25/-0.75x170' },
  { 'od.sphere': 'sph -2,25 cyl -0,75 A 170' },
  { 'od.sphere': '-2.25', 'od.cylinder': '-0.75 x 170' },
  { 'od.sphere': '-2.25', 'od.cylinder': '-0,75 Achse 170 TABO' },
])('a lens in one cell: %o', (texts) => {
  const { prescription, problems } = read(texts);

  expect(problems).toEqual([]);
  expect(prescription.od).toMatchObject({ sphere: -2.25, cylinder: -0.75, axis: 170 });
});

test.each(['-2.25 0.75 x 170', '2.25 -0.75 x 170', '-2.25 -0.75', '-2.25 170'])(
  'a cell that does not say all of a lens is not guessed: "%s"',
  (text) => {
    expect(read({ 'od.sphere': text }).problems).toContainEqual({
      field: 'od.sphere',
      reason: 'not-a-number',
    });
  },
);

test('an axis of 0 is 180 beside a cylinder, nothing beside none, and a dash is never 180', () => {
  const axisOf = (cylinder: string, axis: string) =>
    read({ 'od.cylinder': cylinder, 'od.axis': axis }).prescription.od?.axis;

  expect(axisOf('-0.75', '0')).toBe(180);
  expect(axisOf('-0,75', '000')).toBe(180);
  expect(axisOf('DS', '0')).toBeNull();
  expect(axisOf('-0.75', '---')).toBeNull();
});

test('distances are not spread over others that were typed', () => {
  expect(spreadTexts({ pd: '31/32' })).toMatchObject({ pd: '', 'od.pd': '31', 'os.pd': '32' });
  expect(read({ pd: '31/32', 'od.pd': '30' }).problems).toEqual([
    { field: 'pd', reason: 'not-a-number' },
  ]);
});

test('what is spread is not spread again', () => {
  const once = spreadTexts({ 'od.prismHor': '2.5 @ 37', pd: 'R 31,5 L 32', 'os.sphere': '-1' });

  expect(spreadTexts(once)).toEqual(once);
});
