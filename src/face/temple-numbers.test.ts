import { expect, test } from 'vitest';
import { frameWidthFrom, templeNumbersIn } from './temple-numbers.ts';

test.each([
  ['52-18-140', { lensWidthMm: 52, bridgeMm: 18, templeLengthMm: 140 }],
  ['52□18 140', { lensWidthMm: 52, bridgeMm: 18, templeLengthMm: 140 }],
  ['49 [] 21-145', { lensWidthMm: 49, bridgeMm: 21, templeLengthMm: 145 }],
  ['RB 5154 2000 51/21 145', { lensWidthMm: 51, bridgeMm: 21, templeLengthMm: 145 }],
  ['52 18', { lensWidthMm: 52, bridgeMm: 18, templeLengthMm: null }],
  ['Mod. 1234 C3', null],
  ['18-52-140', null],
  ['', null],
] as const)('%s', (text, expected) => {
  expect(templeNumbersIn(text)).toEqual(expected);
});

test('a frame is as wide as its lenses, bridge and end pieces', () => {
  const { mm } = frameWidthFrom({ lensWidthMm: 52, bridgeMm: 18, templeLengthMm: 140 });
  expect(mm).toBe(134);
});
