import { expect, test } from 'vitest';
import type { ReadName } from '#domain/prescription/picture-reading.ts';
import { RANKS, type Claim } from './claim.ts';
import { doubtUnlikely } from './doubt-unlikely.ts';
import { layOut } from './page-layout.ts';
import { sheetOf } from './meaning.test-data.ts';
import type { Guess, GuessName } from './learned/guesses.ts';

type Told = Partial<Record<ReadName, string>>;

/** Which of the values told of a paper are asked; `explained` are what else the rules know. */
function asked(
  drawing: string,
  told: Told,
  {
    explained = {},
    chance = 0,
    ...more
  }: Pick<Claim, 'isFromNear'> & { explained?: Told; chance?: number } = {},
): string[] {
  const rows = sheetOf(drawing)
    .pages.flatMap(layOut)
    .flatMap((layout) => layout.rows);
  const tokens = rows.flatMap((row) => row.tokens);
  const claimsOf = (some: Told): Claim[] =>
    Object.entries(some).map(([name, text]) => ({
      name: name as ReadName,
      token: tokens.find((token) => token.text === text)!,
      rank: RANKS.table,
      isNear: false,
      ...more,
    }));
  const chosen = new Map(claimsOf(told).map((claim) => [claim.name, claim]));
  const of = new Map<GuessName, Guess>(
    claimsOf(told).map(({ name, token }) => [name as GuessName, { token, chance, rival: 0 }]),
  );
  const doubted = doubtUnlikely(chosen, {
    claims: claimsOf(explained),
    rows,
    guesses: { of, chanceOfNone: () => 0 },
  });
  return [...doubted].flatMap(([name, { isUnsure }]) => (isUnsure ? [name] : []));
}

test('a distance beside or below a slightly greater one that nothing explains is asked', () => {
  const halves = { 'od.pd': '32.5', 'os.pd': '31' } as const;
  expect(asked('OD   33.5   32.5\nOS   32   31', halves)).toEqual(['od.pd', 'os.pd']);
  expect(asked('     OD     OS\n     33.5   32\n     32.5   31', halves)).toEqual([
    'od.pd',
    'os.pd',
  ]);
  expect(asked('63   60', { pd: '60' }, { chance: 1 })).toEqual(['pd']);
});

test('a distance is told beside what the rules know, and beside what no distance is', () => {
  const halves = { 'od.pd': '31', 'os.pd': '32.5' } as const;
  expect(asked('PD   31   32.5', halves)).toEqual([]);
  expect(asked('PD   31   33', { 'od.pd': '31' }, { explained: { 'os.pd': '33' } })).toEqual([]);
  expect(asked('PD   31   30', { 'od.pd': '31' })).toEqual([]);
  expect(asked('PD   31   35', { 'od.pd': '31' })).toEqual([]);
  expect(asked('PD   31   +32.25', { 'od.pd': '31' })).toEqual([]);
  expect(asked(`PD   31${'\n'.repeat(7)}     32`, { 'od.pd': '31' })).toEqual([]);
});

test('a distance as wide as a lens is told where what was learned is sure of it', () => {
  expect(asked('PD   50', { pd: '50' })).toEqual(['pd']);
  expect(asked('PD   50', { pd: '50' }, { chance: 0.99 })).toEqual([]);
  expect(asked('PD   58', { pd: '58' })).toEqual([]);
});

test('what stands behind the distances for far of both eyes, each less than its own, doubts none', () => {
  const halves = { 'od.pd': '33.5', 'os.pd': '32' } as const;
  expect(
    asked('OD Dist   OS Dist   OD Near   OS Near\n33.5      32        32.5      31', halves),
  ).toEqual([]);
  // Nothing heads them: `32.5` may be that for far of the left eye.
  expect(asked('OD  33.5   32   32.5   31  OS', halves)).toEqual(['os.pd']);
  expect(asked('OD Dist   OS Dist   OS Near\n33.5      32        32.5', halves)).toEqual(['os.pd']);
});

test('a distance of one eye that is as little as heights are is asked', () => {
  expect(asked('OD  22   OS  31', { 'od.pd': '22', 'os.pd': '31' })).toEqual(['od.pd']);
  expect(asked('OD  24   OS  31', { 'od.pd': '24', 'os.pd': '31' })).toEqual([]);
});

test('an addition of one eye alone is asked where it is small, or beside a power that nothing explains', () => {
  expect(asked('Add   0.50', { 'os.add': '0.50' })).toEqual(['os.add']);
  expect(asked('Add   0.75', { 'os.add': '0.75' })).toEqual([]);
  expect(asked('OD   -2.50   OS   +1.25', { 'os.add': '+1.25' })).toEqual(['os.add']);
  expect(asked('-2.50   +1.25', { 'os.sphere': '-2.50', 'os.add': '+1.25' })).toEqual([]);
  expect(asked('OS   +0.50', { 'os.add': '+0.50' }, { isFromNear: true })).toEqual([]);
  expect(asked('Add   0.50   0.50', { 'od.add': '0.50', 'os.add': '0.50' })).toEqual([]);
});

test('what is surely none is asked where another number surely is the value', () => {
  const rows = sheetOf('L  -1.00   -4.50')
    .pages.flatMap(layOut)
    .flatMap((layout) => layout.rows);
  const tokens = rows[0]!.tokens;
  const tokenOf = (text: string) => tokens.find((token) => token.text === text)!;
  const claim: Claim = {
    name: 'os.sphere',
    token: tokenOf('-1.00'),
    rank: RANKS.before,
    isNear: false,
  };
  const isAsked = (chance: number, none: number, other = '-4.50') =>
    doubtUnlikely(new Map([['os.sphere', claim]]), {
      claims: [claim],
      rows,
      guesses: {
        of: new Map([['os.sphere', { token: tokenOf(other), chance, rival: 0 }]]),
        chanceOfNone: () => none,
      },
    }).get('os.sphere')?.isUnsure === true;
  expect(isAsked(1, 1)).toBe(true);
  expect(isAsked(0.8, 1)).toBe(false);
  expect(isAsked(1, 0.8)).toBe(false);
  expect(isAsked(1, 1, '-1.00')).toBe(false);
});
