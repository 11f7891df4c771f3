import { expect, test } from 'vitest';
import { noCells, readingOf, sheetOf } from './meaning.test-data.ts';
import { readMeaning } from './read-meaning.ts';
import type { CellReader } from '../words.ts';

/** A sheet on whose picture the base of the left eye was not seen, or as something else. */
const sheet = (right: string, left: string) => `
Augenarztpraxis am Markt            Brillenverordnung
       Sph       Zyl       Achse     Prisma    Basis
R      +1,25     -1,00     142       1,25      ${right}
L      +1,00     -1,75     140       1,50      ${left}
PD 66,5 mm
`;

const looks = (texts: readonly string[]) => texts.map((text) => readingOf(text, 0.7));

async function basesOf(drawing: string, cells: Partial<CellReader>) {
  const reading = await readMeaning(sheetOf(drawing), { ...noCells, ...cells });
  if (!reading.isPrescription) throw new Error(reading.reason);
  const { 'os.prismHor': prism, 'os.baseHor': base } = reading.values;
  return { prism: prism?.text ?? null, base: base?.text ?? null, place: base?.place };
}

test.each([
  ['nothing was seen', '180°', '', ['0°', '0°', '0', '0°', '0'], 'Out'],
  ['a letter was seen', '180°', 'o', ['0', '0°', '°', '0°', '°'], 'Out'],
  ['its sign alone was seen', '0°', '°', ['180°', '180°', '180', '180°', '180'], 'In'],
] as const)('a base that goes with that of the other eye is seen: %s', async (...given) => {
  const [, right, left, read, base] = given;
  const readNumber: CellReader['readNumber'] = () => Promise.resolve(looks(read));
  const found = await basesOf(sheet(right, left), { readNumber });

  expect(found).toMatchObject({ prism: '1.50', base });
});

test('in a table with a column for each eye it stands below its prism', async () => {
  const columns = `
                 R         L
Sph            -2,25     +1,00
Zyl            -0,75     -0,50
Achse           175       20
Prisma          1,50      1,75
Basis           180°
PD              31,5      32,0
`;
  const readNumber: CellReader['readNumber'] = () => Promise.resolve(looks(['0°', '0°', '0°']));
  expect(await basesOf(columns, { readNumber })).toMatchObject({ prism: '1.75', base: 'Out' });
  expect(await basesOf(columns, {})).toMatchObject({ base: null });
});

test('below two lines of prisms it stands in the line of its own', async () => {
  const lines = `
                 R         L
Sph            -2,25     +1,00
Zyl            -0,75     -0,50
Achse           175       20
Prisma          1,50      1,75
                1,00      1,25
Basis                     180°
                90°       270°
PD              31,5      32,0
`;
  const asked: number[] = [];
  const readNumber: CellReader['readNumber'] = (_page, { yPx }) => {
    asked.push(yPx);
    return seen();
  };
  await basesOf(lines, { readNumber });
  const { words } = sheetOf(lines).pages[0]!;
  expect(asked).toEqual([words.find(({ text }) => text === '180°')!.box.yPx]);
});

const seen = () => Promise.resolve(looks(['0°', '0°', '0°', '0°', '0°']));

test('its place is as far from its prism as that of the other eye', async () => {
  const { place } = await basesOf(sheet('180°', ''), { readNumber: seen });
  const { pages } = sheetOf(sheet('180°', ''));
  const other = pages[0]!.words.find(({ text }) => text === '180°')!;
  const { widthPx, heightPx } = pages[0]!;

  expect((place!.left + place!.width / 2) * widthPx).toBeCloseTo(other.box.xPx);
  expect((place!.top + place!.height / 2) * heightPx).toBeGreaterThan(other.box.yPx);
});

test.each([
  [
    'looks read another number',
    { readNumber: () => Promise.resolve(looks(['0°', '0°', '0°', '90°', '0°'])) },
  ],
  ['few looks read one', { readNumber: () => Promise.resolve(looks(['0°', '0°', '°', '°', '°'])) }],
  [
    'it does not go with the other base',
    { readNumber: () => Promise.resolve(looks(['90°', '90°', '90°'])) },
  ],
  [
    'the other engine reads another number',
    { readNumber: seen, readAgain: () => Promise.resolve('90°') },
  ],
  [
    'its sign alone may be printed there',
    { readNumber: () => Promise.resolve(looks(['0', '0', '°', '0°', '°'])) },
  ],
  ['nobody can look', {}],
] as const)('a base is asked where %s', async (_why, cells) => {
  expect(await basesOf(sheet('180°', ''), cells)).toMatchObject({ base: null });
});

test('nothing is looked for where a word stands, or where the other eye has no base', async () => {
  const asked: unknown[] = [];
  const readNumber: CellReader['readNumber'] = (...of) => {
    asked.push(of);
    return seen();
  };

  expect(await basesOf(sheet('180°', 'siehe'), { readNumber })).toMatchObject({ base: null });
  expect(await basesOf(sheet('', ''), { readNumber })).toMatchObject({ base: null });
  expect(asked).toEqual([]);
});
