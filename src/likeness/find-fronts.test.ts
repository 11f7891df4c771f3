import { expect, test } from 'vitest';
import { knownFrames, photosOf, searched } from './made-photos.test-data.ts';

const FIRST = 5;

// The whole matrix is `node bench/likeness.ts`.
test('a frame on a made photo is found, and one of its shape where the shop has it not', () => {
  const known = knownFrames();
  const shown = known.filter((_, index) => index % 6 === 1);
  const found = shown.map(({ frame }) => {
    const [photo] = photosOf(frame, 1, 3);
    const others = known.filter((one) => one.frame !== frame);
    const [first, firstOthers] = [known, others].map((some) =>
      searched(photo!.picture, some).order.slice(0, FIRST),
    );
    const isOfShape = firstOthers!.some(({ frameShape }) => frameShape === frame.frameShape);
    return { name: frame.name, isFound: first!.includes(frame), isOfShape };
  });

  expect(found.length).toBeGreaterThanOrEqual(5);
  const missed = (is: 'isFound' | 'isOfShape') => found.filter((one) => !one[is]);
  expect(missed('isFound').length, JSON.stringify(found)).toBeLessThanOrEqual(1);
  expect(missed('isOfShape').length, JSON.stringify(found)).toBeLessThanOrEqual(1);
}, 240_000);
