import { expect, test } from 'vitest';
import { RIM_TYPES } from '#domain/frames/catalogue-types.ts';
import { checkFit, minimumBlankMm } from '#domain/frames/fit.ts';
import { farthestMm } from '#domain/frames/lens-outline.ts';
import { lensCurve, polygonOf } from '#pictures/geometry/lens-outline.ts';
import { demoCatalogue } from './index.ts';

const { frames } = demoCatalogue;
const unmeasured = { lensType: 'SingleVision', od: { pd: null }, os: { pd: null } } as const;

test.each(frames)('the outline of $name is that of its picture, closely', (frame) => {
  const { lensWidthMm, lensHeightMm } = frame.measurements;
  const drawn = polygonOf(lensCurve(frame.geometry.lens, lensWidthMm, lensHeightMm), 200);

  for (const decentrationMm of [-4, 0, 4, 8]) {
    const reach = Math.max(...drawn.map(({ x, y }) => Math.hypot(x + decentrationMm, y)));
    expect(Math.abs(farthestMm(frame.lensOutlineMm, decentrationMm) - reach)).toBeLessThan(0.15);
  }
});

test('the outline answers otherwise than the guess for many a frame and pupillary distance', () => {
  const pds = Array.from({ length: 41 }, (_, step) => 54 + step / 2);
  const answers = frames.flatMap(({ measurements, lensOutlineMm: lensOutline }) =>
    pds.map((pd) => {
      const wanted = { ...unmeasured, pd };
      const told = ({ reasons }: ReturnType<typeof checkFit>) => reasons.map(({ id }) => id).join();
      return (
        told(checkFit(wanted, measurements)) !==
        told(checkFit(wanted, { ...measurements, lensOutline }))
      );
    }),
  );

  expect(answers).toHaveLength(frames.length * pds.length);
  expect(answers.filter(Boolean).length).toBeGreaterThan(100);
});

test('the blank of an outline is twice its farthest point and two millimetres', () => {
  const [frame] = frames;
  if (!frame) throw new Error('The demo has frames');
  const measured = { ...frame.measurements, lensOutline: frame.lensOutlineMm };

  expect(minimumBlankMm(measured, 3)).toBe(2 * farthestMm(frame.lensOutlineMm, 3) + 2);
});

test('frames whose lens hangs on a thread or on screws say so', () => {
  expect(new Set(frames.map(({ rimType }) => rimType))).toEqual(new Set(RIM_TYPES));
});
