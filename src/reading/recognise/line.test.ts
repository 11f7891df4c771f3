import { expect, test } from 'vitest';
import type { Box } from '../words.ts';
import { bowAt, lineIn, turnedBow } from './line.ts';
import { placeIn } from './rectangle.ts';

/** A line of text 400 wide and 10 high that sags by 30 in its middle, as its upper and lower edge. */
const sag = (along: number) => 30 * (1 - (along / 200) ** 2);
const box: Box = { xPx: 300, yPx: 100, widthPx: 400, heightPx: 40, angleRadians: 0.1 };
const outline = Array.from({ length: 401 }, (_, at) => at - 200).flatMap((along) =>
  [-5, 5].map((edge) => placeIn(box, along, sag(along) - 15 + edge)),
);

test('a line is followed where bent paper takes it, at the height of its text', () => {
  const line = lineIn(box, outline, 400 * 10);

  expect(line.box.heightPx).toBeCloseTo(10);
  for (const along of [-180, -100, 0, 100, 180]) {
    const found = placeIn(line.box, along, bowAt(line.bow, along));
    const printed = placeIn(box, along, sag(along) - 15);
    expect(Math.hypot(found.xPx - printed.xPx, found.yPx - printed.yPx)).toBeLessThan(2);
  }
});

test('a straight line stays as it is', () => {
  const straight = { ...box, heightPx: 10 };

  expect(lineIn(straight, outline, 400 * 10)).toEqual({ box: straight, bow: [] });
});

test('turned by half, what was to the left and low is to the right and high', () => {
  const { bow } = lineIn(box, outline, 400 * 10);

  expect(bowAt(turnedBow(bow), 120)).toBeCloseTo(-bowAt(bow, -120));
});
