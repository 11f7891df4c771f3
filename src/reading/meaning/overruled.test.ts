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
    ['axis R s/b 170', ['od.axis']],
    ['Right axis moved three degrees', ['od.axis']],
    ['Right sphere altered by J. Tait', ['od.sphere']],
    ['Es gilt links die neue Achse', ['os.axis']],
    ['Die Addition war zu schwach', ['od.add', 'os.add']],
    [
      'Values as written (cylinder / sphere / axis)',
      ['od.sphere', 'os.sphere', 'od.cylinder', 'os.cylinder', 'od.axis', 'os.axis'],
    ],
    ['Right axis ought to be one hundred, not ninety.', ['od.axis']],
    ['R axis 175 -> 170', ['od.axis']],
    ['Lab: right sphere is MINUS, not plus.', ['od.sphere']],
    ['R near add revised: +2.25', ['od.add']],
    ['Raise add by 0.25 OU', ['od.add', 'os.add']],
    ['Cancel add, make SV', ['od.add', 'os.add']],
    ['Prisms no longer needed - please omit both', ['od.prismHor', 'os.prismHor']],
    ['Prism goes on the left eye, not the right', ['od.prismHor', 'os.prismHor']],
    ['yes except the cyl', ['od.cylinder', 'od.axis', 'os.cylinder', 'os.axis']],
    ['OD axis digits mixed up: 157', ['od.axis']],
    ['the left cyl in the table is off, it ought to be -0.75', ['os.cylinder', 'os.axis']],
    ['soll bei L heißen: Achse 25', ['os.axis']],
    ['die Sphäre links ist falsch, richtig ist +1,25', ['os.sphere']],
    ['Die Achse rechts beträgt fünfundsechzig Grad, da habe ich mich verdiktiert', ['od.axis']],
    ['Anruf: der Zylinder muss -1,00 sein', ['od.cylinder', 'od.axis', 'os.cylinder', 'os.axis']],
    ['Prismen bitte streichen', ['od.prismHor', 'os.prismHor']],
    ['Nachmessung 8.9.: Prisma R neu 2,5', ['od.prismHor']],
    ['Sphäre bds. PLUS, nicht minus', ['od.sphere', 'os.sphere']],
    ['Add L bitte 2,25 (war 2,00)', ['os.add']],
    ['BERICHTIGTE FASSUNG - geändert ist nur der Nahzusatz links', ['os.add']],
    ['Korr. 17.2.: Achse rechts 170', ['od.axis']],
    ['Achse links bitte ändern: 25', ['os.axis']],
    ['Die PD gehört dem Bruder', ['pd']],
    // What somebody says, and no left eye.
    ['Add gestrichen lt. Fr. Vollmer', ['od.add', 'os.add']],
    // Of two fields the eye may be that of one alone.
    [
      'Die Addition ist 2,25 und nicht 2,00, rechts Achse 170',
      ['od.add', 'os.add', 'od.axis', 'os.axis'],
    ],
  ])('%s: asks what it is about', (remark, doubted) => {
    expect(doubtedBy(remark).toSorted()).toEqual(doubted.toSorted());
  });

  test('whose power nothing names is about all of its eye', () => {
    const doubted = ['od.sphere', 'od.cylinder', 'od.axis', 'od.add', 'od.prismHor'];
    expect(doubtedBy('Comma slipped, wrong on the right lens, -2.50 it is')).toEqual(doubted);
  });

  test('is of its own line, though others run on behind it', () => {
    const text =
      'Printed by the practice at ten past ten for you to keep\nPS the right axis is wrong, 170 it is, and do tell me when\nthe other pair is ready, PD as last time';
    expect(doubtedBy(text)).toEqual(['od.axis']);
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
    ['Rightaxiss/b 165', NAMES],
    ['Prism to be left out of both lenses', ['od.prismHor', 'os.prismHor']],
    ['Prism from 3.00 to 4.00', ['od.prismHor', 'os.prismHor']],
    ['Prisma von 3,00 auf 4,00', ['od.prismHor', 'os.prismHor']],
    ['Basislage unklar, beim Arzt nachfragen', ['od.prismHor', 'os.prismHor']],
    ['Base words and degrees disagree', ['od.prismHor', 'os.prismHor']],
    ['neue Gläser bitte ohne Prisma', ['od.prismHor', 'os.prismHor']],
    ['Prismenbittestreichen', ['od.prismHor', 'os.prismHor']],
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
  'Contact lens specifications are not included 1 .',
  'Bei Fragen bitte nachfragen',
  'Opening hours from 9.00 to 18.00',
  'Werktags von 9 Uhr auf Termin',
  'Visus mitKorrektur 0,8 0,6',
  'Ifanythingis wrong,replyto this email within 24 hours',
  'Drops were omitted today.',
  'Appointments cancelled within 24 hours are billed.',
  'The left frame is off the shelf, 54-18',
  'Bitte keine falschen Erwartungen: Eingewöhnung 14 Tage',
  'Umtausch und Tauschen innerhalb 30 Tagen',
])('%s: takes nothing back', (remark) => {
  expect(doubtedBy(remark)).toEqual([]);
});
