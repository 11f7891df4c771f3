import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { templeNumbersRead, textOfTempleNumbers } from './temple-numbers-read.ts';

/** Lines that were read surely but for the characters at some places, spaces not counted. */
const line = (text: string, ...unsureAt: number[]) => ({
  text,
  certainties: [...text.replaceAll(' ', '')].map((_, at) => (unsureAt.includes(at) ? 0.4 : 0.95)),
});
const read = (...texts: string[]) =>
  templeNumbersRead(texts.map((text) => line(text))).map(textOfTempleNumbers);

describe('what readers make of a size', () => {
  test.each([
    ['52-18-140', '52-18-140'],
    ['52□18 140', '52-18-140'],
    ['52口18 140', '52-18-140'],
    ['52O18 140', '52-18-140'],
    ['52018 140', '52-18-140'],
    ['52D18-140', '52-18-140'],
    ['52[]18 140', '52-18-140'],
    ['52 [ ]18-140', null],
    ['52 □ 18 — 140', '52-18-140'],
    ['5218 140', '52-18-140'],
    ['5218140', '52-18-140'],
    ['52018140', '52-18-140'],
    ['52 18 140', '52-18-140'],
    ['RB 5154 2000 51□21 145', '51-21-145'],
    ['Mod. 1234 C3 54/17', '54-17'],
    ['MADE IN ITALY 49□21', '49-21'],
    ['Alder52o18140', '52-18-140'],
    ['RB5218', null],
    ['RB5218 140', null],
    ['RB 5218', null],
    ['RB 52018', null],
    ['52 18', null],
    ['CE 18-52-140', null],
    ['52-18-340', null],
    ['72-18-140', null],
    ['REF 4352-18-1402', null],
    ['', null],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual(expected === null ? [] : [expected]);
  });
});

test('a size that was read twice is one; without its temple it says nothing else', () => {
  expect(read('52□18 140', '52□18', '52O18 140')).toEqual(['52-18-140']);
});

test('what was read as this and as that is both, and nobody chooses', () => {
  expect(read('52□18 140', '52□16 140')).toEqual(['52-18-140', '52-16-140']);
  expect(read('52□18 140', '52□18 145')).toEqual(['52-18-140', '52-18-145']);
});

test.each([0, 1, 3, 4, 5, 7])('a size whose character %d was read unsurely is not told', (at) => {
  expect(templeNumbersRead([line('52□18 140', at)])).toEqual([]);
});

test('what else was read unsurely does not matter: the box seldom is one of the letters known', () => {
  const [numbers] = templeNumbersRead([line('C1 52018 140', 0, 1, 4)]);
  expect(numbers).toEqual({ lensWidthMm: 52, bridgeMm: 18, templeLengthMm: 140 });
  expect(templeNumbersRead([line('Alder52018140', 7)])).toHaveLength(1);
  expect(templeNumbersRead([line('Alder52018140')])).toEqual([]);
  expect(templeNumbersRead([line('52018', 2)])).toEqual([]);
});

test('every size that frames have is found again in what is printed of it', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 38, max: 64 }),
      fc.integer({ min: 12, max: 28 }),
      fc.integer({ min: 120, max: 160 }),
      fc.constantFrom('□', '-', ' ', '', 'O', '0', '口'),
      (lens, bridge, temple, sign) => {
        expect(read(`Model 7 ${lens}${sign}${bridge} ${temple}`)).toContain(
          `${lens}-${bridge}-${temple}`,
        );
      },
    ),
  );
});
