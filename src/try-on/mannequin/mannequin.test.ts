import { expect, test } from 'vitest';
import { canonicalVerticesMm } from '#face/generated/canonical-face.ts';
import { MANNEQUINS, mannequinHead, nearestMannequin, shapedFor } from './mannequin.ts';

test.each(MANNEQUINS)(
  'a head $widthMm mm wide is that wide, and its pupils lie where told',
  (one) => {
    const shaped = shapedFor(one);
    const [left, right] = [127, 356].map((index) => shaped(canonicalVerticesMm[index]!)[0]);
    expect(right! - left!).toBeCloseTo(one.widthMm, 0);

    // The plane of the lids is that of the eyes, and both lie as far from the middle.
    const { skin, eyes, camera } = mannequinHead(one);
    const [inner, outer] = [133, 33].map((index) => skin[index]!);
    expect(-(inner![0] + outer![0]) / 2).toBeCloseTo(one.pdMm / 2, 0);
    expect(Math.abs((inner![2] + outer![2]) / 2)).toBeLessThan(1.5);
    // It is in the picture, before the camera.
    expect(eyes[2]).toBeLessThan(-1000);
    const [xPx, yPx] = [eyes[0], eyes[1]].map((mm) => (mm * camera.focalPx) / -eyes[2]);
    expect(Math.abs(xPx!)).toBeLessThan(camera.widthPx / 4);
    expect(Math.abs(yPx!)).toBeLessThan(camera.heightPx / 4);
  },
);

test('the head is the nearest to a measured face, and the mean one where none was measured', () => {
  expect(nearestMannequin(null).widthMm).toBe(139);
  expect(nearestMannequin(110).widthMm).toBe(126);
  expect(nearestMannequin(147).widthMm).toBe(152);
  expect(nearestMannequin(144).widthMm).toBe(139);
});
