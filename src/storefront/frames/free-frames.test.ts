import { expect, test } from 'vitest';
import { freeFrames } from './free-frames.ts';
import { lensesWithin } from './lens-offers.ts';

const benefit = {
  label: 'Alder Health',
  capsMinor: { frame: 15000, lens: 6000 },
  paysShipping: true,
};
const wanted = { lensType: 'SingleVision', prescription: null } as const;
const freeAt = (thinMinor: number) =>
  freeFrames(
    lensesWithin(
      new Map([
        ['SV-150', 6000],
        ['SV-160', thinMinor],
      ]),
      wanted,
    ),
    benefit,
  );

test('a frame without a full rim is free only with a lens that it takes', () => {
  expect(freeAt(9900)).toEqual({ upToMinor: 15000, rimTypes: ['FullRim'] });
  expect(freeAt(6000)?.rimTypes).toEqual(['FullRim', 'HalfRim', 'Rimless']);
});

test('no frame is free where nobody tells what the plan pays, or no lens is sold', () => {
  expect(freeFrames(lensesWithin(new Map([['SV-150', 6000]]), wanted), null)).toBeNull();
  expect(freeFrames([], benefit)).toBeNull();
});
