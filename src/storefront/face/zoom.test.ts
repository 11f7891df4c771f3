import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { MOST_ZOOM, moved, WHOLE, zoomed, type Shares, type View } from './zoom.ts';

/** A high picture in a wide window. */
const fit = { x: 0.4, y: 1 };

/** Where a place of the picture lies in the window, from its middle. */
const placeOf = (view: View, { x, y }: Shares) => ({
  x: (x - view.x) * view.zoom * fit.x,
  y: (y - view.y) * view.zoom * fit.y,
});

test('the whole picture cannot be moved', () => {
  expect(moved(WHOLE, { x: 0.3, y: -0.2 }, fit)).toEqual(WHOLE);
});

test('what is zoomed at stays where it is, as long as the picture reaches to the edges', () => {
  const before = zoomed(WHOLE, 3, fit);
  const after = zoomed(before, 1.2, fit, { x: 0.05, y: 0.2 });
  const pointed = { x: 0.5 + 0.05 / (3 * fit.x), y: 0.5 + 0.2 / 3 };
  expect(placeOf(after, pointed).x).toBeCloseTo(0.05);
  expect(placeOf(after, pointed).y).toBeCloseTo(0.2);
});

test('moving goes as far in the window as it says', () => {
  const before = zoomed(WHOLE, 4, fit);
  const after = moved(before, { x: 0.1, y: 0.1 }, fit);
  expect(placeOf(before, after).x).toBeCloseTo(0.1);
  expect(placeOf(before, after).y).toBeCloseTo(0.1);
});

test('whatever is done, the window shows no more than the picture, and the whole of it at 1', () => {
  const share = fc.double({ min: -2, max: 2, noNaN: true });
  const act = fc.oneof(
    fc.record({ by: fc.record({ x: share, y: share }) }),
    fc.record({
      times: fc.double({ min: 0.2, max: 5, noNaN: true }),
      at: fc.record({ x: share, y: share }),
    }),
  );
  fc.assert(
    fc.property(fc.array(act), (acts) => {
      let view = WHOLE;
      for (const one of acts)
        view = 'by' in one ? moved(view, one.by, fit) : zoomed(view, one.times, fit, one.at);
      expect(view.zoom).toBeGreaterThanOrEqual(1);
      expect(view.zoom).toBeLessThanOrEqual(MOST_ZOOM);
      const [left, right] = [placeOf(view, { x: 0, y: 0 }), placeOf(view, { x: 1, y: 1 })];
      const isHigher = view.zoom * fit.y >= 1;
      expect(isHigher && left.y > -0.5 + 1e-9).toBe(false);
      expect(isHigher && right.y < 0.5 - 1e-9).toBe(false);
      if (view.zoom * fit.x <= 1) expect(view.x).toBeCloseTo(0.5);
      else {
        expect(left.x).toBeLessThanOrEqual(-0.5 + 1e-9);
        expect(right.x).toBeGreaterThanOrEqual(0.5 - 1e-9);
      }
    }),
  );
});
