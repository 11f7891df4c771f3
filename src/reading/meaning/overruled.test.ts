import { describe, expect, test } from 'vitest';
import { EYE_SIDES } from '#domain/prescription/field-names.ts';
import type { ReadName } from '#domain/prescription/picture-reading.ts';
import { noCells, sheetOf } from './meaning.test-data.ts';
import { remarksIn } from './overruled.ts';
import { layOut } from './page-layout.ts';
import { readMeaning } from './read-meaning.ts';

const paper = (remark: string) => `
Harbor Eye Care        12 Quay St, Portland ME 04101
EYEGLASS PRESCRIPTION
Patient  Rowe, Priya        Exam 03/14/2026
        Sphere    Cylinder    Axis    Add
OD      -2.25     -0.75       175     +2.00
OS      +1.00     -0.50       20      +2.00
PD 63
${remark}
Ada Meyer, OD
`;

const NAMES = [
  ...['sphere', 'cylinder', 'axis', 'add', 'prismHor'].flatMap((field) =>
    EYE_SIDES.map((side) => `${side}.${field}`),
  ),
  'pd',
] as ReadName[];

/** What a remark on the paper leaves in doubt. */
function doubtedBy(remark: string): ReadName[] {
  const { rows } = layOut(sheetOf(paper(remark)).pages[0]!, 0)[0]!;
  const remarks = remarksIn(rows);
  return NAMES.filter((name) => remarks.some(({ isAbout }) => isAbout(name)));
}

const OS = ['os.sphere', 'os.cylinder', 'os.axis', 'os.add', 'os.prismHor'];

describe('a remark that takes something back', () => {
  test.each([
    ['* printing error, left cylinder is -1.25', ['os.cylinder', 'os.axis']],
    ['Axis OD changed to 165', ['od.axis']],
    ['OD sphere should be -2.50', ['od.sphere']],
    ['Achse L 102 statt 20', ['os.axis']],
    ['Achse L berichtigt: 102 statt 20 (Lu)', ['os.axis']],
    ['R sph lautet -2,50 (Schreibfehler)', ['od.sphere']],
    ['Add 2,25 statt 2,00', ['od.add', 'os.add']],
    ['PD re-measured 65', ['pd']],
    ['Axes were interchanged when typing.', ['od.axis', 'os.axis']],
    ['Left eye: typo in this line', OS],
  ])('%s: asks what it is about', (remark, doubted) => {
    expect(doubtedBy(remark).toSorted()).toEqual(doubted.toSorted());
  });

  test('that names no field and no eye is about everything', () => {
    expect(doubtedBy('Correction 03/15: -2.50 and not -2.25')).toEqual(NAMES);
  });

  test('leaves a value empty, and the others as they are', async () => {
    const reading = await readMeaning(sheetOf(paper('Axis OD changed to 165')), noCells);
    expect(reading).toMatchObject({
      values: { 'od.axis': { text: null }, 'od.sphere': { text: '-2.25' }, pd: { text: '63' } },
    });
  });

  test.each([
    ['Please disregard all of the above, see letter', NAMES],
    ['Pleasedisregard allof the above until we callyou.', NAMES],
    ['Achse L 102statt20', ['os.axis']],
    ['Axis OD changedto 165', ['od.axis']],
    ['Please disregard what was printed, see letter', NAMES],
    [
      'There was a printing error when we wrote\nleft cylinder is -1.25',
      ['os.cylinder', 'os.axis'],
    ],
  ])('%s: is about what it says, not what it stands beside', (remark, doubted) => {
    expect(doubtedBy(remark).toSorted()).toEqual(doubted.toSorted());
  });

  test('leaves everything open where it is about everything', async () => {
    const reading = await readMeaning(sheetOf(paper('Please disregard all of the above')), noCells);
    expect(reading).toMatchObject({ values: { 'od.sphere': { text: null, remarks: [{}] } } });
  });

  test('leaves open the addition that follows from powers for near', async () => {
    const near = paper('').replace('Add\n', '\n').replaceAll('     +2.00\n', '\n');
    const table = 'NEAR\nOD      -0.25     -0.75       175\nOS      +3.00     -0.50       20\n';
    const texts = async (remark: string) => {
      const reading = await readMeaning(
        sheetOf(near.replace('PD 63', `${table}PD 63${remark}`)),
        noCells,
      );
      return reading.isPrescription ? (reading.values['od.add']?.text ?? null) : null;
    };
    expect(await texts('')).toBe('+2.00');
    expect(await texts('\nThe addition was transposed, ask us')).toBeNull();
  });

  test('is shown with the value that it is about', async () => {
    const reading = await readMeaning(sheetOf(paper('Axis OD changed to 165')), noCells);
    const values = reading.isPrescription ? reading.values : {};
    const [remark, pd] = [values['od.axis']?.remarks?.[0], values.pd?.place];
    expect(remark).toMatchObject({ page: 0 });
    expect(remark!.top).toBeGreaterThan(pd!.top);
    expect(remark!.width).toBeGreaterThan(2 * pd!.width);
    expect(values['od.sphere']).not.toHaveProperty('remarks');
  });
});

test.each([
  'Visus mit Korrektur: R 1,0 L 0,8',
  'Sehtest kostenlos statt 19,90 €',
  'Frame 54-18 instead of 52-18',
  'Zuletzt geändert am 11.03.2023',
  'corrected to 20/20 each eye',
  'Your prescription has changed since your last visit.',
])('%s: takes nothing back', (remark) => {
  expect(doubtedBy(remark)).toEqual([]);
});
