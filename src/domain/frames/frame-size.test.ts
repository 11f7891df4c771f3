import { expect, test } from 'vitest';
import { FACE_SHAPES } from './catalogue-types.ts';
import { frameShapesFor, frameSizeOf } from './frame-size.ts';

test.each([
  [118.4, 'ExtraSmall'],
  [118.5, 'Small'],
  [119, 'Small'],
  [125, 'Small'],
  [126, 'Medium'],
  [132, 'Medium'],
  [133, 'Large'],
  [140, 'Large'],
  [140.4, 'Large'],
  [140.5, 'ExtraLarge'],
  [141, 'ExtraLarge'],
])('a width of %d mm is %s', (width, size) => {
  expect(frameSizeOf(width)).toBe(size);
});

test('every face shape has frames that suit it', () => {
  expect(FACE_SHAPES.filter((faceShape) => frameShapesFor(faceShape).length === 0)).toEqual([]);
  expect(frameShapesFor('heart')).toEqual(['Aviator', 'Square']);
});
