import { expect, test } from 'vitest';
import { labelsIn, labelsOf, mostAlike, type FrameLikeness } from './ranking.ts';

const aFrame = (sku: string, outline: number, changed: Partial<FrameLikeness> = {}) =>
  ({ sku, shape: 'Round', rim: 'FullRim', color: 'Black', outline, tone: 0, ...changed }) as const;

const NOTHING = { shape: null, rim: null, color: null };
const skus = (frames: readonly FrameLikeness[]) => frames.map(({ sku }) => sku);

const round = [0.8, 0.79, 0.78, 0.77, 0.76, 0.75].map((outline, at) => aFrame(`r${at}`, outline));
const oval = aFrame('o', 0.74, { shape: 'Oval' });
const square = aFrame('s', 0.73, { shape: 'Square' });

test('without labels outlines alone count', () => {
  expect(skus(mostAlike([square, oval, ...round], NOTHING))).toEqual([
    ...skus(round),
    oval.sku,
    square.sku,
  ]);
});

test('of the first five two are the best of the next likeliest shapes', () => {
  const order = mostAlike([square, oval, ...round], { ...NOTHING, shape: 'Round' });
  expect(skus(order.slice(0, 5))).toEqual(['r0', 'r1', 'r2', 'o', 's']);
  expect(order).toHaveLength(8);
});

test('a shape that is far from what is seen takes no place', () => {
  const far = aFrame('f', 0.6, { shape: 'CatEye' });
  const order = mostAlike([far, oval, ...round], { ...NOTHING, shape: 'Round' });
  expect(skus(order.slice(0, 5))).toEqual(['r0', 'r1', 'r2', 'o', 'r3']);
});

test('of two outlines that are nearly the same the one in the same color comes first', () => {
  const frames = [aFrame('grey', 0.8), aFrame('red', 0.79, { color: 'Red', tone: 1 })];
  expect(skus(mostAlike(frames, { ...NOTHING, color: 'Red' }))).toEqual(['red', 'grey']);
  expect(skus(mostAlike(frames, NOTHING))).toEqual(['grey', 'red']);
});

test('behind the first, what has more in common comes before what has less', () => {
  const rimless = aFrame('x', 0.74, { rim: 'Rimless' });
  const full = aFrame('y', 0.72);
  const order = mostAlike([...round, rimless, full], { ...NOTHING, rim: 'FullRim' });
  expect(skus(order.slice(-2))).toEqual(['y', 'x']);
});

test('the nearest outlines say what is seen', () => {
  expect(labelsIn([...round, oval])).toEqual({ shape: 'Round', rim: 'FullRim' });
  expect(labelsIn([])).toEqual({ shape: null, rim: null });
  expect(labelsOf(oval, { shape: 'Round', rim: 'FullRim', color: null })).toEqual(['rim']);
});
