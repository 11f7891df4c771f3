import { describe, expect, test } from 'vitest';
import type { ReadName } from '#domain/prescription/picture-reading.ts';
import { RANKS, type Claim } from '../claim.ts';
import { isSamePlace, type FlatToken } from '../flat-page.ts';
import { sheetOf } from '../meaning.test-data.ts';
import { LENSES } from '../papers.test-data.ts';
import { bearOut, isLackedByOther } from './bear-out.ts';
import { describe as describePage } from './features.ts';
import { guessesOf, type GuessName, type Guesses } from './guesses.ts';

const paper = `
Optik Sonntag GmbH            Hauptstraße 12, 35037 Marburg      Tel. 06421 555019
Auftrag Nr. 20418             Datum 12.03.2025
Kundin  Frau Ilse Brandt      geb. 04.08.1961

            Sphäre    Zylinder    Achse    Prisma    Basis    Add
R           -2,25     -0,75       175                         2,00
L           +1,00     -0,50       20                          2,00

Pupillendistanz   R 31,5   L 31,0
Gläser  Gleitsicht 1.6 superentspiegelt                  348,00
Fassung Modell Lahn 52-18                                119,00
Gesamt                                                   467,00
Vielen Dank für Ihren Einkauf!
`;

function tokensOf(drawing: string): FlatToken[] {
  return sheetOf(drawing).pages.flatMap((page, index) =>
    describePage(page, index).map(({ token }) => token),
  );
}

function claimOf(name: ReadName, text: string, drawing = paper): Claim {
  const token = tokensOf(drawing).find((one) => one.text === text);
  if (!token) throw new Error(`${text} does not stand there.`);
  return { name, token, rank: RANKS.table, isNear: false };
}

function borneBy(
  rules: readonly Claim[],
  drawing = paper,
  isDenied?: (token: FlatToken) => boolean,
): Record<string, string> {
  const byRules = new Map(rules.map((claim) => [claim.name, claim]));
  const borne = bearOut(byRules, guessesOf(sheetOf(drawing).pages), isDenied);
  return Object.fromEntries(
    [...borne].map(([name, { token, isBorneOut, isUnsure }]) => [
      name,
      `${token.text}${isBorneOut ? '' : ' of the rules'}${isUnsure ? ' asked' : ''}`,
    ]),
  );
}

const both = {
  'od.sphere': '-2,25',
  'od.cylinder': '-0,75',
  'od.axis': '175',
  'os.sphere': '+1,00',
  'os.cylinder': '-0,50',
  'os.axis': '20',
  'od.add': '2,00',
  'os.add': '2,00',
};

describe('what was learned', () => {
  test('tells LENSES that the rules did not find', () => {
    expect(borneBy([])).toEqual({ ...both, 'od.pd': '31,5', 'os.pd': '31,0' });
  });

  test('bears out what the rules found as well', () => {
    expect(borneBy([claimOf('od.sphere', '-2,25')])).toMatchObject(both);
  });

  test('bears nothing out of lenses of which the rules say something else', () => {
    const borne = borneBy([claimOf('od.cylinder', '-0,50')]);
    expect(borne).toEqual({ 'od.cylinder': '-0,50 of the rules' });
    expect(borneBy([])).toMatchObject({ 'od.sphere': '-2,25', 'os.cylinder': '-0,50' });
  });

  test('decides between two tables that the rules take for one field each', () => {
    const before = paper.replace(
      '\nPupillendistanz',
      'bisher\nR           -2,50     -1,25       170\nL           +0,75     -0,25       15\n$&',
    );
    const doubted = (name: ReadName, text: string, other: string): Claim => ({
      ...claimOf(name, text, before),
      isUnsure: true,
      others: [claimOf(name, other, before)],
    });
    const ofRight = [
      doubted('od.sphere', '-2,50', '-2,25'),
      doubted('od.cylinder', '-0,75', '-1,25'),
      doubted('od.axis', '170', '175'),
    ];
    const ofLeft = [
      doubted('os.sphere', '+0,75', '+1,00'),
      doubted('os.cylinder', '-0,50', '-0,25'),
      doubted('os.axis', '15', '20'),
    ];
    const { 'os.add': _, ...told } = both;
    expect(borneBy([...ofRight, ...ofLeft], before)).toMatchObject(told);
  });

  test('keeps it open of which eye a distance is, whichever of two it takes', () => {
    const other = { ...claimOf('od.pd', '31,5'), isOfEitherEye: true };
    const doubted = { ...claimOf('od.pd', '31,0'), isUnsure: true, others: [other] };
    const byRules = new Map([[doubted.name, doubted]]);
    const borne = bearOut(byRules, guessesOf(sheetOf(paper).pages));
    expect(borne.get('od.pd')).toMatchObject({ token: { text: '31,5' }, isOfEitherEye: true });
  });

  test('keeps what the rules read otherwise in the same place', () => {
    const own = claimOf('od.cylinder', '-0,75');
    if (own.token.kind !== 'number') throw new Error('It is a number.');
    const token = { ...own.token, number: { ...own.token.number, sign: null } };
    const borne = borneBy([{ ...own, token, isUnsure: true }]);
    expect(borne).toMatchObject({
      'od.cylinder': '-0,75 of the rules asked',
      'os.sphere': '+1,00',
    });
  });

  test('asks where another power stands alone, as a correction does', () => {
    const corrected = paper.replace('\nPupillendistanz', 'R           -7,50\n$&');
    const doubted = {
      ...claimOf('od.sphere', '-2,25', corrected),
      isUnsure: true,
      others: [claimOf('od.sphere', '-7,50', corrected)],
    };
    const borne = borneBy([doubted], corrected);
    expect(borne['od.sphere']).toMatch(/^-2,25.* asked$/);
    expect(borne['os.sphere']).toBe('+1,00');
  });

  test('tells nothing that is left of a number which two values ran into', () => {
    const spoilt = paper.replace('-0,75       175   ', '-0,75      1651,25');
    expect(borneBy([], spoilt)).not.toHaveProperty('od.axis');
    expect(borneBy([], spoilt)).toMatchObject({ 'os.axis': '20' });
  });

  test('tells no cylinder of one eye that the rules are sure is that of the other', () => {
    const drawing = 'RA  -2.25                LA  +1.00  -0.50  20';
    const rules = (['os.sphere', 'os.cylinder', 'os.axis'] as const).map((name) =>
      claimOf(name, LENSES[name], drawing),
    );
    const learned = learnedOf(drawing, {
      'od.sphere': '-2.25',
      'od.cylinder': '-0.50',
      'od.axis': '20',
    });
    const told = (isUnsure: boolean) =>
      bearOut(new Map(rules.map((claim) => [claim.name, { ...claim, isUnsure }])), learned);
    expect(told(false).has('od.cylinder')).toBe(false);
    expect(told(true).has('od.cylinder')).toBe(true);
  });

  test('tells the parts of a lens that ran together, which signs and quarters part', () => {
    const lenses = { ...LENSES, 'od.axis': '149', 'os.axis': '020' };
    const told = (drawing: string) =>
      Object.fromEntries(
        [...bearOut(new Map(), learnedOf(drawing, lenses))].map(([name, { token }]) => [
          name,
          token.text,
        ]),
      );
    expect(told('R -2.25-0.75149\nL +1.00-0.50020')).toMatchObject(lenses);
    expect(told('R sph.-2.25 cyl.-0.75 A.149\nL sph.+1.00 cyl.-0.50 A.020')).toMatchObject(lenses);
  });

  test('tells no distance of one eye where the rules have that of the other alone', () => {
    const rules = [claimOf('od.sphere', '-2,25'), claimOf('od.pd', '31,5')];
    expect(borneBy(rules)).toMatchObject({ 'od.pd': '31,5' });
    expect(borneBy(rules)).not.toHaveProperty('os.pd');
  });

  test('tells no distance that words around it deny', () => {
    const rules = [claimOf('od.sphere', '-2,25')];
    expect(borneBy(rules)).toMatchObject({ 'od.pd': '31,5' });
    expect(borneBy(rules, paper, () => true)).not.toHaveProperty('od.pd');
  });

  test('guesses no eye that nothing names', () => {
    expect(borneBy([], paper.replaceAll(/^[RL] /gm, '  ').replace(/R 31.*/, '62,5'))).toEqual({});
  });

  test('tells a prism that the rules did not find with its base, and asks for one without', () => {
    const withPrism = (drawn: string) => paper.replace('175             ', drawn);
    expect(borneBy([], withPrism('175      2,00      innen'))).toMatchObject({
      'od.prismHor': '2,00',
      'od.baseHor': 'innen',
    });
    const withoutBase = borneBy([], withPrism('175      2,00      BO   '));
    expect(withoutBase).toMatchObject({ 'od.prismHor': '2,00 of the rules asked' });
    expect(withoutBase).not.toHaveProperty(['od.baseHor']);
  });

  test('tells nothing of two refractions with nothing to choose between them', () => {
    const lines = paper.split('\n');
    const other = lines.slice(4, 8).map((line) => line.replace(/(?<=[+-]\d),\d\d/g, ',75'));
    const twice = [...lines.slice(0, 8), ...other, ...lines.slice(8)].join('\n');
    expect(borneBy([], twice)).not.toHaveProperty('od.sphere');
  });

  test.each([
    ['contact lenses', 'Kontaktlinsen\nR  8,60  14,20  -2,25\nL  8,60  14,20  +1,00'],
    ['a bill', 'Rechnung\nFassung  129,00\nRabatt  -25,00\nSumme  104,00'],
    ['nothing', 'Terminzettel\n14.03.2026'],
  ])('finds no lens on %s', (_name, drawing) => {
    expect(borneBy([], drawing)).toEqual({});
  });
});

/** What was learned of some numbers by their texts: each surely of its field, all others surely nothing. */
function learnedOf(drawing: string, told: Partial<Record<GuessName, string>>, chance = 1): Guesses {
  const of = new Map(
    Object.entries(told).map(([name, text]) => [
      name as GuessName,
      { token: claimOf(name as GuessName, text, drawing).token, chance, rival: 0 },
    ]),
  );
  const isTold = (token: FlatToken) =>
    [...of.values()].some((one) => isSamePlace(one.token, token));
  return {
    of,
    eyesNamed: 2,
    chanceOfNone: (token) => (isTold(token) ? 0 : 1),
    placeOf: () => null,
    fieldOf: () => null,
    glasses: 1,
    hasWords: true,
    prisms: [],
    powers: [],
  };
}

test('an addition that the rules shared gives way to another one of its row', () => {
  const drawing = 'R  -2.25  -0.75  175\nL  +1.00  -0.50  20\nAdd  +2.00  +1.75';
  const shared = { ...claimOf('od.add', '+2.00', drawing), isOfPlace: true };
  const rules = [shared, { ...shared, name: 'os.add' as const }];
  const toldWith = (adds: Partial<Record<GuessName, string>>) =>
    bearOut(
      new Map(rules.map((claim) => [claim.name, claim])),
      learnedOf(drawing, { ...LENSES, ...adds }),
    ).get('os.add')?.token.text;
  expect(toldWith({ 'od.add': '+2.00', 'os.add': '+1.75' })).toBe('+1.75');
  expect(toldWith({ 'od.add': '+2.00' })).toBe('+2.00');
});

test('a number that is surely nothing is no rival of an axis, and one in degrees is', () => {
  const decided = (other: string, chanceOfNone: number, chance = 0.95) => {
    const drawing = `R  -2.25  -0.75  175\nL  +1.00  -0.50  20\nTray ${other}`;
    const rules = Object.entries(LENSES).map(([name, text]): Claim => ({
      ...claimOf(name as GuessName, text, drawing),
      isUnsure: true,
      others: name === 'od.axis' ? [claimOf('od.axis', other, drawing)] : [],
    }));
    const guesses = learnedOf(drawing, LENSES, chance);
    const borne = bearOut(new Map(rules.map((claim) => [claim.name, claim])), {
      ...guesses,
      chanceOfNone: (token) => Math.min(guesses.chanceOfNone(token), chanceOfNone),
    });
    return borne.get('od.axis')?.isUnsure === false;
  };
  expect(decided('58', 1)).toBe(true);
  expect(decided('58', 0.98)).toBe(false);
  expect(decided('6.25', 1)).toBe(true);
  expect(decided('6.25', 0.98)).toBe(false);
  // Of a lens that is as good as certain less speaks against it.
  expect(decided('6.25', 0.95, 0.97)).toBe(true);
  expect(decided('6.25', 0.95, 0.96)).toBe(false);
  expect(decided('58°', 1)).toBe(false);
});

test('a power that the other eye alone lacks speaks against nothing of this one', () => {
  const drawing = 'R  -2.25  -0.75  175\nL  +1.00   zz -0.50';
  const chosen = new Map(
    (['od.sphere', 'od.cylinder', 'os.sphere'] as const).map((name) => [
      name,
      claimOf(name, LENSES[name], drawing),
    ]),
  );
  const { token } = claimOf('os.cylinder', '-0.50', drawing);
  const lacked = (name: ReadName, side: 'od' | 'os', field: 'sphere' | 'cylinder') =>
    isLackedByOther(name, token, { chosen, guesses: { placeOf: () => ({ side, field }) } });
  expect(lacked('od.sphere', 'os', 'cylinder')).toBe(true);
  expect(lacked('os.sphere', 'os', 'cylinder')).toBe(false);
  expect(lacked('od.sphere', 'os', 'sphere')).toBe(false);
  expect(lacked('od.sphere', 'od', 'cylinder')).toBe(false);
  expect(lacked('pd', 'os', 'cylinder')).toBe(false);
  expect(isLackedByOther('od.sphere', token, { chosen, guesses: { placeOf: () => null } })).toBe(
    false,
  );
});

test('a prism is borne out with its lens where it has its base, and is surely one of that eye', () => {
  const drawing = 'R  -2.25  -0.75  175  2.50 In\nL  +1.00  -0.50  20';
  const told = (prism: Partial<Claim>, learned: Partial<Guesses['prisms'][number]> = {}) => {
    const amount = claimOf('od.prismHor', '2.50', drawing);
    const isUnsure = { isUnsure: true, ...prism };
    const rules: Claim[] = [
      ...Object.entries(LENSES).map(([name, text]) => claimOf(name as ReadName, text, drawing)),
      { ...amount, isPaired: true, ...isUnsure },
      { ...amount, name: 'od.baseHor', text: 'In', isPaired: true, ...isUnsure },
    ];
    const prisms = [
      { token: amount.token, side: 'od' as const, chance: 0.96, base: null, ...learned },
    ];
    const byRules = new Map(rules.map((claim) => [claim.name, claim]));
    const borne = bearOut(byRules, { ...learnedOf(drawing, LENSES), prisms });
    return (['od.prismHor', 'od.baseHor'] as const).every((name) => {
      const part = borne.get(name);
      return part?.isBorneOut === true && !part.isUnsure;
    });
  };
  expect(told({})).toBe(true);
  expect(told({ isPaired: false })).toBe(false);
  expect(told({ others: [claimOf('od.prismHor', '-0.75', drawing)] })).toBe(false);
  expect(told({}, { chance: 0.94 })).toBe(false);
  expect(told({}, { side: 'os' })).toBe(false);
});

test('a prism without a base by rules is told with the one that was found, and asked without', () => {
  const drawing = 'R  -2.25  -0.75  175  2.50  180°\nL  +1.00  -0.50  20';
  const told = (lacksBase: Claim['lacksBase'], direction: 'Out' | 'Up' | null) => {
    const amount = claimOf('od.prismHor', '2.50', drawing);
    const degrees = claimOf('od.baseHor', '180°', drawing).token;
    const rules: Claim[] = [
      ...Object.entries(LENSES).map(([name, text]) => claimOf(name as ReadName, text, drawing)),
      { ...amount, isUnsure: true, ...(lacksBase && { lacksBase }) },
    ];
    const base = direction && { token: degrees, direction };
    const prisms = [{ token: amount.token, side: 'od' as const, chance: 0.96, base }];
    const byRules = new Map(rules.map((claim) => [claim.name, claim]));
    const borne = bearOut(byRules, { ...learnedOf(drawing, LENSES), prisms });
    return [...borne].flatMap(([name, { isUnsure }]) =>
      /prism|base/.test(name) ? [`${name}${isUnsure ? '?' : ''}`] : [],
    );
  };
  expect(told('prism', 'Out')).toEqual(['od.prismHor', 'od.baseHor']);
  expect(told('prism', 'Up')).toEqual(['od.prismVer', 'od.baseVer']);
  expect(told('prismHor', 'Up')).toEqual(['od.prismHor?']);
  expect(told('prism', null)).toEqual(['od.prismHor?']);
  expect(told(undefined, 'Out')).toEqual(['od.prismHor?']);
});

test('distances of both eyes are told beside lesser ones, which are for near, and beside no others', () => {
  const told = (drawing: string, far: [string, string], rivals: [string, string]) => {
    const learned = learnedOf(drawing, LENSES);
    const of = new Map(learned.of);
    for (const [at, name] of (['od.pd', 'os.pd'] as const).entries()) {
      const others = rivals[at] === '' ? [] : [claimOf(name, rivals[at]!, drawing).token];
      of.set(name, {
        token: claimOf(name, far[at]!, drawing).token,
        chance: 1,
        rival: 0.9,
        rivals: others,
      });
    }
    const rules = Object.entries(LENSES).map(([name, text]) =>
      claimOf(name as ReadName, text, drawing),
    );
    const borne = bearOut(new Map(rules.map((claim) => [claim.name, claim])), { ...learned, of });
    return [borne.get('od.pd')?.token.text ?? null, borne.get('os.pd')?.token.text ?? null];
  };
  const lenses = 'R  -2.25  -0.75  175\nL  +1.00  -0.50  20\n';
  const farAndNear = `${lenses}Zz  32  30.5\nYy  31.5  30`;
  expect(told(farAndNear, ['32', '31.5'], ['30.5', '30'])).toEqual(['32', '31.5']);
  expect(told(farAndNear, ['32', '31.5'], ['', ''])).toEqual(['32', '31.5']);
  expect(told(farAndNear, ['30.5', '30'], ['32', '31.5'])).toEqual([null, null]);
  const muchLess = `${lenses}Zz  32  28\nYy  31.5  27.5`;
  expect(told(muchLess, ['32', '31.5'], ['28', '27.5'])).toEqual([null, null]);
  const askew = `${lenses}Zz  32  30.5\nYy        30  31.5`;
  expect(told(askew, ['32', '31.5'], ['30.5', '30'])).toEqual([null, null]);
});
