import { describe, expect, test } from 'vitest';
import type { Word } from '../words.ts';
import type { Pixels } from './pixels.ts';
import { withTicks } from './ticks.ts';

const [WIDTH, HEIGHT] = [600, 120];
/** A box of 18 pixels with edges of 2, and where the line stands. */
const [SIDE, EDGE, TOP] = [18, 2, 50];
/** The box of a line is so high: letters of 16 pixels and a rim. */
const LINE_PX = 26;
const LETTER_PX = 12;

type Rectangle = readonly [left: number, top: number, right: number, bottom: number];

function pageOf(rectangles: readonly Rectangle[]): Pixels {
  const data = new Uint8Array(3 * WIDTH * HEIGHT).fill(230);
  for (const [left, top, right, bottom] of rectangles)
    for (let y = top; y < bottom; y++)
      data.fill(40, 3 * (y * WIDTH + left), 3 * (y * WIDTH + right));
  return { data, widthPx: WIDTH, heightPx: HEIGHT };
}

/** The four edges of an empty box, from its left upper corner. */
const boxAt = (x: number, y = TOP): Rectangle[] => [
  [x, y, x + SIDE, y + EDGE],
  [x, y + SIDE - EDGE, x + SIDE, y + SIDE],
  [x, y, x + EDGE, y + SIDE],
  [x + SIDE - EDGE, y, x + SIDE, y + SIDE],
];

/** A cross from corner to corner. */
const crossAt = (x: number, y = TOP): Rectangle[] =>
  Array.from({ length: SIDE - 1 }, (_, at): Rectangle[] => [
    [x + at, y + at, x + at + 2, y + at + 2],
    [x + SIDE - 2 - at, y + at, x + SIDE - at, y + at + 2],
  ]).flat();

/** Letters are strokes here: what they say is told by the word. */
const strokesAt = (x: number, letters: number, y = TOP): Rectangle[] =>
  Array.from({ length: letters }, (_, at): Rectangle => [
    x + at * LETTER_PX + 4,
    y + 2,
    x + at * LETTER_PX + 7,
    y + 16,
  ]);

function wordAt(text: string, x: number, y = TOP): Word {
  const letters = [...text];
  return {
    text,
    source: 'recogniser',
    second: null,
    letters: null,
    weakest: 0.9,
    characters: letters.flatMap((letter, at) =>
      letter === ' '
        ? []
        : [{ text: letter, confidence: 0.9, xPx: x + (at + 0.5) * LETTER_PX, yPx: y + 9 }],
    ),
    box: {
      xPx: x + (letters.length * LETTER_PX) / 2,
      yPx: y + SIDE / 2,
      widthPx: letters.length * LETTER_PX,
      heightPx: LINE_PX,
      angleRadians: 0,
    },
  };
}

const textsOf = (picture: Rectangle[], words: Word[]) =>
  withTicks(pageOf(picture), words).map(({ text }) => text);

describe('boxes before what is to choose from', () => {
  const words = [wordAt('Bifocal', 60), wordAt('Progressive', 260)];
  const letters = [...strokesAt(60, 7), ...strokesAt(260, 11)];

  test('are ticked or empty', () => {
    const boxes = [...boxAt(32), ...boxAt(232), ...crossAt(232)];
    expect(textsOf([...letters, ...boxes], words)).toEqual(['☐ Bifocal', '☒ Progressive']);
  });

  test('say nothing where none of a line is ticked', () => {
    const boxes = [...boxAt(32), ...boxAt(232)];
    expect(textsOf([...letters, ...boxes], words)).toEqual(['Bifocal', 'Progressive']);
  });

  test('say nothing where one of a line is neither ticked nor empty', () => {
    const speck: Rectangle = [40, 58, 43, 60];
    const boxes = [...boxAt(32), speck, ...boxAt(232), ...crossAt(232)];
    expect(textsOf([...letters, ...boxes], words)).toEqual(['Bifocal', 'Progressive']);
  });

  test('stand in the midst of a line', () => {
    const line = wordAt('Bifocal   Progressive', 60);
    const boxes = [...boxAt(32), ...boxAt(149), ...crossAt(149)];
    const strokes = [...strokesAt(60, 7), ...strokesAt(180, 11)];
    expect(textsOf([...strokes, ...boxes], [line])).toEqual(['☐ Bifocal ☒ Progressive']);
  });

  test('take the place of the letter that one was read as', () => {
    const line = wordAt('O Bifocal', 32);
    const boxes = [...boxAt(29), ...crossAt(29)];
    expect(textsOf([...strokesAt(56, 7), ...boxes], [line])).toEqual(['☒ Bifocal']);
  });

  test('are no letters of a word', () => {
    const capital: Rectangle[] = [...boxAt(58), ...crossAt(58)];
    expect(textsOf([...capital, ...strokesAt(76, 6)], [wordAt('Bifocal', 60)])).toEqual([
      'Bifocal',
    ]);
  });

  test('are looked for beside nothing else', () => {
    const boxes = [...boxAt(32), ...crossAt(32)];
    expect(textsOf([...strokesAt(60, 6), ...boxes], [wordAt('Sphere', 60)])).toEqual(['Sphere']);
  });
});

test('each mark is a character at the place of its box', () => {
  const picture = [...strokesAt(60, 7), ...boxAt(32), ...crossAt(32)];
  const [word] = withTicks(pageOf(picture), [wordAt('Bifocal', 60)]);
  expect(word!.characters).toHaveLength(8);
  expect(word!.characters[0]).toMatchObject({ text: '☒', confidence: 1 });
  expect(Math.abs(word!.characters[0]!.xPx - 41)).toBeLessThan(2);
});
