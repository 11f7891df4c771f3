import { describe, expect, test } from 'vitest';
import type { ReadName } from '#domain/prescription/picture-reading.ts';
import { choose, type Chosen } from './choose.ts';
import { claimsOf } from './claims.ts';
import { isFinding } from './findings.ts';
import { RANKS } from './claim.ts';
import { flatTokens, rowsOf } from './flat-page.ts';
import { layOut } from './page-layout.ts';
import { looseNumbers } from './loose-numbers.ts';
import { sheetOf, type Seen } from './meaning.test-data.ts';
import { LENSES } from './papers.test-data.ts';
import { tokensOf } from './tokens.ts';

/** What the rules make of a paper, whatever was learned of its numbers. */
function ruled(drawing: string): { chosen: Chosen; hasContactLenses: boolean } {
  const found = sheetOf(drawing, { source: 'text-layer' }).pages.flatMap(layOut).map(claimsOf);
  return {
    chosen: choose(found.flatMap(({ claims }) => claims)),
    hasContactLenses: found.some((page) => page.hasContactLenses),
  };
}

function toldBy(drawing: string): Record<string, string> {
  const { chosen } = ruled(drawing);
  return Object.fromEntries(
    Object.keys(LENSES).map((name) => {
      const claim = chosen.get(name as keyof typeof LENSES);
      return [name, claim && !claim.isUnsure ? claim.token.text : 'asked'];
    }),
  );
}

const table = (axis: string) => `
         Sphere   Cylinder   ${axis}   Prism
Right    -2.25    -0.75      175
Left     +1.00    -0.50      20`;

describe('by the rules alone a lens is told', () => {
  test.each([
    [
      'above days behind three stars',
      `${table('Axis')}\n*** End ***                     *** 2 days`,
    ],
    [
      'below a drawn dial with its name among its degrees, and the eyes within',
      `
                   90             90
Achsen nach TABO   135    45      135    45
                   R              L
                   180    0       180    0
Sphäre             -2.25          +1.00
Zylinder           -0.75          -0.50
Achse              175            20`,
    ],
    [
      'below names of fields in the brackets of a sentence',
      'These are the values of your glasses (sphere / cylinder / axis):\nRight:  -2.25 / -0.75 / 175°\nLeft:  +1.00 / -0.50 / 20',
    ],
    [
      'above the labels of both eyes, whose names begin their blocks',
      `
OD · Right eye                      OS · Left eye
-2.25         -0.75         175     +1.00         -0.50         20
Sphere        Cylinder      Axis    Sphere        Cylinder      Axis`,
    ],
    [
      'below heads with the letters of a form',
      `
         A. SPHERE    B. CYLINDER    C. AXIS    D. PRISM    E. BASE
RIGHT    -2.25        -0.75          175
LEFT     +1.00        -0.50          20`,
    ],
    [
      'above the columns of a blank in the order of a lab',
      `${table('Axis')}
        BASE    CTR     THK     EDGE
R       8.00    2.0     3.0     4.1
L       4.00    1.7     4.9     4.2`,
    ],
  ])('%s', (_, drawing) => {
    const told = toldBy(drawing);
    expect(Object.values(told).map((text) => text.replace('°', ''))).toEqual(Object.values(LENSES));
  });
});

test('what a shop sells is no contact lenses of anybody, and a heading is', () => {
  const offers = 'Brillen · Kontaktlinsen · Optometrie';
  expect(ruled(`${table('Axis')}\n${offers}`).hasContactLenses).toBe(false);
  expect(ruled(`${table('Axis')}\nKontaktlinsen`).hasContactLenses).toBe(true);
  expect(ruled(`${table('Axis')}\nKontaktlinsen · Brillen · 8.60`).hasContactLenses).toBe(true);
});

test('a sentence is of the eye that it names, whatever it stands under', () => {
  const drawing = `
Befund                                        Rechtes Auge            Linkes Auge
Linkes Auge: sph. +1.00 dpt, cyl. -0.50 dpt, Achse 20`;
  const { chosen } = ruled(drawing);
  expect([...chosen.keys()].filter((name) => name.startsWith('od.'))).toEqual([]);
  expect(chosen.get('os.cylinder')?.token.text).toBe('-0.50');
});

test('of several stars none is the sign of an axis', () => {
  const kindsOf = (drawing: string) =>
    sheetOf(drawing).pages.flatMap((page) => tokensOf(page.words, 0).map(({ kind }) => kind));
  expect(kindsOf('*** 2')).not.toContain('label');
  expect(kindsOf('* 2')).toContain('label');
});

test('what a form has no value for says nothing of near', () => {
  const kindsOf = (drawing: string) =>
    sheetOf(drawing).pages.flatMap((page) => tokensOf(page.words, 0).map(({ kind }) => kind));
  expect(kindsOf('N/A')).toEqual(['word']);
  expect(kindsOf('F/N/A').length).toBeGreaterThan(1);
});

test('large writing stands in the line of the small print that it reaches', () => {
  const { pages } = sheetOf(
    `Doctor: final Rx to be made\n\n\nOD  Sph  -8.00  Cyl\n${'All of this was seen today\n'.repeat(4)}`,
  );
  const [page] = pages;
  const rowsWith = (raisedPx: number, timesHigher: number) => {
    const words = page!.words.map((word) =>
      word.text === '-8.00'
        ? {
            ...word,
            characters: word.characters.map((one) => ({ ...one, yPx: one.yPx - raisedPx })),
            box: { ...word.box, heightPx: word.box.heightPx * timesHigher },
          }
        : word,
    );
    return rowsOf(flatTokens({ ...page!, words }, tokensOf(words, 0))).length;
  };
  const height = page!.words[0]!.box.heightPx;
  const inLine = rowsWith(0, 1);
  expect(rowsWith(0.7 * height, 2)).toBe(inLine);
  expect(rowsWith(0.7 * height, 1)).toBe(inLine + 1);
  expect(rowsWith(0.9 * height, 2)).toBe(inLine + 1);
});

test('on a picture only what two looks see alike may correct a value', () => {
  const notesOn = (seen: Seen) => {
    const layouts = sheetOf(`${table('Axis')}\n                             025`, {
      seen,
    }).pages.flatMap(layOut);
    const claims = layouts.flatMap((layout) => claimsOf(layout).claims);
    const about = {
      chosen: choose(claims),
      claims: [],
      guesses: { chanceOfNone: () => 0, fieldOf: () => null },
    };
    const known = new Map([...about.chosen].filter(([, { token }]) => token.text !== '025'));
    return layouts.flatMap(({ rows }) => looseNumbers(rows, { ...about, chosen: known })).length;
  };
  expect(notesOn({})).toBe(1);
  expect(notesOn({ '025': { weakest: 0.8 } })).toBe(0);
  expect(notesOn({ '025': { second: '026' } })).toBe(0);
});

test('behind distances for far stand those for near, and values of other fields, and correct none', () => {
  const notesOn = (drawing: string, field: 'halfPd' | 'add' | null = null) => {
    const { rows } = sheetOf(drawing).pages.flatMap(layOut)[0]!;
    const tokens = rows.flatMap((row) => row.tokens);
    const chosen = new Map(
      Object.entries({ ...LENSES, 'od.pd': '32', 'os.pd': '31.5' }).map(([name, text]) => {
        const token = tokens.find((one) => one.text === text)!;
        return [name as ReadName, { name: name as ReadName, token, rank: 3, isNear: false }];
      }),
    );
    const guesses = { chanceOfNone: () => 0, fieldOf: () => field };
    const notes = looseNumbers(rows, { chosen, claims: [], guesses });
    return [...chosen.keys()].filter((name) => notes.some(({ isAbout }) => isAbout(name)));
  };
  const withBehind = (od: string, os: string) =>
    `R  -2.25  -0.75  175  32  ${od}\nL  +1.00  -0.50  20  31.5  ${os}`;
  expect(notesOn(withBehind('30.5', '30'))).toEqual([]);
  expect(notesOn(withBehind('33.5', '33.5'))).toEqual(['od.pd', 'os.pd']);
  expect(notesOn(withBehind('30.5', ''))).toEqual(['od.pd']);
  const inOneLine = 'R  -2.25  -0.75  175\nL  +1.00  -0.50  20\nPD  32  31.5  30.5  30';
  expect(notesOn(inOneLine)).toEqual([]);
  expect(notesOn(withBehind('165', ''))).toEqual(['od.axis']);
  expect(notesOn(withBehind('165', ''), 'halfPd')).toEqual([]);
  expect(notesOn(withBehind('2.00', ''))).toEqual(['od.sphere', 'od.cylinder']);
  expect(notesOn(withBehind('2.00', ''), 'add')).toEqual([]);
  const acuity = `   Sph    Cyl    Axis PD  Visus\n${withBehind('1.25', '0.80')}`;
  expect(notesOn(acuity)).toEqual([]);
  expect(notesOn(acuity.replace('Visus', 'Notes'))).toContain('os.sphere');
});

test('a road or a laser that is called old heads nothing, and glasses do', () => {
  const headingsIn = (drawing: string) =>
    sheetOf(drawing).pages.flatMap((page) =>
      tokensOf(page.words, 0).filter(
        (token) => token.kind === 'label' && token.label.kind === 'section',
      ),
    ).length;
  expect(['Old Mill Road', 'Previous retinal laser'].map(headingsIn)).toEqual([0, 0]);
  expect(['Old pair', 'Previous fitting', 'Previous'].map(headingsIn)).toEqual([1, 1, 1]);
});

test('four single digits alone in a line are no values, and three or those of an eye may be', () => {
  const areFindings = (drawing: string) => {
    const [row] = sheetOf(drawing).pages.flatMap(layOut)[0]!.rows;
    return row!.tokens.filter(({ kind }) => kind === 'number').every((one) => isFinding(one, row!));
  };
  expect(areFindings('2   3   2   2')).toBe(true);
  expect(['2   3   2', 'R   2   3   2   2', '2   3   2   12'].map(areFindings)).toEqual([
    false,
    false,
    false,
  ]);
});

test('by the rules alone articles in a sentence head no axes, and what is to be made is none of before', () => {
  const { chosen } = ruled(`
I have prescribed new spectacles as follows:
Right eye: -2.25 / -0.75 x 175
Left eye: +1.00 / -0.50 x 020
These should be made as varifocals, with a pupillary distance of 67 mm. A copy of this letter may be taken to any optician in place of a separate prescription. I have arranged a review.`);
  const pd = chosen.get('pd');
  expect([pd?.token.text, pd?.rank]).toEqual(['67', RANKS.sentence]);
});

test('by the rules alone a stroke behind a label in brackets is no box with a sign to choose', () => {
  const signsOn = (drawing: string) =>
    sheetOf(drawing)
      .pages.flatMap(layOut)
      .flatMap(({ rows }) => rows.flatMap(({ tokens }) => tokens))
      .flatMap((token) => (token.kind === 'number' ? [token.number.sign] : []));
  expect(signsOn('Zylinder (CYL)   -      Zylinder (CYL) -0,50')).toEqual(['-']);
  expect(signsOn('Zylinder ( ) +  (x) -0,50')).toEqual([null]);
});

test('by the rules alone a legend of bases is of no prism', () => {
  const { chosen } = ruled(`
Rechtes Auge                       Linkes Auge
Sphäre (SPH)           -2,25       Sphäre (SPH)           +1,00
Zylinder (CYL)         -0,75       Zylinder (CYL)         -0,50
Achse (A)              175         Achse (A)              20
Prisma vertikal        3,00        Prisma vertikal        3,25
Basis vertikal         BD          Basis vertikal         BU
BI = Basis innen (in), BO = Basis außen (out), BU = Basis oben (up), BD = Basis unten (down)`);
  const told = (['od.baseVer', 'os.baseVer'] as const).map((name) => {
    const base = chosen.get(name);
    return base?.isUnsure ? 'asked' : base?.text;
  });
  expect(told).toEqual(['Down', 'Up']);
});
