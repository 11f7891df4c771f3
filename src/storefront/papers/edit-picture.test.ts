import { expect, test } from 'vitest';
import { mostCut, placeOf, turned, UNTOUCHED, withCornerAt, type Corner } from './edit-picture.ts';

const cut = { top: 10, right: 20, bottom: 30, left: 40 };
const corner = (vertical: 'top' | 'bottom', horizontal: 'left' | 'right'): Corner => ({
  vertical,
  horizontal,
});

test.each([
  [corner('top', 'left'), { x: 5.4, y: 7.6 }, { ...cut, left: 5, top: 8 }],
  [corner('top', 'right'), { x: 95, y: 0 }, { ...cut, right: 5, top: 0 }],
  [corner('bottom', 'left'), { x: 1, y: 99 }, { ...cut, left: 1, bottom: 1 }],
  [corner('bottom', 'right'), { x: 100, y: 60 }, { ...cut, right: 0, bottom: 40 }],
])('the corner %j at %j leaves the edges of the others', (at, place, expected) => {
  expect(withCornerAt(cut, at, place)).toEqual(expected);
  const lies = placeOf(expected, at);
  expect(withCornerAt(expected, at, lies)).toEqual(expected);
});

test('no corner leaves the picture, or crosses the one across: a tenth stays', () => {
  const outside = withCornerAt(cut, corner('top', 'left'), { x: -50, y: -1 });
  expect(outside).toEqual({ ...cut, left: 0, top: 0 });
  const crossed = withCornerAt(cut, corner('top', 'left'), { x: 200, y: 99 });
  expect(crossed).toEqual({ ...cut, left: 70, top: 60 });
  expect(mostCut(cut, 'left')).toBe(70);
});

test('what is cut off turns with its page, and back', () => {
  const right = turned({ turn: 0, cut }, 90);
  expect(right).toEqual({ turn: 90, cut: { top: 40, right: 10, bottom: 20, left: 30 } });
  expect(turned(right, -90)).toEqual({ turn: 0, cut });
  expect(turned(UNTOUCHED, -90)).toEqual({ ...UNTOUCHED, turn: 270 });
});
