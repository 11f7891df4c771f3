import { expect, test } from 'vitest';
import { refinedMesh } from './refined-mesh.ts';

const OCTAHEDRON = {
  points: [
    [1, 0, 0],
    [-1, 0, 0],
    [0, 1, 0],
    [0, -1, 0],
    [0, 0, 1],
    [0, 0, -1],
  ] as const,
  corners: [0, 2, 4, 2, 1, 4, 1, 3, 4, 3, 0, 4, 2, 0, 5, 1, 2, 5, 3, 1, 5, 0, 3, 5],
};

test('a refined mesh has four triangles for each, stays closed and grows round', () => {
  const { points, corners } = refinedMesh(OCTAHEDRON.points, OCTAHEDRON.corners, 3);
  expect(corners).toHaveLength(3 * 8 * 4 ** 3);
  // Euler: corners - edges + faces = 2.
  const faces = corners.length / 3;
  expect(points.length - (3 * faces) / 2 + faces).toBe(2);
  const far = points.map((point) => Math.hypot(...point));
  expect(Math.max(...far) / Math.min(...far)).toBeLessThan(1.25);
});

test('what is flat stays flat', () => {
  const square = [
    [0, 0, 0],
    [1, 0, 0],
    [1, 1, 0],
    [0, 1, 0],
  ] as const;
  const { points } = refinedMesh(square, [0, 1, 2, 0, 2, 3], 2);
  expect(points.every(([, , z]) => z === 0)).toBe(true);
});
