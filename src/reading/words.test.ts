import { expect, test } from 'vitest';
import { boxOfCharacters, type Word } from './words.ts';

/** `OD -2.25` in a line that sinks: three pixels down for every four to the right. */
const angleRadians = Math.atan2(3, 4);
const at = (text: string, along: number) => ({
  text,
  confidence: 1,
  xPx: 100 + along * 0.8,
  yPx: 50 + along * 0.6,
});
const word: Word = {
  text: 'OD -2.25',
  characters: [...'OD-2.25'].map((text, index) => at(text, [-35, -25, -5, 5, 15, 25, 35][index]!)),
  weakest: 1,
  box: { xPx: 100, yPx: 50, widthPx: 80, heightPx: 20, angleRadians },
  source: 'recogniser',
  second: null,
  letters: null,
};

test('a value is cut out of its line halfway to its neighbour', () => {
  const value = boxOfCharacters(word, word, 2, 7);

  expect(value.widthPx).toBeCloseTo(55);
  expect(value.xPx).toBeCloseTo(100 + 12.5 * 0.8);
  expect(value.yPx).toBeCloseTo(50 + 12.5 * 0.6);
  expect(value).toMatchObject({ heightPx: 20, angleRadians });
});

test('all characters of a word fill its box', () => {
  expect(boxOfCharacters(word, word, 0, 7)).toEqual(word.box);
});

test('a value of a bent line has the place and the lean of its own characters', () => {
  const bent = word.characters.map((one, index) => ({
    ...one,
    yPx: one.yPx + 2 * index,
  }));
  const value = boxOfCharacters(word, { ...word, characters: bent }, 3, 6);

  expect(value.yPx).toBeCloseTo(50 + 15 * 0.6 + 8);
  expect(value.angleRadians).toBeGreaterThan(word.box.angleRadians);
});
