import { expect, test } from 'vitest';
import { wearingVerdicts, widthVerdict } from './wearing-verdicts.ts';

test.each([
  [0, 0, 'wide-enough'],
  [4.4, 0, 'wide-enough'],
  [-6, 6, 'wide-enough'],
  [-7, 6, 'narrower'],
  [5, 2, 'wider'],
] as const)('a frame %f mm wider than asked for, known within %d, is %s', (wider, within, id) => {
  expect(widthVerdict(wider, within).id).toBe(id);
});

const wearing = { pupilsInwardMm: 0, pupilsAboveMm: 3, bridgeWiderMm: 0, vertexMm: 12 };

test.each([
  [{}, ['eyes-centred', 'bridge-fits']],
  [{ pupilsInwardMm: 6 }, ['eyes-inward', 'bridge-fits']],
  [{ pupilsInwardMm: -6 }, ['eyes-outward', 'bridge-fits']],
  [{ bridgeWiderMm: 5 }, ['eyes-centred', 'bridge-wide']],
  [{ bridgeWiderMm: -5 }, ['eyes-centred', 'bridge-narrow']],
] as const)('%o is told as %o', (change, ids) => {
  expect(wearingVerdicts({ ...wearing, ...change }).map(({ id }) => id)).toEqual(ids);
});
