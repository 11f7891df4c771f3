import { expect, test } from 'vitest';
import { FACE_SHAPES, frameShapesFor } from './face-shape.ts';

test.each([
  ['heart', ['Aviator', 'Square']],
  ['square', ['Oval', 'Round']],
  ['diamond', ['Oval']],
  ['oval', ['Rectangle', 'Square']],
  ['round', ['Rectangle']],
  ['triangle', ['Rectangle']],
] as const)('a %s face is suited by %j', (faceShape, frameShapes) => {
  expect(frameShapesFor(faceShape)).toEqual(frameShapes);
});

test('no face is left without a suggestion', () => {
  for (const faceShape of FACE_SHAPES) expect(frameShapesFor(faceShape)).not.toEqual([]);
});
