import { expect, test } from 'vitest';
import { knownFrames, photosOf, searched } from './made-photos.test-data.ts';
import { conditions } from '#test/conditions.ts';

const FIRST = 5;
/** Of so many frames one is looked for; the whole matrix is `npm run bench -- likeness`. */
const EACH = 16;

const ways = conditions(
  [['on a made photo of a way that nothing was tuned on', 'other', 5]],
  [['on a made photo', 'tuned', 3]],
);

test.each(ways)(
  'a frame %s is found, and one of its shape where the shop has it not',
  (_, way, seed) => {
    const known = knownFrames();
    const shown = known.filter((_frame, index) => index % EACH === 1);
    const found = shown.map(({ frame }) => {
      const [photo] = photosOf(frame, 1, seed, way);
      const others = known.filter((one) => one.frame !== frame);
      const [first, firstOthers] = [known, others].map((some) =>
        searched(photo!.picture, some).order.slice(0, FIRST),
      );
      const isOfShape = firstOthers!.some(({ frameShape }) => frameShape === frame.frameShape);
      return { name: frame.name, isFound: first!.includes(frame), isOfShape };
    });

    expect(found.length).toBeGreaterThanOrEqual(3);
    const missed = (is: 'isFound' | 'isOfShape') => found.filter((one) => !one[is]);
    expect(missed('isFound').length, JSON.stringify(found)).toBeLessThanOrEqual(1);
    expect(missed('isOfShape').length, JSON.stringify(found)).toBeLessThanOrEqual(1);
  },
  240_000,
);
