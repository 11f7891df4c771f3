import { expect, test } from 'vitest';
import { STANDS } from '#try-on/scene/turntable.ts';
import { followed } from './following.ts';

test('a frame follows to where it is to stand, and arrives', () => {
  let at = STANDS.front;
  const seen = [at];
  for (let picture = 0; at !== STANDS.folded && picture < 200; picture += 1) {
    at = followed(at, STANDS.folded, 16);
    seen.push(at);
  }
  expect(at).toBe(STANDS.folded);
  for (const [i, { folded, elevationDegrees }] of seen.entries()) {
    expect(folded).toBeGreaterThanOrEqual(seen[i - 1]?.folded ?? 0);
    expect(elevationDegrees).toBeGreaterThanOrEqual(seen[i - 1]?.elevationDegrees ?? 0);
  }
});

test('a machine that takes a second for each picture is there with the first', () => {
  const { turnDegrees } = followed(STANDS.front, STANDS.side, 1000);
  expect(turnDegrees).toBeGreaterThan(STANDS.side.turnDegrees - 0.1);
});
