import { expect, test } from 'vitest';
import { randomFrom } from '#test/chaos/random.ts';
import { misread } from './misread.ts';

const paper = [
  'Right Eye      Sphere    Cylinder    Axis',
  'OD             -2.25     -0.75       175',
  'OS             +1.00     -0.50       020',
  'Pupillary distance 62 mm',
].join('\n');
const seen = Array.from({ length: 200 }, (_, seed) => misread(paper, randomFrom(seed)));

function share(is: (one: string) => boolean): number {
  return seen.filter(is).length / seen.length;
}

test('the same dice misread the same', () => {
  expect(misread(paper, randomFrom(7))).toBe(seen[7]);
});

test('what is seen of a cell begins where the cell stood, in its row', () => {
  for (const one of seen) {
    expect(one.split('\n').map(({ length }) => length)).toEqual(
      paper.split('\n').map(({ length }) => length),
    );
    for (const value of ['-0.75', '175', '020']) {
      const at = one.indexOf(value);
      if (at !== -1) expect(at).toBe(paper.indexOf(value));
    }
  }
});

test('numbers mostly stay, and small words mostly do not', () => {
  expect(share((one) => one.includes('-2.25'))).toBeGreaterThan(0.7);
  expect(share((one) => one.includes('-2.25'))).toBeLessThan(0.95);
  expect(share((one) => one.includes('Pupillary distance'))).toBeLessThan(0.5);
  expect(share((one) => one.includes('Cylinder'))).toBeLessThan(0.8);
});

test('signs, points and whole cells are lost at times', () => {
  for (const lost of [/(?<!-)0\.75/, /-075/, /OD {20,}/])
    expect(share((one) => lost.test(one))).toBeGreaterThan(0);
});
