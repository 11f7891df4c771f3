import { describe, expect, test } from 'vitest';
import { choose, type Chosen } from './choose.ts';
import { claimsOf } from './claims.ts';
import { layOut } from './page-layout.ts';
import { sheetOf } from './meaning.test-data.ts';

/** What the rules make of a paper, whatever was learned of its numbers. */
function ruled(drawing: string): { chosen: Chosen; hasContactLenses: boolean } {
  const found = sheetOf(drawing, { source: 'text-layer' }).pages.flatMap(layOut).map(claimsOf);
  return {
    chosen: choose(found.flatMap(({ claims }) => claims)),
    hasContactLenses: found.some((page) => page.hasContactLenses),
  };
}

const TOLD = {
  'od.sphere': '-2.25',
  'od.cylinder': '-0.75',
  'od.axis': '175',
  'os.sphere': '+1.00',
  'os.cylinder': '-0.50',
  'os.axis': '20',
} as const;

function toldBy(drawing: string): Record<string, string> {
  const { chosen } = ruled(drawing);
  return Object.fromEntries(
    Object.keys(TOLD).map((name) => {
      const claim = chosen.get(name as keyof typeof TOLD);
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
      'above hours of a week',
      `${table('Axis')}\nMo  Tu  We  Th  Fr  Sa  Su\n    2    3    2    2     2     2    2`,
    ],
    [
      'above days behind three stars',
      `${table('Axis')}\n*** End ***                     *** 2 days`,
    ],
    [
      'below names of fields in the brackets of a sentence',
      'These are the values of your glasses (sphere / cylinder / axis):\nRight:  -2.25 / -0.75 / 175°\nLeft:  +1.00 / -0.50 / 20',
    ],
  ])('%s', (_, drawing) => {
    const told = toldBy(drawing);
    expect(Object.values(told).map((text) => text.replace('°', ''))).toEqual(Object.values(TOLD));
  });
});

test('what a shop sells is no contact lenses of anybody, and a heading is', () => {
  const offers = 'Brillen · Kontaktlinsen · Optometrie';
  expect(ruled(`${table('Axis')}\n${offers}`).hasContactLenses).toBe(false);
  expect(ruled(`${table('Axis')}\nKontaktlinsen`).hasContactLenses).toBe(true);
  expect(ruled(`${table('Axis')}\nKontaktlinsen · Brillen · 8.60`).hasContactLenses).toBe(true);
});
