import { describe, expect, it, test } from 'vitest';
import type { CellReader, Page, Word } from '../words.ts';
import { noCells, readingOf, sheetOf, type Seen } from './meaning.test-data.ts';
import { LENSES } from './papers.test-data.ts';
import { readMeaning } from './read-meaning.ts';

const pad = `
Lakeside Family Eye Care
Patient  Priya Rowe      Date 03/14/2026      DOB 07/25/1981
         SPHERE    CYLINDER    AXIS    PRISM    ADD
O.D.     -2.25     -0.75       175     1.50 BI  +2.00
O.S.     +1.00     -1.25       020              +2.00
PD 63.5  Exp. 03/13/2028
Dr. Ada Meyer  License 47110815
`;

const rightValues = {
  'od.sphere': '-2.25',
  'od.cylinder': '-0.75',
  'od.axis': '175',
  'od.prismHor': '1.50',
  'od.baseHor': 'In',
  'od.add': '+2.00',
  'os.sphere': '+1.00',
  'os.cylinder': '-1.25',
  'os.axis': '20',
  'os.add': '+2.00',
  pd: '63.5',
};

function lowered(word: Word, byPx: number): Word {
  const characters = word.characters.map((one) => ({ ...one, yPx: one.yPx + byPx }));
  return { ...word, characters, box: { ...word.box, yPx: word.box.yPx + byPx } };
}

type Options = Parameters<typeof sheetOf>[1] & { cells?: Partial<CellReader> };

/** The certain values by name, and those that are to be asked as null. */
async function valuesOf(drawing: string, { cells, ...options }: Options = {}) {
  const reading = await readMeaning(sheetOf(drawing, options), { ...noCells, ...cells });
  if (!reading.isPrescription) return reading.reason;
  return Object.fromEntries(Object.entries(reading.values).map(([name, { text }]) => [name, text]));
}

/** The values, none of them where nothing is shown. */
function shown(values: Awaited<ReturnType<typeof valuesOf>>): Record<string, string | null> {
  return typeof values === 'string' ? {} : values;
}

describe('values are known by what stands around them', () => {
  it('in a table with a row for each eye', async () => {
    expect(await valuesOf(pad)).toEqual({
      ...rightValues,
      dateWritten: '2026-03-14',
      expiresOn: '2028-03-13',
      prescriber: 'Dr. Ada Meyer',
    });
  });

  it('on paper that is bent', async () => {
    expect(await valuesOf(pad, { bentPx: 140 })).toMatchObject(rightValues);
  });

  it('in a document that has each character in a box of its own', async () => {
    const drawing = `
     SPHERE         CYLINDER       AXIS
R    -  3  .  2  5   -  0  .  5  0   0  4  0
L    +  2  .  0  0   -  1  .  2  5   1  7  5
PD   6  3
`;
    expect(await valuesOf(drawing, { source: 'text-layer' })).toEqual({
      'od.sphere': '-3.25',
      'od.cylinder': '-0.50',
      'od.axis': '40',
      'os.sphere': '+2.00',
      'os.cylinder': '-1.25',
      'os.axis': '175',
      pd: '63',
    });
  });

  it('on a pad that leaves out every point, and on a picture of it asked', async () => {
    const lines = 'Rx  Glasses\nOD  -325 -075 x 170\nOS  -975 -125 x 012\nadd +200\nPD 63';
    expect(await valuesOf(lines, { source: 'text-layer' })).toEqual({
      'od.sphere': '-3.25',
      'od.cylinder': '-0.75',
      'od.axis': '170',
      'od.add': '+2.00',
      'os.sphere': '-9.75',
      'os.cylinder': '-1.25',
      'os.axis': '12',
      'os.add': '+2.00',
      pd: '63',
    });
    expect(await valuesOf(lines)).toMatchObject({ 'od.sphere': null, 'od.axis': '170' });
    // One power with its point, and the others may be anything.
    const mixed = lines.replace('-325', '-3.25');
    expect(shown(await valuesOf(mixed, { source: 'text-layer' }))['os.sphere'] ?? null).toBeNull();
    const dashes = lines.replace('-075 x 170', '-075 -170');
    const told = shown(await valuesOf(dashes, { source: 'text-layer' }));
    expect([told['od.cylinder'] ?? null, told['od.axis'] ?? null]).toEqual([null, null]);
  });

  it('in a table with a column for each eye', async () => {
    const values = await valuesOf(`
                 R        L
Sphäre (dpt)     -4,50    -3,00
Zylinder (dpt)   sph      -1,50
Achse (°)                 080
PD (mm)          30       30,5
`);
    expect(values).toEqual({
      'od.sphere': '-4.50',
      'od.cylinder': '0.00',
      'os.sphere': '-3.00',
      'os.cylinder': '-1.50',
      'os.axis': '80',
      'od.pd': '30',
      'os.pd': '30.5',
    });
  });

  it('below their labels, block by block', async () => {
    const values = await valuesOf(`
Rechtes Auge
Sphäre    Zylinder   Achse
+0,75     -2,25      10
Linkes Auge
Sphäre    Zylinder   Achse
+1,75     -1,50      40
`);
    expect(values).toMatchObject({ 'od.sphere': '+0.75', 'od.axis': '10', 'os.axis': '40' });
  });

  it('by their order, in lines and in sentences that go on below', async () => {
    expect(
      await valuesOf('OD: -2.25 -0.75 x 175; Add 2.00\nOS: PLANO DS; Add 2.00\nPD 31/30.5'),
    ).toEqual({
      'od.sphere': '-2.25',
      'od.cylinder': '-0.75',
      'od.axis': '175',
      'od.add': '+2.00',
      'os.sphere': '0.00',
      'os.cylinder': '0.00',
      'os.add': '+2.00',
      'od.pd': '31',
      'os.pd': '30.5',
    });
    const sentence =
      'To whom it may concern: Grace Rowe wears spectacles of OD +4.50 +0.25 x 75 and OS +1.50\n' +
      '+2.25 x 150 with an addition of +1.50; PD 59.5.';
    expect(await valuesOf(sentence)).toMatchObject({
      'os.sphere': '+1.50',
      'os.cylinder': '+2.25',
      'os.axis': '150',
      'od.add': '+1.50',
      'os.add': '+1.50',
      pd: '59.5',
    });
  });

  it('on a page of a document whose text runs down', async () => {
    const sheet = sheetOf(pad, { source: 'text-layer' });
    const lying = sheet.pages.map((page) => ({
      ...page,
      widthPx: page.heightPx,
      heightPx: page.widthPx,
      words: page.words.map((word) => ({
        ...word,
        characters: word.characters.map((one) => ({
          ...one,
          xPx: page.heightPx - one.yPx,
          yPx: one.xPx,
        })),
        box: {
          ...word.box,
          xPx: page.heightPx - word.box.yPx,
          yPx: word.box.xPx,
          angleRadians: Math.PI / 2,
        },
      })),
    }));
    const reading = await readMeaning({ pages: lying }, noCells);
    expect(reading).toMatchObject({ values: { 'od.sphere': { text: '-2.25' } } });
  });

  it('with a minus that stands off its number in a document', async () => {
    const sheet = 'R\nSPH  -  2.25\nCYL  -  0.75\nAX  175\nL\nSPH  +1.00\nCYL  -  0.50\nAX  20';
    expect(await valuesOf(sheet, { source: 'text-layer' })).toMatchObject({
      'od.sphere': '-2.25',
      'od.cylinder': '-0.75',
      'os.cylinder': '-0.50',
    });
  });

  it('beside labels that run up the table, and under a stamp', async () => {
    const sheet = sheetOf(`
Ferne       Sphäre   Zylinder   Achse
       R    -2,25    -0,75      175
       L    +1,00    -0,50      20
Nähe   R    -0,25    -0,75      175
       L    +3,00    -0,50      20
              KOPIE FUER KUNDEN
`);
    const up = { Ferne: [-Math.PI / 2, 90], Nähe: [-Math.PI / 2, 30], KOPIE: [-0.4, -90] };
    const words = sheet.pages[0]!.words.map((word) => {
      const [, turn] = Object.entries(up).find(([text]) => word.text.startsWith(text)) ?? [];
      const [angleRadians = 0, down = 0] = turn ?? [];
      return lowered({ ...word, box: { ...word.box, angleRadians } }, down);
    });
    const reading = await readMeaning({ pages: [{ ...sheet.pages[0]!, words }] }, noCells);
    expect(reading).toMatchObject({
      values: { 'od.sphere': { text: '-2.25' }, 'os.sphere': { text: '+1.00' } },
    });
  });

  it('beside what stands at the edge in lines of its own', async () => {
    const sheet = sheetOf(`
Patient                    Glasses Prescription
Priya Okafor
Acct 720500                        SPH     CYL     AXIS
Tonometry
R 14  L 17                 OD      -2.25   -0.75   175
Keratometry
R 41.75/41.50              OS      +1.00   -0.50   20
L 43.50/43.00
`);
    const words = sheet.pages[0]!.words.map((word) =>
      word.box.xPx < 500 ? word : lowered(word, 25),
    );
    const reading = await readMeaning({ pages: [{ ...sheet.pages[0]!, words }] }, noCells);
    expect(reading).toMatchObject({
      values: { 'od.axis': { text: '175' }, 'os.sphere': { text: '+1.00' } },
    });
  });

  it('with two prisms and two bases below one another in a cell of their label', async () => {
    const sheet = sheetOf(`
             R          L
Sphäre       -2,25      +1,00
Prisma       3,00       1,50
             2,50
Basis        0°         180°
             90°
`);
    const words = sheet.pages[0]!.words.map((word) =>
      /^(?:2,50|90°)$/.test(word.text) ? lowered(word, -15) : word,
    );
    const reading = await readMeaning({ pages: [{ ...sheet.pages[0]!, words }] }, noCells);
    expect(reading).toMatchObject({
      values: {
        'od.prismHor': { text: '3.00' },
        'od.baseHor': { text: 'In' },
        'od.prismVer': { text: '2.50' },
        'od.baseVer': { text: 'Up' },
      },
    });
  });

  it('not those of before, by headings of both eyes that are of another table', async () => {
    const values = await valuesOf(`
Pressure        Right            Left
OLD                              NEW
     SPH      CYL      AXIS           SPH      CYL      AXIS
R    -2.50    -0.50    170      R     -2.25    -0.75    175
L    +0.75    -0.75    25       L     +1.00    -0.50    20
`);
    expect(shown(values)['od.sphere'] ?? '-2.25').toBe('-2.25');
  });

  it('a row in one piece under the heads of both eyes', async () => {
    const sheet = sheetOf(
      `
            Right Eye   Left Eye
Sphere      -2.25       +1.00
Cylinder    -0.75       -0.50
Axis        175         20
`,
      { source: 'text-layer' },
    );
    const [page] = sheet.pages;
    const [, ...lines] = [...new Set(page!.words.map(({ box }) => box.yPx))];
    const words = page!.words.filter(({ box }) => !lines.includes(box.yPx));
    const inOnePiece = lines.map((y) => joined(page!.words.filter(({ box }) => box.yPx === y)));
    const reading = await readMeaning(
      { pages: [{ ...page!, words: [...words, ...inOnePiece] }] },
      noCells,
    );
    expect(reading).toMatchObject({
      values: {
        'od.sphere': { text: '-2.25' },
        'od.cylinder': { text: '-0.75' },
        'od.axis': { text: '175' },
        'os.sphere': { text: '+1.00' },
        'os.cylinder': { text: '-0.50' },
        'os.axis': { text: '20' },
      },
    });
  });

  it('days with strokes in the order that the paper shows', async () => {
    const paper = (days: string) =>
      readMeaning(
        sheetOf(`GLASSES PRESCRIPTION\n${days}\nOD -2.25 -0.75 x 175\nOS +1.00 -0.50 x 20\n`),
        noCells,
      );
    const written = (text: string) => ({ values: { dateWritten: { text } } });
    expect(await paper('Date 05/03/2025')).toMatchObject(written('2025-05-03'));
    expect(await paper('Born 23/11/1960  Date 05/03/2025')).toMatchObject(written('2025-03-05'));
    expect(await paper('NHS  Date 05/03/2025')).toMatchObject(written('2025-03-05'));
    expect(await paper('Ph +91 98450 11223  Date 05/03/2025')).toMatchObject(written('2025-03-05'));
    expect(await paper('clear.com.au  Date 05/03/2025')).toMatchObject(written('2025-03-05'));
    expect(await paper('ABN on file  Date 05/03/2025')).toMatchObject(written('2025-05-03'));
    expect(await paper('K +44.00  Date 05/03/2025')).toMatchObject(written('2025-05-03'));
    expect(await paper('Frame stable.In use  Date 05/03/2025')).toMatchObject(
      written('2025-05-03'),
    );
    expect(await paper('Ph +1 984 501  Date 05/03/2025')).toMatchObject(written('2025-05-03'));
    expect(await paper('BVD 12  Date 05/23/2025')).toMatchObject(written('2025-05-23'));
  });

  it('beside a bill, whose signed amounts are no powers', async () => {
    const far = ' '.repeat(30);
    const bill = (line: string) =>
      readMeaning(
        sheetOf(`
     SPH      CYL      AXIS
R    -2.25    -0.75    175
L    +1.00    -0.50    20
FRAME  4411                                        237.95
${line}
TOTAL                                              142.90
`),
        noCells,
      );
    expect(await bill(`SAVING              ${far}-25.00`)).toMatchObject({
      values: { 'od.sphere': { text: '-2.25' } },
    });
    // Without a word it may correct one of them, and nothing of it is told as a power.
    const bare = JSON.stringify(await bill(`                    ${far}-25.00`));
    expect(bare).not.toContain('"text":"-25.00"');
  });

  it('written a little above the lines behind their labels', async () => {
    const sheet = sheetOf(`
Rechts
Sph. ....
          -2,25
Cyl. ....
          -0,75
Links
Sph. ....
          +1,00
`);
    const words = sheet.pages[0]!.words.map((word) =>
      /\d/.test(word.text) ? lowered(word, -85) : word,
    );
    const reading = await readMeaning({ pages: [{ ...sheet.pages[0]!, words }] }, noCells);
    expect(reading).toMatchObject({
      values: {
        'od.sphere': { text: '-2.25' },
        'od.cylinder': { text: '-0.75' },
        'os.sphere': { text: '+1.00' },
      },
    });
  });

  it('with each word of a document for itself', async () => {
    const sheet = 'Right Eye   -2.25 DS\nLeft Eye   +1.00 -0.50 x 20';
    const apart = sheetOf(sheet, { source: 'text-layer' }).pages[0]!;
    const words = apart.words.flatMap((word) => {
      let from = 0;
      return word.text.split(' ').map((text) => {
        const characters = word.characters.slice(from, from + text.length);
        from += text.length;
        const xPx = (characters[0]!.xPx + characters.at(-1)!.xPx) / 2;
        const widthPx = text.length * 20 + 12;
        return { ...word, text, characters, box: { ...word.box, xPx, widthPx } };
      });
    });
    expect(words.length).toBeGreaterThan(apart.words.length);
    const reading = await readMeaning({ pages: [{ ...apart, words }] }, noCells);
    expect(reading).toMatchObject({
      values: { 'od.sphere': { text: '-2.25' }, 'os.axis': { text: '20' } },
    });
  });

  it('with spheres for near that are alike by accident, as those of both eyes', async () => {
    const values = await valuesOf(`
            Auge     Sphäre    Zylinder   Achse
Ferne       rechts   -1,25     -3,25      46
Ferne       links    -1,00     -0,50      20
Nähe        rechts   +1,50
Nähe        links    +1,50
`);
    expect(values).toMatchObject({ 'od.sphere': '-1.25', 'od.add': null, 'os.add': null });
  });

  it('with two lines in a cell that are level with its row', async () => {
    const sheet = sheetOf(pad.replace('1.50 BI', '1.50 BI  0.50 BU'));
    const words = sheet.pages[0]!.words.map((word) => {
      const [shift, along] =
        word.text === '1.50 BI' ? [-14, 0] : word.text === '0.50 BU' ? [14, -180] : [0, 0];
      const moved = { xPx: word.box.xPx + along, yPx: word.box.yPx + shift };
      const characters = word.characters.map((one) => ({
        ...one,
        xPx: one.xPx + along,
        yPx: one.yPx + shift,
      }));
      return { ...word, characters, box: { ...word.box, ...moved } };
    });
    const reading = await readMeaning({ pages: [{ ...sheet.pages[0]!, words }] }, noCells);
    expect(reading).toMatchObject({
      values: { 'od.prismHor': { text: '1.50' }, 'od.prismVer': { text: '0.50' } },
    });
  });

  it('with the left eye first, and with distances named by eye', async () => {
    const values = await valuesOf(`
           SPH      CYL     AXIS
OS (Left)  +1.75    -0.50   150
OD (Right) +0.50    -0.25   108
PD: OS 33.5   OD 32.0
`);
    expect(values).toMatchObject({ 'od.sphere': '+0.50', 'od.pd': '32', 'os.pd': '33.5' });
  });

  it('with bases in degrees, seen from before the face', async () => {
    const values = await valuesOf(`
     sph     cyl     Achse   Prisma   Basis
R    -1,00   -0,25   88      2,00     0°
L    -1,50   -0,50   92      2,25     0°
`);
    expect(values).toMatchObject({
      'od.baseHor': 'In',
      'os.baseHor': 'Out',
      'os.prismHor': '2.25',
    });
  });

  it('in the new prescription, not in what was worn or measured', async () => {
    const values = await valuesOf(`
Current glasses
     Sph     Cyl     Axis
OD   -1.00   -0.25   90
OS   -1.25   -0.50   85
Keratometry
     Flat K  Axis    Steep K
OD   43.75   175     42.00
Final glasses Rx
     Sph     Cyl     Axis
OD   -1.50   -0.25   92
OS   -1.75   -0.50   80
`);
    expect(values).toMatchObject({ 'od.sphere': '-1.50', 'od.axis': '92', 'os.sphere': '-1.75' });
  });

  it('where a label has lost a letter, a space or its look', async () => {
    const seen: Seen = {
      SPHERE: { text: 'SPBERE' },
      CYLINDER: { text: 'CYUINDER' },
      'O.D.': { text: '0.D.' },
      'O.S.': { text: 'O.5.' },
      'PD 63.5': { text: 'PD63.5' },
    };
    expect(await valuesOf(pad, { seen })).toMatchObject(rightValues);
  });

  it('where heads of columns ran together', async () => {
    const drawing = `
     SPH      CYL_______AXIS_______ADD
OD   -2.25    -0.75      175     +2.00
OS   +1.00    -0.50       20     +2.00
`;
    const seen: Seen = { CYL_______AXIS_______ADD: { text: 'CYLAXISADD' } };
    expect(await valuesOf(drawing, { seen })).toMatchObject({
      'od.cylinder': '-0.75',
      'od.axis': '175',
      'os.axis': '20',
      'os.add': '+2.00',
    });
  });

  it('what was measured with the person, below a table of a device that nothing names', async () => {
    const table = (sphere: string) => `
     SPH        ZYL      ACH
R    ${sphere}      -0,75    175
L    +1,00      -0,50    20`;
    const slip = (sphere: string) => `KR-8000   SN 123456${table(sphere)}
SUBJEKTIV${table('-2,25')}`;
    for (const sphere of ['-2,50', '-2,25'])
      expect(JSON.stringify(await valuesOf(slip(sphere)))).not.toContain('-2.50');
  });

  it('two tables of different days, though one is more by just the addition of the other', async () => {
    const tables = `
Am ersten Tag
     Sph      Zyl      Achse    Add
R    -3,00    -1,00    170
L    +0,25    -0,75    25
Am zweiten Tag
     Sph      Zyl      Achse    Add
R    -2,25    -0,75    175      +0,75
L    +1,00    -0,50    20       +0,75
`;
    expect(await valuesOf(tables)).toBe('notUnderstood');
  });

  it('a distance whose 7 neither reading is sure of, only where another distance bears it out', async () => {
    const read = (distances: string, weakest: number) =>
      valuesOf(pad.replace('63.5', distances), {
        seen: { [`PD ${distances}`]: { weakest } },
        cells: { readAgain: () => Promise.resolve('67') },
      });
    expect(await read('67', 0.7)).toMatchObject({ pd: null });
    expect(await read('67', 0.9)).toMatchObject({ pd: '67' });
    expect(await read('67/64', 0.7)).toMatchObject({ pd: '67' });
    expect(await read('67/58', 0.7)).toMatchObject({ pd: null });
  });

  it('where a 1 written by hand was read as a 7, unless the other engine reads one too', async () => {
    const drawing = pad.replace('-2.25', '-7.25');
    const seen: Seen = { '-7.25': { weakest: 0.8 } };
    expect(await valuesOf(drawing, { seen })).toMatchObject({ 'od.sphere': null });
    const cells: Partial<CellReader> = { readAgain: () => Promise.resolve('-7.25') };
    expect(await valuesOf(drawing, { seen, cells })).toMatchObject({ 'od.sphere': '-7.25' });
  });

  it('where the second look shows a first digit that the others lost', async () => {
    const seen: Seen = { '175': { text: '/5', second: '15' } };
    const cells: Partial<CellReader> = { readAgain: () => Promise.resolve('5') };
    expect(await valuesOf(pad, { seen, cells })).toMatchObject({ 'od.axis': null });
  });

  it('where the lone letter of one eye was not seen', async () => {
    const table = (label: string) => `
     Sph     Cyl     Axis
R    +3.00   -2.25   15
${label}    +2.50   -0.50   85
`;
    expect(await valuesOf(table(' '))).toEqual(await valuesOf(table('L')));
  });
});

describe('values are known on papers of other practices', () => {
  it('with a label before both eyes', async () => {
    const values = await valuesOf(`
Sphere:  OD -2.25  OS -1.75
Cylinder:  OD -0.75  OS -1.25
Axis:  OD 175  OS 20
Add:  OD +2.00  OS +2.25
`);
    expect(values).toEqual({
      'od.sphere': '-2.25',
      'os.sphere': '-1.75',
      'od.cylinder': '-0.75',
      'os.cylinder': '-1.25',
      'od.axis': '175',
      'os.axis': '20',
      'od.add': '+2.00',
      'os.add': '+2.25',
    });
  });

  it('with the label behind the value', async () => {
    const values = await valuesOf('R: -2,25 sph -0,75 cyl x 175°\nL: +1,00 sph -0,50 cyl x 20°');
    expect(values).toMatchObject(LENSES);
  });

  it('with labels of one letter', async () => {
    const values = await valuesOf(
      '<R>\nS -2.25\nC -0.75\nA 175\n<L>\nS +1.00\nC -0.50\nA 20\nPD 62',
    );
    expect(values).toMatchObject({
      'od.cylinder': '-0.75',
      'od.axis': '175',
      'os.sphere': '+1.00',
      pd: '62',
    });
  });

  it('above their labels', async () => {
    const values = await valuesOf(`
OD   -2.25     -0.75      175      +2.00
     Sphere    Cylinder   Axis     Add

OS   +1.00     -0.50      20       +2.25
     Sphere    Cylinder   Axis     Add
`);
    expect(values).toMatchObject({
      'od.sphere': '-2.25',
      'od.add': '+2.00',
      'os.axis': '20',
      'os.add': '+2.25',
    });
  });

  it('above labels that begin with the eye', async () => {
    const values = await valuesOf(`
     -2.25     -0.75      175
OD   Sphere    Cylinder   Axis

     +1.00     -0.50      20
OS   Sphere    Cylinder   Axis
`);
    expect(values).toMatchObject({ 'od.sphere': '-2.25', 'od.axis': '175', 'os.sphere': '+1.00' });
  });

  test.each([
    ['PD R 31.5  L 31', '31.5', '31'],
    ['PD L 31  R 31.5', '31.5', '31'],
    ['PD R/L 31.5 / 31', '31.5', '31'],
    ['PD L/R 31 / 31.5', '31.5', '31'],
    ['PD 31 L / 31.5 R', '31.5', '31'],
    ['PD 31.5 / 31 mm', '31.5', '31'],
    ['VA R 20/20 L 20/25  PD 31.5/31', '31.5', '31'],
  ])('with distances as in "%s"', async (line, od, os) => {
    const sheet = `OD -2.25 -0.75 x 175\nOS +1.00 DS\n${line}`;
    expect(await valuesOf(sheet)).toMatchObject({ 'od.pd': od, 'os.pd': os });
  });

  it('but for two distances that nothing names, where the left eye comes first', async () => {
    expect(await valuesOf('OS +1.00 DS\nOD -2.25 -0.75 x 175\nPD 31.5 / 31')).toMatchObject({
      'od.sphere': '-2.25',
      'od.pd': null,
      'os.pd': null,
    });
  });

  test.each([
    'OD & OS: -2.25 -0.75 axis 90',
    'R und L: -2,25 -0,75 Achse 90',
    'R/L: -2,25 -0,75 Achse 175',
    'R/L: -2.25 -0.75 x 175',
    'OD and OS -2.25 -0.75 axis 90 Add +2.00',
    'Rechts und links: sph -2,25 -0,75 Achse 90',
  ])('but never a formula of both eyes torn in two, as "%s"', async (line) => {
    for (const sheet of [line, `Rezept\nGlasses prescription\n${line}\nPD 62`]) {
      const values = shown(await valuesOf(sheet));
      // Each lens is whole, or not there.
      const has = (name: string) => (values[name] ?? null) !== null;
      for (const eye of ['od', 'os'])
        expect(has(`${eye}.sphere`), `${eye} in ${sheet}`).toBe(has(`${eye}.cylinder`));
    }
  });

  test.each([
    'No PD on file\n65 mm',
    'PD not measured\n54 mm',
    'PD nicht gemessen\n54 mm',
    'Pupillary distance of old pair\n61 mm',
    `PD\n${' '.repeat(48)}54 mm`,
  ])('but no distance from below "%s"', async (lines) => {
    const values = shown(await valuesOf(`OD -2.25 -0.75 x 175\nOS +1.00 -0.50 x 20\n${lines}`));
    expect(values).toMatchObject({ 'od.sphere': '-2.25' });
    expect(values['pd'] ?? null).toBeNull();
  });

  it('on both sides of their label', async () => {
    const values = await valuesOf(`
  OD                  OS
-2.25     Sphere     +1.00
-0.75     Cylinder   -0.50
175       Axis       20
`);
    expect(values).toEqual(LENSES);
  });

  it('with an eye that spans rows for far and for near', async () => {
    const values = await valuesOf(`
               Sphere    Cylinder   Axis
       Dist.   -2.25     -0.75      175
Right
       Near    -0.25     -0.75      175
       Dist.   +1.00     -0.50      20
Left
       Near    +3.00     -0.50      20
`);
    expect(values).toMatchObject({
      'od.sphere': '-2.25',
      'od.axis': '175',
      'os.sphere': '+1.00',
      'os.cylinder': '-0.50',
    });
  });

  it('with its own heading for each eye', async () => {
    const values = await valuesOf(`
OD    SPH      CYL      AXIS
      -2.25    -0.75    175
OS    SPH      CYL      AXIS
      +1.00    -0.50    20
`);
    expect(values).toMatchObject({
      'od.sphere': '-2.25',
      'od.axis': '175',
      'os.sphere': '+1.00',
      'os.axis': '20',
    });
  });

  it('with labels that are said twice', async () => {
    const values = await valuesOf(`
                 Sphere (SPH)   Cylinder (CYL)   Axis (AX)   Addition (ADD)
Right eye (OD)   -2.25          -0.75            175         +2.00
Left eye (OS)    +1.00          -0.50            20          +2.00
Pupillary distance (PD):  63 mm
`);
    expect(values).toMatchObject({ 'od.axis': '175', 'os.add': '+2.00', pd: '63' });
  });

  it('with prisms named in a line', async () => {
    const values = await valuesOf(
      'OD -2.25 DS  Prism 2.00 Base In\nOS +1.00 DS  Prism 1.50 Base Up',
    );
    expect(values).toMatchObject({
      'od.prismHor': '2.00',
      'od.baseHor': 'In',
      'os.prismVer': '1.50',
      'os.baseVer': 'Up',
    });
  });

  it('with strokes between the values', async () => {
    const values = await valuesOf('RE -2.25 / -0.75 / 175\nLE +1.00 / -0.50 / 20\nIPD 63');
    expect(values).toMatchObject({ 'od.axis': '175', 'os.cylinder': '-0.50', pd: '63' });
  });

  it('in a table whose rows name no eye but by their number of rows', async () => {
    const values = await valuesOf(`
       Sph      Cyl      Ach    Add
Re.    -2,25    -0,75    175    2,00
Li.    +1,00    -0,50    20     2,00
PD R: 31,5   L: 31
`);
    expect(values).toMatchObject({
      'od.sphere': '-2.25',
      'os.add': '+2.00',
      'od.pd': '31.5',
      'os.pd': '31',
    });
  });

  it('with columns for far and for near side by side', async () => {
    const values = await valuesOf(`
              Ferne                            Nähe
     sph      cyl      A          sph      cyl      A
R    -2,25    -0,75    175        -0,25    -0,75    175
L    +1,00    -0,50    20         +3,00    -0,50    20
`);
    expect(values).toMatchObject({ 'od.sphere': '-2.25', 'od.axis': '175', 'os.sphere': '+1.00' });
  });

  it('with the addition behind, named or not', async () => {
    expect(
      await valuesOf('OD -2.25 -0.75 x 175 +2.00 add\nOS +1.00 -0.50 x 20 +2.00 add'),
    ).toMatchObject({
      'od.axis': '175',
      'od.add': '+2.00',
      'os.add': '+2.00',
    });
    expect(await valuesOf('OD -2.25 -0.75 x 175 +2.00\nOS +1.00 -0.50 x 20 +2.00')).toMatchObject({
      'od.sphere': '-2.25',
      'os.axis': '20',
      'od.add': '+2.00',
      'os.add': '+2.00',
    });
  });

  it('one below the other, each below its label', async () => {
    const values = await valuesOf(
      'Right eye (OD)\nSphere\n-2.25\nCylinder\n-0.75\nAxis\n175\nLeft eye (OS)\nSphere\n+1.00\nCylinder\nDS',
    );
    expect(values).toMatchObject({
      'od.cylinder': '-0.75',
      'od.axis': '175',
      'os.sphere': '+1.00',
      'os.cylinder': '0.00',
    });
  });

  it('in lists with numbers before them', async () => {
    const values = await valuesOf(
      '1. Right eye: Sphere -2.25, Cylinder -0.75, Axis 175, Add +2.00\n2. Left eye: Sphere +1.00, Cylinder -0.50, Axis 20, Add +2.00\n3. PD: 63',
    );
    expect(values).toMatchObject({
      'od.axis': '175',
      'os.sphere': '+1.00',
      'os.add': '+2.00',
      pd: '63',
    });
  });

  it('with distances for far and near in their own columns', async () => {
    const values = await valuesOf(`
      SPH      CYL      AXIS    DIST PD   NEAR PD
O.D.  -2.25    -0.75    175     31.5      30
O.S.  +1.00    -0.50    20      31        29.5
`);
    expect(values).toMatchObject({ 'od.pd': '31.5', 'os.pd': '31', 'os.axis': '20' });
  });
});

describe('what is for near', () => {
  const sheet = (right: string, left: string) => `
            sph     cyl     Achse
Ferne  R    -1,75   -0,50   10
Ferne  L    -2,25   -0,25   20
Nähe   R    ${right}
Nähe   L    ${left}
`;

  it('tells the addition where it is the sphere for near', async () => {
    const reading = await readMeaning(sheetOf(sheet('+0,25', '-0,25')), noCells);
    if (!reading.isPrescription) throw new Error(reading.reason);
    const { 'od.add': od, 'os.add': os } = reading.values;
    expect(od).toMatchObject({ text: '+2.00', nearSphere: '+0.25', printed: '+0,25' });
    expect(os).toMatchObject({ text: '+2.00', nearSphere: '-0.25', printed: '-0,25' });
    expect(od!.place!.top).toBeGreaterThan(reading.values['os.sphere']!.place!.top);
  });

  it.each([
    ['each eye would have an addition of its own', sheet('+0,25', '+0,25')],
    ['a cylinder is another one', sheet('+0,25   -0,50   10', '-0,25   -0,50   20')],
    ['an axis is another one', sheet('+0,25   -0,50   10', '-0,25   -0,25   25')],
    ['a sign is missing', sheet('+5,25', '+4,75').replace('-1,75', '1,75')],
    ['more stands there than is understood', sheet('+0,25', '-0,25   zu   -4,25')],
  ])('tells no addition where %s', async (_why, paper) => {
    const { 'od.add': od, 'os.add': os } = shown(await valuesOf(paper));
    expect([od ?? null, os ?? null]).toEqual([null, null]);
  });

  it('is the sphere and no other lens, with cylinder and axis told once more', async () => {
    const values = await valuesOf(sheet('+0,25   -0,50   10', '-0,25   -0,25   20'));
    expect(values).toMatchObject({ 'od.add': '+2.00', 'os.add': '+2.00', 'os.axis': '20' });
  });

  it('tells no addition of what was read twice in two ways', async () => {
    const { pages } = sheetOf(sheet('+0,25', '-0,25'));
    const other = readingOf('+0,75', 0.99);
    const words = pages[0]!.words.map((word) =>
      word.text === '+0,25' ? { ...word, second: other } : word,
    );
    const reading = await readMeaning({ pages: [{ ...pages[0]!, words }] }, noCells);
    if (!reading.isPrescription) throw new Error(reading.reason);
    expect(reading.values['od.sphere']!.text).toBe('-1.75');
    expect(reading.values).not.toHaveProperty('od.add');
    expect(reading.values).not.toHaveProperty('os.add');
  });

  it('is the addition where both eyes have the same', async () => {
    expect(await valuesOf(sheet('+2,00', '+2,00'))).toMatchObject({
      'od.sphere': '-1.75',
      'od.add': '+2.00',
      'os.add': '+2.00',
    });
  });

  it('is asked where it may be either', async () => {
    expect(await valuesOf(sheet('+1,25', '+1,00'))).toMatchObject({
      'od.sphere': '-1.75',
      'od.add': null,
    });
  });

  it('is all there is of reading glasses', async () => {
    expect(await valuesOf('Lesebrille\n     Sphäre\nR    +1,50\nL    +2,00')).toMatchObject({
      'od.sphere': '+1.50',
      'os.sphere': '+2.00',
    });
  });
});

describe('what is not certain is asked', () => {
  const right = async (seen: Seen[string], cells: Partial<CellReader> = {}) => {
    const values = await valuesOf(pad, { seen: { '-2.25': seen }, cells });
    return typeof values === 'string' ? values : values['od.sphere'];
  };

  test.each([
    ['a power without its sign', { text: '2.25' }],
    ['a power between two quarters', { text: '-2.35' }],
    ['a power that lost its point', { text: '-225' }],
    ['readings with other digits', { second: '-2.75' }],
    ['readings with opposite signs', { second: '+2.25' }],
    ['a character that may be any', { weakest: 0.3 }],
    ['a first digit that is missing', { text: '-,25' }],
    ['letters for digits', { text: '-2.2S' }],
  ])('%s', async (_what, seen) => {
    expect(await right(seen)).toBeNull();
  });

  it('unless the other engine reads the very same as one of both', async () => {
    const again = (text: string) => ({ readAgain: () => Promise.resolve(text) });
    expect(await right({ second: '-2.75' }, again('-2.25'))).toBe('-2.25');
    expect(await right({ text: '-2.2S' }, again('-2.25'))).toBe('-2.25');
    expect(await right({ second: '-2.75' }, again('-2.35'))).toBeNull();
    expect(await right({ text: '2.25' }, again('-2.25'))).toBeNull();
  });

  it('unless all looks at it as a number read the very same, and the other engine nothing else', async () => {
    const looks = (texts: string[], again: string | null = null, weakest = 0.8) => ({
      readNumber: () => Promise.resolve(texts.map((text) => readingOf(text, weakest))),
      readAgain: () => Promise.resolve(again),
    });
    const alike = (text: string) => Array.from({ length: 5 }, () => text);
    expect(await right({ text: '-2.2S' }, looks(alike('-2.25')))).toBe('-2.25');
    expect(await right({ text: '-2.2S' }, looks(alike('-2.25'), '2.8'))).toBe('-2.25');
    expect(await right({ second: '-2.75' }, looks(alike('-2.25')))).toBe('-2.25');
    expect(await right({ text: '-2.2S' }, looks(alike('-2.25'), '-2.75'))).toBeNull();
    expect(await right({ text: '-2.2S' }, looks(alike('-2.25'), null, 0.25))).toBeNull();
    expect(await right({ text: '-2.2S' }, looks([...alike('-2.25'), '-2.75']))).toBeNull();
    expect(await right({ text: '-2.2S' }, looks(alike('-2.75')))).toBeNull();
    expect(await right({ text: '-2.2S' }, looks(alike('2.25')))).toBeNull();
    expect(await right({ text: '-7.2S' }, looks(alike('-7.25')))).toBeNull();
    const axis = async (text: string, seen: string) =>
      shown(
        await valuesOf(pad, { seen: { '175': { text, second: '1' } }, cells: looks(alike(seen)) }),
      )['od.axis'];
    expect(await axis('165', '165')).toBe('165');
    expect(await axis('65', '65')).toBeNull();
  });

  it('unless the other engine has the sign or the point that both lost, and its shape too', async () => {
    const look = (text: string, sign: 'plus' | 'minus' | null): Partial<CellReader> => ({
      readAgain: () => Promise.resolve(text),
      signOf: () => Promise.resolve(sign),
    });
    expect(await right({ text: '2.25' }, look('-2.25', 'minus'))).toBe('-2.25');
    expect(await right({ text: '-225', second: '225' }, look('-2.25', 'minus'))).toBe('-2.25');
    expect(await right({ text: '2.25' }, look('-2.25', null))).toBeNull();
    expect(await right({ text: '2.25' }, look('-2.25', 'plus'))).toBeNull();
    expect(await right({ text: '2.25' }, look('2.25', 'minus'))).toBeNull();
    expect(await right({ text: '2.25', second: '2.75' }, look('-2.25', 'minus'))).toBeNull();
    expect(await right({ text: '+225', second: '225' }, look('-2.25', 'minus'))).toBeNull();
    expect(await right({ text: '225' }, look('-22.5', 'minus'))).toBeNull();
  });

  it('unless one of two readings that agree is clear', async () => {
    const seenAt = (first: number, second: number) => {
      const sheet = sheetOf(pad);
      for (const word of sheet.pages[0]!.words)
        if (word.text === '-2.25') {
          word.characters = word.characters.map((one) => ({ ...one, confidence: first }));
          word.weakest = first;
          word.second = { ...word.second!, weakest: second };
        }
      return sheet;
    };
    const sphere = async (first: number, second: number) => {
      const read = await readMeaning(seenAt(first, second), noCells);
      return read.isPrescription ? read.values['od.sphere']?.text : null;
    };
    expect(await sphere(0.4, 0.6)).toBe('-2.25');
    expect(await sphere(0.6, 0.4)).toBe('-2.25');
    expect(await sphere(0.4, 0.4)).toBeNull();
  });

  it('where a comma was read as a stroke, though the other engine reads what is before it', async () => {
    const read = (text: string, second = text) =>
      valuesOf(pad, {
        seen: { '-2.25': { text, second } },
        cells: { readAgain: () => Promise.resolve('-2') },
      });
    expect(await read('-2/25')).toMatchObject({ 'od.sphere': null });
    expect(await read('-2', '-2,25')).toMatchObject({ 'od.sphere': null });
    expect(await read('-2')).toMatchObject({ 'od.sphere': '-2.00' });
  });

  it('where only the other recogniser makes labels of letters', async () => {
    const drawing = pad.replace('PD 63.5', 'PD 63.5  HSA  12 mm');
    const read = (letters?: string, weakest = 0.5) =>
      valuesOf(drawing, { seen: { HSA: { text: 'FU', letters, weakest } } });
    expect(await read('HSA')).toMatchObject({ vertexDistance: '12' });
    expect(await read()).not.toHaveProperty('vertexDistance');
    expect(await read('HSA', 0.2)).not.toHaveProperty('vertexDistance');
    expect(await read('HSA of')).not.toHaveProperty('vertexDistance');
  });

  it('where a base in was read with one letter less, or with a stroke', async () => {
    const drawing = `
Eye   Sphere   Cyl     Axis   Prism   Base
OD    -2.25    -0.75   175    2.50    Ox
OS    +1.00    -0.50   20     2.75    Out
`;
    const read = (text: string, letters?: string) =>
      valuesOf(drawing, { seen: { Ox: { text, letters } } });
    const base = { 'od.prismHor': '2.50', 'od.baseHor': 'In' };
    expect(await read('n', 'In')).toMatchObject(base);
    expect(await read('n', 'in')).toMatchObject(base);
    expect(await read('ln')).toMatchObject(base);
    expect(await read('1 n')).toMatchObject(base);
    expect(await read('n')).not.toHaveProperty(['od.baseHor']);
    expect(await read('n', 'N')).not.toHaveProperty(['od.baseHor']);
    expect(await read('In', 'Out')).toMatchObject(base);
  });

  it('where a base in ends in a stroke behind its prism', async () => {
    const read = (base: string) =>
      valuesOf(`
OD: -2.25 -0.75 x 175  Prism: 2.50 ${base} 1.75 BU
OS: +1.00 -0.50 x 20   Prism: 2.75 BI 1.50 BD
`);
    const both = { 'od.prismHor': '2.50', 'od.baseHor': 'In', 'od.prismVer': '1.75' };
    expect(await read('Bl.')).toMatchObject(both);
    expect(await read('B!')).toMatchObject(both);
    expect(await read('Bx')).toMatchObject({ 'od.prismHor': null });
  });

  it('the name of an eye as it was read first, whatever other letters it may be', async () => {
    const seen: Seen = { R: { letters: 'L', weakest: 0.6 }, L: { letters: 'R', weakest: 0.6 } };
    expect(await valuesOf(pad, { seen })).toEqual(await valuesOf(pad));
  });

  it('where a letter stands for the digit behind a point', async () => {
    const read = (drawn: string) => valuesOf(pad.replace(/PD.*/, drawn));
    expect(await read('PD62,5mm Datum 22.05.2024')).toMatchObject({ pd: '62.5' });
    expect(await read('PD62,Smm Datum 22.05.2024')).toMatchObject({ pd: null });
    expect(await read('PD.66.SDate 10/25/2024')).toMatchObject({ pd: null });
  });

  it('where the degree sign of an axis is a digit in one reading', async () => {
    const read = (text: string, second: string) =>
      valuesOf(pad, { seen: { '175': { text, second } } });
    expect(await read('1610', '161')).toMatchObject({ 'od.axis': '161' });
    expect(await read('1610', '1610')).toMatchObject({ 'od.axis': null });
    expect(await read('750', '75')).toMatchObject({ 'od.axis': null });
    expect(await read('1610', '16')).toMatchObject({ 'od.axis': null });
  });

  it('though the other engine takes a letter behind a number for a digit', async () => {
    const read = (vote: string, drawn = 'PD 63.5mm') =>
      valuesOf(pad.replace(/PD.*/, drawn), {
        seen: { [drawn]: { weakest: 0.4 } },
        cells: { readAgain: () => Promise.resolve(vote) },
      });
    expect(await read('63.5')).toMatchObject({ pd: '63.5' });
    expect(await read('63.51')).toMatchObject({ pd: '63.5' });
    expect(await read('68.51')).toMatchObject({ pd: null });
    expect(await read('63.511')).toMatchObject({ pd: null });
    expect(await read('635', 'PD 63mm')).toMatchObject({ pd: null });
    expect(await read('63.51', 'PD 63.5')).toMatchObject({ pd: null });
  });

  it('where a 1 was read as a 7 somewhere, in every number with a 7', async () => {
    const sevens = pad.replace('-2.25', '-7.25').replace('175', '170');
    expect(await valuesOf(sevens)).toMatchObject({ 'od.sphere': '-7.25', 'od.axis': '170' });
    const ofNoDay = sevens.replace('03/13/2028', '03/73/2028');
    const ofNoAdd = sevens.replaceAll('+2.00', '+7.00');
    const ofNoCylinder = sevens.replace('-1.25', '-7.25');
    const ofNoAxis = sevens.replace('170', '730°');
    for (const drawing of [ofNoDay, ofNoAdd, ofNoCylinder, ofNoAxis])
      expect(await valuesOf(drawing)).toMatchObject({
        'od.sphere': null,
        'od.axis': null,
        'os.sphere': '+1.00',
      });
  });

  it('where a number goes on behind a gap', async () => {
    const gap = (drawn: string, vote: string) =>
      valuesOf(pad.replace('PD 63.5', drawn), {
        cells: { readAgain: () => Promise.resolve(vote) },
      });
    expect(await gap('PD 63, 5 mm', '63,5')).toMatchObject({ pd: '63.5' });
    expect(await gap('PD 63, 5', '63')).toMatchObject({ pd: null });
  });

  it('where a stroke beside an axis may have been a digit', async () => {
    const cells: Partial<CellReader> = { readAgain: () => Promise.resolve('5') };
    const lost = { '020': { text: '/5', second: '/5' } };
    expect(await valuesOf(pad, { seen: lost, cells })).toMatchObject({ 'os.axis': null });
    const cut = { '020': { text: '10+', second: '10+' } };
    expect(await valuesOf(pad, { seen: cut })).toMatchObject({ 'os.axis': null });
    const both = { '020': { text: 'x//7', second: 'x//7' } };
    const seven: Partial<CellReader> = { readAgain: () => Promise.resolve('7') };
    expect(await valuesOf(pad, { seen: both, cells: seven })).toMatchObject({ 'os.axis': null });
  });

  it('where the shape of the sign is the opposite one', async () => {
    const plus: Partial<CellReader> = { signOf: () => Promise.resolve('plus') };
    expect(await right({}, plus)).toBeNull();
  });

  it('where the shape contradicts a sign that one reading alone has', async () => {
    const plus: Partial<CellReader> = { signOf: () => Promise.resolve('plus') };
    expect(await right({ text: '2.25', second: '-2.25' }, plus)).toBeNull();
  });

  it('but the sign may come from either reading', async () => {
    expect(await right({ text: '2.25', second: '-2.25' })).toBe('-2.25');
  });

  it('where one reading alone has a sign, and is not clear about it', async () => {
    const seenWith = (sign: number, cells: CellReader) => {
      const sheet = sheetOf(pad, { seen: { '-2.25': { second: '2.25' } } });
      for (const word of sheet.pages[0]!.words)
        if (word.text === '-2.25') word.characters[0]!.confidence = sign;
      return readMeaning(sheet, cells);
    };
    const sphere = async (sign: number, cells: Partial<CellReader> = {}) => {
      const read = await seenWith(sign, { ...noCells, ...cells });
      return read.isPrescription ? read.values['od.sphere']?.text : null;
    };
    expect(await sphere(0.9)).toBe('-2.25');
    expect(await sphere(0.5)).toBeNull();
    expect(await sphere(0.5, { signOf: () => Promise.resolve('minus') })).toBe('-2.25');
    expect(await sphere(0.5, { readAgain: () => Promise.resolve('-2.25') })).toBe('-2.25');
    expect(await sphere(0.5, { readAgain: () => Promise.resolve('2.25') })).toBeNull();
  });

  it('where a degree sign may have become a 0', async () => {
    const seen: Seen = { '175': { text: '10', second: '10' }, '020': { text: '020°' } };
    expect(await valuesOf(pad, { seen })).toMatchObject({ 'od.axis': null, 'os.axis': '20' });
    const cured: Seen = { '175': { text: '750', second: '75°' } };
    const cells: Partial<CellReader> = { readAgain: () => Promise.resolve('75') };
    expect(await valuesOf(pad, { seen: cured, cells })).toMatchObject({ 'od.axis': '75' });
  });

  it('where other axes have a degree sign, and this one in no reading', async () => {
    const cells = (text: string): Partial<CellReader> => ({
      readAgain: () => Promise.resolve(text),
    });
    const seen: Seen = { '175': { text: '17', second: '17' }, '020': { text: '020°' } };
    expect(await valuesOf(pad, { seen, cells: cells('17') })).toMatchObject({ 'od.axis': null });
    expect(await valuesOf(pad, { seen, cells: cells('17°') })).toMatchObject({ 'od.axis': '17' });
    const five: Seen = { '175': { text: '50', second: '50' }, '020': { text: '020°' } };
    expect(await valuesOf(pad, { seen: five, cells: cells('50') })).toMatchObject({
      'od.axis': null,
    });
    const whole: Seen = { '020': { text: '020°' } };
    expect(await valuesOf(pad, { seen: whole })).toMatchObject({ 'od.axis': '175' });
    const nine: Seen = { '175': { text: '179', second: '179' }, ...whole };
    expect(await valuesOf(pad, { seen: nine })).toMatchObject({ 'od.axis': null });
  });

  it('where a kind of lens stands among others that cannot be read', async () => {
    const alone = `${pad}\nBrillenart  Gleitsicht`;
    expect(await valuesOf(alone)).toMatchObject({ lensType: 'Progressive' });
    const choices = `${pad}\nFembrille  Nahbnille  Bifokal  Gleisicht`;
    expect(await valuesOf(choices)).not.toHaveProperty('lensType');
    const uses = `${pad}\nUse: Distance   Reading   Progressive   Computer`;
    expect(await valuesOf(uses)).not.toHaveProperty('lensType');
  });

  it.each([
    'AUTO LENSMETER LM-1800\nGlasses brought in by patient',
    'Brillenverordnung Dr. Ada Meyer\n*** UNGÜLTIG ***',
  ])('in all of a sheet of which lenses are none to be made: %s', async (title) => {
    const table = 'R  -2.25  -0.75  175\nL  +1.00  -0.50  20';
    expect(await valuesOf(`${title}\n   SPH  CYL  AXIS\n${table}`)).toBe('notPrescribed');
  });

  it.each([
    ['R    -2.50    -0.75    170', 'a lens of one eye alone'],
    ['R    -1.25  x 165', 'a cylinder and an axis'],
    ['Option 2\nR    -2.50    -0.75    170\nL    +1.25    -0.50    25', 'two that may be chosen'],
  ])('below a table: %s (%s)', async (more) => {
    const table = `Spectacle prescription\nOption 1\nR    -2.25    -0.75    175\nL    +1.00    -0.50    20\n`;
    const values = shown(await valuesOf(`${table}${more}\nAda Meyer, OD`));
    expect([values['od.cylinder'] ?? null, values['od.axis'] ?? null]).toEqual([null, null]);
  });

  it.each(['AUTO LENSMETER LM-1200\nNo. 0417  03/14/2026', 'Autolensmeter', 'LENSOMETER  CL-300'])(
    'of what a lensmeter has printed: %s',
    async (head) => {
      const table = `     SPH      CYL      AXIS\nR    -2.25    -0.75    175\nL    +1.00    -0.50    20\n`;
      expect(await valuesOf(`${head}\n${table}`)).toBe('notPrescribed');
    },
  );

  it('of what a device has measured, though an empty page lies beside it', async () => {
    const slip = sheetOf(`
AUTO LENSMETER LM-1800
No. 0417   11/14/2025   10:42
Glasses brought in by patient
     SPH      CYL      AXIS    ADD
R    -2.25    -0.75    175     +2.00
L    -1.00    -0.50    20      +2.00
`);
    const { pages: blank } = sheetOf('');
    const read = (pages: Page[]) => readMeaning({ pages }, noCells);
    expect(await read(slip.pages)).toMatchObject({ reason: 'notPrescribed' });
    expect(await read([...slip.pages, ...blank])).toMatchObject({ reason: 'notPrescribed' });
  });

  it('in all lenses of a sheet with a power that nothing explains', async () => {
    const values = shown(await valuesOf(`${pad}\nR -7.50`));
    const told = Object.entries(values).filter(([name, text]) => /sph|cyl|axis/.test(name) && text);
    expect(told).toEqual([]);
    expect(values).toMatchObject({ pd: '63.5' });
  });

  it('in all of a sheet where nothing says whose a power is', async () => {
    const table = '     Sphere    Cylinder\n-2.25     -0.75\nOS   +1.00     -0.50';
    expect(await valuesOf(table.replace('\n-', '\n     -').replace('OS', 'worn'))).toBe(
      'notPrescription',
    );
    expect(await valuesOf('OS   -1.00 -0.25 x 80\nSphere  +1.25')).not.toHaveProperty('od.sphere');
  });

  it('in all of a sheet where the heading of the second eye was not read', async () => {
    const summary = (heading: string, ofRight = 'Sph -1.00') => `
New glasses, right eye
${ofRight}
Near add +1.25
New glasses, ${heading}
Sph +3.50
Cyl -0.50, axis 35
Near add +1.25
`;
    expect(await valuesOf(summary('left eye'))).toMatchObject({
      'od.sphere': '-1.00',
      'os.sphere': '+3.50',
    });
    expect(await valuesOf(summary('efty', 'Sphpl'))).toBe('notUnderstood');
  });

  it('in all of a sheet that is hardly legible, which another picture may help', async () => {
    const blurred = ['-2.25', '-0.75', '175', '+1.00', '-0.50', '20'];
    const seen = Object.fromEntries(blurred.map((text) => [text, { weakest: 0.1 }]));
    const lines = 'OD   -2.25   -0.75   175\nOS   +1.00   -0.50   20';
    expect(await valuesOf(lines, { seen })).toBe('unclear');
  });

  it('in all of a sheet where one field of an eye has two values', async () => {
    expect(await valuesOf(pad.replace('O.S.', 'O.D.'))).toBe('notUnderstood');
  });

  it('never in the text of a document, but for a missing sign', async () => {
    expect(await valuesOf(pad, { source: 'text-layer' })).toMatchObject(rightValues);
    const unsigned = pad.replace('-2.25', ' 2.25');
    expect(await valuesOf(unsigned, { source: 'text-layer' })).toMatchObject({ 'od.sphere': null });
  });
});

describe('what a recogniser makes of marks is known', () => {
  const votes: Partial<CellReader> = {
    readAgain: (_page, { widthPx }) => Promise.resolve(widthPx > 140 ? '+2.00' : '-1.25'),
  };

  it('a stroke that became a digit of the power before it', async () => {
    const seen = { 'L: -6.00 / -0.25 x 107': { text: 'L: -6.007 -0.25 x 107' } };
    expect(
      await valuesOf('R: -4.25 / -0.75 x 140\nL: -6.00 / -0.25 x 107', {
        seen,
        cells: { readAgain: () => Promise.resolve('-6.00') },
      }),
    ).toMatchObject({ 'os.sphere': '-6.00', 'os.cylinder': '-0.25', 'os.axis': '107' });
  });

  it('gaps of a typewriter around a point, where the other engine reads the same', async () => {
    const seen = { '-1.25': { text: '-1, 25' } };
    const cured = await valuesOf(pad, { seen, cells: votes });
    expect(cured).toMatchObject({ 'os.cylinder': '-1.25', 'os.axis': '20' });
    expect(await valuesOf(pad, { seen })).toMatchObject({ 'os.cylinder': null });
  });

  it('a rule of a table that looks like a letter', async () => {
    const seen = { l: { weakest: 0.5 } };
    const ruled = pad.replace('O.D.     -2.25', 'O.D.  l  -2.25');
    expect(await valuesOf(ruled, { seen })).toMatchObject(rightValues);
  });

  it('the marks of lines that are quoted', async () => {
    const mail = `
R: -5.00 -0.75 x 35
L: -4.75 -0.50 x 19
>  they wrote two years ago
V  R: -4.50 -1.00 x 39
V  L: -4.25 -0.75 x 25
`;
    expect(await valuesOf(mail)).toMatchObject({ 'od.sphere': '-5.00', 'od.axis': '35' });
  });

  it('lines below one that says who wrote them before', async () => {
    const mail = `
Dear Ms Rowe, thank you for your visit on Monday.
Your new glasses prescription is
R: -5.00 -0.75 x 35
L: -4.75 -0.50 x 19
Kind regards, Abbey Road Opticians
On 2 Feb 2019 the practice wrote:
R: -4.50 -1.00 x 39
L: -4.25 -0.75 x 25
`;
    expect(await valuesOf(mail)).toMatchObject({ 'od.sphere': '-5.00', 'os.axis': '19' });
  });

  it('strokes of a table that a typewriter draws', async () => {
    const drawn = `
SPECTACLE PRESCRIPTION
+  -  +  -  +  -  +
1  EYE  |  SPH    1  CYL    |  AXIS  L
+  -  +  -  +  -  +
L  OD   1  -5.50  L  -0.50  1  120   |
+  -  +  -  +  -  +
1  OS   L  -5.25  1  -0.25  |  050   1
`;
    expect(await valuesOf(drawn)).toMatchObject({
      'od.sphere': '-5.50',
      'od.axis': '120',
      'os.sphere': '-5.25',
      'os.axis': '50',
    });
  });

  it('labels whose letters and digits ran together', async () => {
    const glued = `
R  Sph planZy1 -0,50  Achse 040  Add +2,00
L  Sph -2,75  ZYLO,00  Add +2,00
`;
    expect(
      await valuesOf(glued, { cells: { readAgain: () => Promise.resolve('0,00') } }),
    ).toMatchObject({
      'od.sphere': '0.00',
      'od.cylinder': '-0.50',
      'os.sphere': '-2.75',
      'os.cylinder': '0.00',
    });
  });

  it('powers in brackets that were worn before', async () => {
    const letter = `Visus: RA 1.25, LA 1.0 (alte Brille RA +0.75 / -0.25)\n\n${pad}`;
    expect(await valuesOf(letter)).toMatchObject(rightValues);
  });

  it('hours that look like a power, and a discount that is said twice', async () => {
    expect(await valuesOf(`Mon-Sat 9-5.30\n${pad}`)).toMatchObject(rightValues);
    const bill = `
${pad}
Frame       1    223.95    272.95
Lenses      2    385.10    393.60
Discount    1    -20.00    -20.00
Total            589.05    646.55
`;
    expect(await valuesOf(bill)).toMatchObject(rightValues);
  });

  it('a power and the axis of the next cell without a gap', async () => {
    const seen = { 'R +3.25 -0.50 149': { text: 'R +3.25 -0.50149' } };
    expect(
      await valuesOf('R +3.25 -0.50 149\nL -2.25 -0.75 20', {
        seen,
        cells: { readAgain: () => Promise.resolve('-0.50') },
      }),
    ).toMatchObject({ 'od.cylinder': '-0.50', 'od.axis': '149' });
  });

  it('a head that looks like figures, and a gap in a prism', async () => {
    const table = `
     Sph      2y1      Achse   Prisma
R    -4.75    -1.25    150     1. 50 BI
L    -5.75    -1.75    15
`;
    expect(
      await valuesOf(table, { cells: { readAgain: () => Promise.resolve('1.50') } }),
    ).toMatchObject({ 'od.cylinder': '-1.25', 'os.axis': '15', 'od.prismHor': '1.50' });
  });

  it('labels without a space between them', async () => {
    expect(await valuesOf('OD: -3.75 -0.75 x 150 ADD +1.75\nOS: -4.50 DSADD +1.50')).toMatchObject({
      'os.sphere': '-4.50',
      'os.add': '+1.50',
      'od.axis': '150',
    });
    expect(await valuesOf(`${pad.replace('PD 63.5', 'PD 64.5')}\nR31.5  L33`)).toMatchObject({
      'od.pd': '31.5',
      'os.pd': '33',
    });
    expect(await valuesOf(pad.replace('1.50 BI', '1.50 B0'), { seen: {} })).toMatchObject({
      'od.prismHor': '1.50',
      'od.baseHor': 'Out',
    });
  });
});

describe('what is no prescription of glasses', () => {
  test.each([
    [
      'contactLenses',
      'Contact Lens Prescription\n    BC    DIA   PWR     CYL\nOD  8.7   14.5  -3.25   -1.25\nOS  8.7   14.5  -2.75   -0.75',
    ],
    ['notPrescription', 'Brillenputztuch   4,50\nRabatt   -2,50\nGutschein   -10,00'],
    [
      'notPrescription',
      '         ohne Sehhilfe   mit Sehhilfe\nRechts   0,6             1,25\nLinks    0,8             1,0',
    ],
    ['blank', ''],
  ])('is %s', async (reason, drawing) => {
    expect(await valuesOf(drawing)).toBe(reason);
  });
});

it('tells where each value stands, as shares of the upright page', async () => {
  const reading = await readMeaning(sheetOf(pad), noCells);
  if (!reading.isPrescription) throw new Error(reading.reason);
  const { left, top, width, height, page } = reading.values['od.sphere']!.place!;

  expect(page).toBe(0);
  expect(left).toBeCloseTo(9 / 90, 1);
  expect(top).toBeGreaterThan(0.3);
  expect(left + width).toBeLessThan(0.2);
  expect(top + height).toBeLessThan(0.6);
});

it('takes a letter with a degree sign for 0 degrees, where another look says so', async () => {
  const drawing = `
     Sph      Zyl      Achse   Prisma   Basis
R    -2,25    -0,75    175     1,50     o °
L    +1,00    -0,50    20      2,00     90°
`;
  expect(await valuesOf(drawing)).toMatchObject({ 'od.prismHor': '1.50', 'od.baseHor': null });
  const cells = { readAgain: () => Promise.resolve('0°') };
  expect(await valuesOf(drawing, { cells })).toMatchObject({ 'od.baseHor': 'In' });
});

it('reads no value in half a figure that was seen twice', async () => {
  const sheet = sheetOf(`
     SPH     CYL     AXIS   ADD
OD   -2.25   -0.75   178    8+2.00
OS   +1.00   -0.50   20     +2.00
`);
  const word = sheet.pages[0]!.words.find(({ text }) => text === '8+2.00')!;
  word.box.xPx -= 80;
  word.characters.forEach((character) => (character.xPx -= 80));
  const reading = await readMeaning(sheet, noCells);
  expect(reading).toMatchObject({
    values: { 'od.axis': { text: '178' }, 'od.add': { text: '+2.00' }, 'os.axis': { text: '20' } },
  });
});

it('shows all of the name of who prescribes', async () => {
  const reading = await readMeaning(sheetOf(pad), noCells);
  if (!reading.isPrescription) throw new Error(reading.reason);
  expect(reading.values.prescriber).toMatchObject({ printed: 'Ada Meyer', text: 'Dr. Ada Meyer' });
  expect(reading.values.prescriber!.place!.width).toBeCloseTo('Ada Meyer'.length / 90, 1);
});

test.each([
  ['Prescribed by Dr. Hector Delgado. Changed your mind? Call us.', 'Dr. Hector Delgado'],
  ['Prescribed by Dr. Ada M. Meyer', 'Dr. Ada M. Meyer'],
  ['Betriebsstätten-Nr.   Arzt-Nr.   Datum', undefined],
  ['Provider: Dr.Grace Castellano, OD', 'Dr. Grace Castellano'],
  ['Prescribed by Dr. Ewan McDonald', 'Dr. Ewan McDonald'],
  ['Dr. Ada Whitley noted no change.', 'Dr. Ada Whitley'],
  ['Prescribed by Dr. med. Ada van der Meer', 'Dr. med. Ada van der Meer'],
  ['Prescribed by Dr. Jan ter Horst', 'Dr. Jan ter Horst'],
  ['3  Doctor: final Rx to be made', undefined],
  ['Prescriber Signature', undefined],
  ['doctor eyes collective', undefined],
  ['Provider NPI 1984331701', undefined],
])('who prescribes is told by a name: %s', async (line, name) => {
  const paper = pad.replace(/Dr\. Ada Meyer.*/, line);
  const values = shown(await valuesOf(paper));
  expect(values.prescriber).toBe(name);
});

test.each([
  ['OD  Sphpl  Cyl -0.75  Axis 175\nOS  Sph +1.00  Cyl -0.50  Axis 20', 'od.sphere'],
  ['R  -2.25 / -0.75 x 175\nLPL / -0.50 x 20', 'os.sphere'],
])('no power is read though it is glued to its label: %s', async (paper, name) => {
  expect(await valuesOf(paper)).toMatchObject({ [name]: '0.00' });
});

test.each([
  ['is asked as well', 0.6, null],
  ['is believed where it is clear', 0.9, '175'],
])('an axis beside a cylinder that is spoilt %s', async (_what, weakest, axis) => {
  const seen: Seen = { '-0.75': { second: '-0.25' }, '175': { weakest } };
  const values = shown(await valuesOf(pad, { seen }));
  expect(values).toMatchObject({ 'od.cylinder': null, 'od.axis': axis });
});

const worn = (heading: string, right: string, left: string) => `${heading}
     Sph      Zyl      Achse
R    ${right}    -1,00    170
L    ${left}    -0,75    25`;
const table = `
     Sph      Zyl      Achse
R    -2,25    -0,75    175
L    +1,00    -0,50    20`;
const [derzeit, alt] = [
  worn('Derzeitige Brille', '-1,75', '+0,75'),
  worn('Alte Brille', '-1,50', '+0,50'),
];
const blocks = (before: string, between = '') => `${before}
Sph -2,25  Zyl -0,75  Achse 175${between}
Sph +1,00  Zyl -0,50  Achse 20`;
const far =
  'Far glasses\n     Sph      Cyl      Axis\nR    -2.25    -0.75    175\nL    +1.00    -0.50    20\n';
const screen =
  '\n     Sph      Cyl      Axis\nR    -1.25    -0.75    175\nL    +2.00    -0.50    20';
const told = 'R -1.75 -0.75 x 175 and L +0.75 -0.50 x 20';

test.each([
  [
    'what is worn, below what no heading names',
    `${table}\n${derzeit}\n${alt}`,
    'od.sphere',
    '-1.75',
  ],
  [
    'what is worn, above lines of today',
    `${worn('CURRENT RX', '-1,75', '+0,75')}
${worn('PREVIOUS RX', '-1,50', '+0,50')}
Refraction today${table}`,
    'od.sphere',
    '-1.75',
  ],
  ['a name, as an eye', blocks('Dr. L. Meier'), 'os.sphere', '-2.25'],
  ['words, as an eye', blocks('Please note: nothing left to do.'), 'os.sphere', '-2.25'],
  ['one eye of two days, as both', blocks('Right eye, 2021', '\n2024'), 'os.sphere', '+1.00'],
  [
    'powers of one eye, as both',
    'RIGHT SPH -2.25  CYL -0.75  AXIS 175\nSPH -0.25  CYL -0.75  AXIS 175',
    'os.sphere',
    '-0.25',
  ],
  [
    'a cylinder behind an o, as a sphere',
    'R  -2.25  -0.75  175\nL  o  -0.50  20',
    'os.sphere',
    '-0.50',
  ],
  [
    'a cylinder behind a 0, as a sphere',
    '     Sph    Cyl     Add\nR    -2.25  -0.75   +2.00\nL    0 -0.50   +2.00',
    'os.sphere',
    '-0.50',
  ],
  [
    'a prism besides, as an addition',
    `${table}\nZusätzlich: 1,50 Prisma innen je Auge`,
    'od.add',
    '+1.50',
  ],
  ['a price besides, as an addition', `${table}\nzusätzlich 1,25 Euro`, 'od.add', '+1.25'],
  ['powers for a screen', `${far}Near VDU work 65cm${screen}`, 'od.add', '+1.00'],
  ['powers at 70 cm', `${far}Nahbrille für PC-Arbeit 70 cm${screen}`, 'od.add', '+1.00'],
  [
    'an addition that is changed below',
    `${table.replace('Achse', 'Achse   Add').replace('175', '175   2,00').replace('20', '20   2,00')}\nPlease change Add to +2.50`,
    'od.add',
    '+2.00',
  ],
  ['an addition of one eye behind a stroke', `${table}\nADD R / L: +1,75 / -`, 'os.add', '+1.75'],
  [
    'what was prescribed years ago',
    `Thank you for sending this patient, whom I know well. Two years ago I prescribed ${told}.
Today I have prescribed R -2.25 -0.75 x 175 and L +1.00 -0.50 x 20 for all that she does now.`,
    'od.sphere',
    '-1.75',
  ],
] as const)('is not taken for what it is not: %s', async (_what, paper, name, wrong) => {
  expect(shown(await valuesOf(paper))[name]).not.toBe(wrong);
});

test('a value from boxes of its figures is shown with all of them', async () => {
  const { pages } = sheetOf(pad);
  const page = pages[0]!;
  const { box } = page.words.find(({ text }) => text === '-2.25')!;
  const comb = { ...box, xPx: box.xPx + box.widthPx, widthPx: 4 * box.widthPx };
  const reading = await readMeaning({ pages: [{ ...page, combs: [comb] }] }, noCells);

  if (!reading.isPrescription) throw new Error(reading.reason);
  const { 'od.sphere': own, 'os.sphere': other } = reading.values;
  expect(own!.place!.width * page.widthPx).toBeCloseTo(comb.widthPx);
  expect(own!.place!.left * page.widthPx).toBeCloseTo(comb.xPx - comb.widthPx / 2);
  expect(other!.place!.width * page.widthPx).toBeLessThan(2 * box.widthPx);
});

const twoPairs = `
Optik Sommer, Kundenkarte
Brille 1
      Sph     Cyl     Achse   Add
R     +1,00   -0,50   80      +1,50
L     +1,25   -0,75   95      +1,50
Brille 2
      Sph     Cyl     Achse   Add
R     +1,50   -0,75   85      +2,00
L     +1,75   -1,00   100     +2,00
PD 63
`;

test('of a paper with two pairs each value that is asked is shown with all of both', async () => {
  const reading = await readMeaning(sheetOf(twoPairs), noCells);

  if (!reading.isPrescription) throw new Error(reading.reason);
  const { pd, ...lenses } = reading.values;
  expect(Object.keys(lenses)).toHaveLength(8);
  const { place } = reading.values['od.sphere']!;
  for (const value of Object.values(lenses))
    expect(value).toMatchObject({ text: null, place, isOfSeveralPairs: true });
  const { words, heightPx } = sheetOf(twoPairs).pages[0]!;
  const heightOf = (text: string) => words.find((word) => word.text === text)!.box.yPx / heightPx;
  expect(place!.top).toBeLessThan(heightOf('Brille 1'));
  expect(place!.top + place!.height).toBeGreaterThan(heightOf('100'));
  expect(place!.top + place!.height).toBeLessThan(heightOf('PD 63'));
  expect(pd).toMatchObject({ text: '63' });
  expect(pd!.place!.height).toBeLessThan(place!.height);
});

test('two pairs may differ in their cylinders alone', async () => {
  const card = twoPairs.replace('+1,50   -0,75', '+1,00   -0,75').replace('+1,75', '+1,25');
  const reading = await readMeaning(sheetOf(card), noCells);

  if (!reading.isPrescription) throw new Error(reading.reason);
  expect(reading.values['od.cylinder']).toMatchObject({ text: null, isOfSeveralPairs: true });
});

test('distances of each eye in tenths are told of a text alone', async () => {
  const measured = `
             Sph     Zyl     Achse   Add     PD      Höhe
Rechts     -5,50   -1,75    178    2,25    30,8    21,5
Links      -6,25   -1,25    3      2,25    31,4    21,0
`;
  const pds = { 'od.pd': '30.8', 'os.pd': '31.4' };
  expect(await valuesOf(measured, { source: 'text-layer' })).toMatchObject(pds);
  expect(await valuesOf(measured)).toMatchObject({ 'od.pd': null, 'os.pd': null });
});

test('of one pair, what is asked is shown where it stands', async () => {
  const faint = { '-2.25': { weakest: 0.2, second: null } };
  const reading = await readMeaning(sheetOf(pad, { seen: faint }), noCells);

  if (!reading.isPrescription) throw new Error(reading.reason);
  const { 'od.sphere': asked } = reading.values;
  expect(asked!.text).toBeNull();
  expect(asked!.place).not.toBeNull();
  expect(asked).not.toHaveProperty('isOfSeveralPairs');
});

/** Words of one line as the one piece that some programs write of it. */
function joined(words: readonly Word[]): Word {
  const [first] = words;
  const last = words.at(-1)!;
  const start = first!.box.xPx - first!.box.widthPx / 2;
  const end = last.box.xPx + last.box.widthPx / 2;
  return {
    ...first!,
    text: words.map(({ text }) => text).join(' '),
    characters: words.flatMap(({ characters }) => characters),
    box: { ...first!.box, xPx: (start + end) / 2, widthPx: end - start },
  };
}
