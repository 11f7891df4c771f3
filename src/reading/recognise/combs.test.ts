import { expect, test } from 'vitest';
import * as combs from './combs.ts';
import { drawnAt } from './drawn-at.ts';
import type { Pixels } from './pixels.ts';

const [WIDTH, HEIGHT] = [900, 400];
/** Boxes of 30 by 40 pixels with rules of 2. */
const [STEP, HIGH, RULE] = [32, 44, 2];
const [X, Y] = [200, 150];

const setClose = (page: Pixels) =>
  combs.withoutCombs(page, { drawnAt: async (whole, size) => drawnAt(whole, size) });
const withoutCombs = async (page: Pixels) => (await setClose(page))?.pixels ?? null;

type Rectangle = readonly [left: number, top: number, right: number, bottom: number];

/** Ink on paper. */
function pageOf(rectangles: readonly Rectangle[]): Pixels {
  const page = {
    data: new Uint8Array(3 * WIDTH * HEIGHT).fill(230),
    widthPx: WIDTH,
    heightPx: HEIGHT,
  };
  draw(page, 40, rectangles);
  return page;
}

function draw({ data }: Pixels, shade: number, rectangles: readonly Rectangle[]): void {
  for (const [left, top, right, bottom] of rectangles)
    for (let y = top; y < bottom; y++)
      data.fill(shade, 3 * (y * WIDTH + left), 3 * (y * WIDTH + right));
}

/** The rules of so many boxes in a row. */
function rules(boxes: number): Rectangle[] {
  const right = X + boxes * STEP + RULE;
  return [
    [X, Y, right, Y + RULE],
    [X, Y + HIGH - RULE, right, Y + HIGH],
    ...Array.from({ length: boxes + 1 }, (_, at): Rectangle => {
      const left = X + at * STEP;
      return [left, Y, left + RULE, Y + HIGH];
    }),
  ];
}

/** A 1 in the middle of a box. */
const figure = (box: number): Rectangle => [
  X + box * STEP + 14,
  Y + 12,
  X + box * STEP + 20,
  Y + 32,
];

/** Where ink begins and ends in the row of pixels through the middle of the boxes. */
function inkAcross({ data }: Pixels): [start: number, end: number][] {
  const found: [number, number][] = [];
  for (let x = 0; x < WIDTH; x++) {
    if (data[3 * ((Y + HIGH / 2) * WIDTH + x)]! > 128) continue;
    const last = found.at(-1);
    if (last && last[1] === x) last[1] = x + 1;
    else found.push([x, x + 1]);
  }
  return found;
}

test('figures in boxes of their own are set close, and the boxes are gone', async () => {
  const page = pageOf([...rules(5), figure(0), figure(1), figure(2)]);
  const before = page.data.slice();

  const close = (await withoutCombs(page))!;
  expect(inkAcross(close)).toEqual([
    [214, 220],
    [226, 232],
    [238, 244],
  ]);
  expect(close.data.filter((value) => value < 128)).toHaveLength(3 * 3 * 6 * 20);
  expect(page.data).toEqual(before);
});

test('what was set close is told with its place on the page itself', async () => {
  const page = pageOf([...rules(5), figure(0), figure(1), figure(2)]);
  const [place, ...others] = (await setClose(page))!.places;
  expect(others).toEqual([]);
  const { xPx, yPx, widthPx, heightPx, angleRadians } = place!;
  expect(xPx - widthPx / 2).toBeLessThanOrEqual(X + 14);
  expect(xPx + widthPx / 2).toBeGreaterThanOrEqual(X + 2 * STEP + 20);
  expect(xPx + widthPx / 2).toBeLessThan(X + 3 * STEP + 14);
  expect(Math.abs(yPx - Y - HIGH / 2)).toBeLessThan(2);
  expect(heightPx).toBeGreaterThan(20);
  expect(angleRadians).toBe(0);
});

test('a large page is looked at smaller, and what is found is as large as it is', async () => {
  const page = pageOf([...rules(5), figure(0), figure(1), figure(2)]);
  const size = { widthPx: 3 * WIDTH, heightPx: 3 * HEIGHT };
  const close = await withoutCombs(drawnAt(page, size));
  const starts = inkAcross(drawnAt(close!, page)).map(([start]) => start);
  expect(starts).toHaveLength(3);
  for (const [at, start] of [214, 226, 238].entries())
    expect(Math.abs(starts[at]! - start)).toBeLessThan(6);
});

test('a rule between two boxes that was not seen changes nothing', async () => {
  const seen = rules(4).filter((_, at) => at !== 4);
  const close = await withoutCombs(pageOf([...seen, figure(0), figure(1), figure(2)]));
  expect(inkAcross(close!)).toHaveLength(3);
});

test('a comb is left alone where a figure of it would be lost', async () => {
  const touching: Rectangle = [X + 2 * STEP + 14, Y + 12, X + 2 * STEP + 20, Y + HIGH];
  expect(await withoutCombs(pageOf([...rules(5), figure(0), figure(1), touching]))).toBeNull();
  const first: Rectangle = [X + 14, Y, X + 20, Y + 32];
  expect(await withoutCombs(pageOf([...rules(5), first, figure(1), figure(2)]))).toBeNull();
  const between: Rectangle = [X + STEP, Y + 12, X + STEP + 20, Y + 32];
  expect(await withoutCombs(pageOf([...rules(5), figure(0), between, figure(2)]))).toBeNull();
});

test('so is one whose last figure touches a box that is wide for rules not seen', async () => {
  const seen = rules(6).filter((_, at) => at <= 3 || at === 8);
  const touching: Rectangle = [X + 3 * STEP + 15, Y + 14, X + 3 * STEP + 17, Y + HIGH];
  expect(await withoutCombs(pageOf([...seen, figure(0), figure(1), figure(2)]))).not.toBeNull();
  expect(
    await withoutCombs(pageOf([...seen, figure(0), figure(1), figure(2), touching])),
  ).toBeNull();
});

test('so is one that goes on where a box is broken', async () => {
  const figures = [0, 1, 2, 3, 4].map(figure);
  const broken = rules(5).map(([left, top, right, bottom], at): Rectangle =>
    at === 0 ? [left, top, X + 3 * STEP + 8, bottom] : [left, top, right, bottom],
  );
  expect(await withoutCombs(pageOf([...broken, ...figures]))).toBeNull();
});

test('light letters on a dark field are no boxes', async () => {
  const page = pageOf([[100, 80, 600, 300]]);
  // Three lines of OOO: an O is paper with a figure in it.
  for (let letter = 0; letter < 9; letter++) {
    const [x, y] = [X + (letter % 3) * STEP, Y + HIGH * (Math.floor(letter / 3) - 0.5)];
    for (let row = -20; row < 20; row++) {
      const half = (high: number, wide: number) =>
        Math.round(wide * Math.sqrt(Math.max(0, 1 - (row / high) ** 2)));
      const [outer, inner] = [half(20, 14), half(10, 5)];
      draw(page, 230, [[x - outer, y + row, x + outer, y + row + 1]]);
      draw(page, 40, [[x - inner, y + row, x + inner, y + row + 1]]);
    }
  }
  expect(await withoutCombs(page)).toBeNull();
});

test('words and numbers in a table stand as they are', async () => {
  const word = (cell: number): Rectangle[] =>
    [0, 9, 18, 27].map((letter) => {
      const left = X + cell * 100 + 20 + letter;
      return [left, Y + 12, left + 6, Y + 32];
    });
  const table: Rectangle[] = [
    [X, Y, X + 302, Y + RULE],
    [X, Y + HIGH - RULE, X + 302, Y + HIGH],
    ...[0, 100, 200, 300].map((x): Rectangle => [X + x, Y, X + x + RULE, Y + HIGH]),
  ];
  expect(await withoutCombs(pageOf([...table, ...word(0), ...word(1), ...word(2)]))).toBeNull();
  const alone = [0, 1, 2].map((cell): Rectangle => {
    const left = X + cell * 100 + 40;
    return [left, Y + 12, left + 6, Y + 32];
  });
  expect(await withoutCombs(pageOf([...table, ...alone]))).toBeNull();
  expect(await withoutCombs(pageOf(word(0)))).toBeNull();
});
