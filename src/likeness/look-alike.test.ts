import { expect, test } from 'vitest';
import { lookAlike } from './look-alike.ts';
import { knownFrames, photoOfPattern, photoOfTwo, photosOf } from './made-photos.test-data.ts';
import { conditions } from '#test/conditions.ts';

const known = knownFrames();
const fronts = known.map(({ front }) => front);

function plain(level: number, widthPx: number, heightPx: number) {
  return { widthPx, heightPx, data: new Uint8ClampedArray(widthPx * heightPx * 4).fill(level) };
}

test('what shows nothing says why', () => {
  expect(lookAlike(plain(200, 90, 300), fronts)).toEqual({ fault: 'small' });
  expect(lookAlike(plain(5, 200, 200), fronts)).toEqual({ fault: 'dark' });
  expect(lookAlike(plain(150, 200, 200), fronts)).toEqual({ fault: 'no-glasses' });
  expect(lookAlike(plain(150, 200, 200), [])).toEqual({ fault: 'no-frames' });
});

test.each(conditions(['wood', 'marble'], ['stripes', 'cloth']))(
  '%s with a strong pattern does not pass as glasses',
  (kind) => {
    const looked = lookAlike(photoOfPattern(kind), fronts);
    expect('fault' in looked ? looked.fault : looked.isSure).toBeOneOf(['no-glasses', false]);
  },
  120_000,
);

const named = (name: string) => known.find((one) => one.frame.name === name)!.frame;

test('of two pairs one is searched for, and the other one is seen', () => {
  const looked = lookAlike(photoOfTwo(named('Kaia'), named('Bram')), fronts);
  if ('fault' in looked) throw new Error(looked.fault);
  const { box, other } = looked;
  const [upper, lower] = [box, other!].toSorted((a, b) => a.top - b.top);
  expect(upper!.bottom).toBeLessThan(220);
  expect(lower!.top).toBeGreaterThan(220);
  const marked = lookAlike(photoOfTwo(named('Kaia'), named('Bram')), fronts, upper);
  expect(marked).toMatchObject({ other: null, labels: { shape: 'Round' } });
}, 120_000);

test('lenses without a rim are found by their edges', () => {
  const [, photo] = photosOf(named('Marlow'), 2, 11);
  expect(lookAlike(photo!.picture, fronts)).toMatchObject({
    other: null,
    labels: { shape: 'Square', rim: 'Rimless', color: null },
  });
}, 120_000);

test('the box lies around the glasses, whether they are searched for or shown', () => {
  const frame = named('Kaia');
  const [{ picture, truth } = { picture: plain(0, 1, 1), truth: null }] = photosOf(frame, 1, 11);
  const widthPx = truth!.scale * frame.measurements.totalWidthMm;
  for (const box of [undefined, { left: 90, top: 90, right: 300, bottom: 200 }]) {
    const looked = lookAlike(picture, fronts, box);
    if ('fault' in looked) throw new Error(looked.fault);
    const { left, right, top, bottom } = looked.box;
    expect(Math.abs((left + right) / 2 - truth!.x)).toBeLessThan(0.05 * widthPx);
    expect(Math.abs((top + bottom) / 2 - truth!.y)).toBeLessThan(0.1 * widthPx);
    expect(Math.abs((right - left) / widthPx - 1)).toBeLessThan(0.1);
    expect(looked.isSure).toBe(true);
    expect(looked.labels).toMatchObject({ shape: 'Round', rim: 'FullRim' });
  }
}, 120_000);
