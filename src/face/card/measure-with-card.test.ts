import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { measureFace, type FaceMeasures } from '../measure-face.ts';
import { camera, syntheticFace } from '../synthetic-face.test-data.ts';
import { farPdMm } from '../scale.ts';
import { CARD_MM, cardIn, type CardCorners, type Corner } from './card-in-picture.ts';
import { measureWithCard } from './measure-with-card.ts';

/** A card before the camera: where its middle is, from the middle between the eyes, and its turn. */
type Held = {
  /** Of the eyes. */
  distanceMm?: number;
  upMm?: number;
  asideMm?: number;
  /** How much nearer to the camera than the eyes. */
  nearerMm?: number;
  turnedDegrees?: number;
  leaningDegrees?: number;
  rolledDegrees?: number;
  stands?: boolean;
};

/** The corners of a card as a pinhole camera sees them exactly. */
function cardSeen({
  distanceMm = 500,
  upMm = 45,
  asideMm = 0,
  nearerMm = 13,
  turnedDegrees = 0,
  leaningDegrees = 0,
  rolledDegrees = 0,
  stands = false,
}: Held = {}): CardCorners {
  const [turned, leaning, rolled] = [turnedDegrees, leaningDegrees, rolledDegrees].map(
    (angle) => (angle * Math.PI) / 180,
  ) as [number, number, number];
  const { width, height } = CARD_MM;
  const [halfX, halfY] = stands ? [height / 2, width / 2] : [width / 2, height / 2];
  const seen = (atX: number, atY: number): Corner => {
    const x = atX * Math.cos(rolled) - atY * Math.sin(rolled);
    const y = atX * Math.sin(rolled) + atY * Math.cos(rolled);
    const away = distanceMm - nearerMm + x * Math.sin(turned) + y * Math.sin(leaning);
    const pxPerMm = camera.focalPx / away;
    return {
      xPx: camera.widthPx / 2 + (asideMm + x * Math.cos(turned)) * pxPerMm,
      yPx: camera.heightPx / 2 - (upMm + y * Math.cos(leaning)) * pxPerMm,
    };
  };
  return [seen(-halfX, halfY), seen(halfX, halfY), seen(halfX, -halfY), seen(-halfX, -halfY)];
}

const mmPerPxAt = (distanceMm: number) => distanceMm / camera.focalPx;
const scaleOf = (corners: CardCorners) => {
  const card = cardIn(corners);
  if (typeof card === 'string') throw new Error(card);
  return card;
};

describe('a card in a picture', () => {
  test.each([
    ['held straight', {}],
    ['standing', { stands: true }],
    ['rolled', { rolledDegrees: 33 }],
    ['turned aside by 8 degrees', { turnedDegrees: 8 }],
    ['leaning back by 10 degrees', { leaningDegrees: 10 }],
    ['nearer', { distanceMm: 350 }],
  ] as const)('%s tells its scale within 1 %%', (_, held: Held) => {
    const truth = mmPerPxAt((held.distanceMm ?? 500) - 13);
    const { mmPerPx } = scaleOf(cardSeen(held));
    expect(Math.abs(mmPerPx / truth - 1)).toBeLessThan(0.01);
  });

  test('its corners may come in any order', () => {
    const [a, b, c, d] = cardSeen({ rolledDegrees: 20 });
    expect(cardIn([c, a, d, b])).toEqual(cardIn([a, b, c, d]));
  });

  test.each([
    ['turned far aside', cardSeen({ turnedDegrees: 25 })],
    ['leaning far back', cardSeen({ leaningDegrees: 24 })],
    ['a bank note', wider(1.3)],
    ['a square', wider(0.64)],
    ['one corner on the table', moved(0, 25, 0)],
    ['two corners at one place', moved(0, 170, 0)],
  ])('%s is told not to be a card', (_, corners) => {
    expect(cardIn(corners)).toBe('not-a-card');
  });

  test('one of a few pixels is told to be too small', () => {
    expect(cardIn(cardSeen({ distanceMm: 2000 }))).toBe('too-small');
  });

  test('marks that are off by some pixels are off by about as much as is told', () => {
    const wrong = fc.double({ min: -2, max: 2, noNaN: true });
    fc.assert(
      fc.property(fc.tuple(wrong, wrong, wrong, wrong), ([x, y, u, v]) => {
        const [a, b, c, d] = cardSeen();
        const { mmPerPx, sdShare } = scaleOf([
          { xPx: a.xPx + x, yPx: a.yPx + y },
          b,
          { xPx: c.xPx + u, yPx: c.yPx + v },
          d,
        ]);
        expect(Math.abs(mmPerPx / mmPerPxAt(487) - 1)).toBeLessThan(2 * sdShare);
      }),
    );
  });

  test('the smaller it is in the picture, the less sure it is', () => {
    expect(scaleOf(cardSeen({ distanceMm: 1000 })).sdShare).toBeGreaterThan(
      scaleOf(cardSeen({ distanceMm: 400 })).sdShare,
    );
  });
});

describe('a face with a card on its forehead', () => {
  const measured = (held: Held = {}, irisMm = 12.4): FaceMeasures => {
    const { distanceMm = 500 } = held;
    const found = measureWithCard(
      syntheticFace({ pdMm: 63, irisMm, distanceMm }),
      camera,
      cardSeen(held),
    );
    if (typeof found === 'string') throw new Error(found);
    return found;
  };

  test.each([350, 500, 700])('has its distances at %d mm, whatever its irises', (distanceMm) => {
    const { pd, cameraDistanceMm } = measured({ distanceMm });
    expect(Math.abs(pd.mm - farPdMm(63, distanceMm))).toBeLessThan(0.7);
    expect(Math.abs(cameraDistanceMm / distanceMm - 1)).toBeLessThan(0.015);
  });

  test('would be measured too narrow if the card were taken to lie at the eyes', () => {
    const atEyes = farPdMm(63, 500) * (487 / 500);
    expect(atEyes).toBeLessThan(farPdMm(63, 500) - 1.2);
    expect(measured().pd.mm).toBeGreaterThan(atEyes + 1);
  });

  test('is surer than by the iris and less sure than by a known distance between the eyes', () => {
    const face = syntheticFace({ pdMm: 63 });
    const { faceWidth, pd } = measured();
    const byIris = measureFace(face, camera);
    const byPd = measureFace(face, camera, { kind: 'pd', farPdMm: 64.3 });
    expect(faceWidth.sdMm).toBeLessThan(byIris.faceWidth.sdMm * 0.7);
    expect(faceWidth.sdMm).toBeGreaterThan(byPd.faceWidth.sdMm);
    expect(pd.sdMm).toBeLessThan(byIris.pd.sdMm * 0.6);
  });

  test('is much less sure where the card is held beside it', () => {
    const beside = measured({ asideMm: 140, upMm: 0, nearerMm: 0 });
    expect(beside.faceWidth.sdMm).toBeGreaterThan(measured().faceWidth.sdMm * 1.5);
  });

  test('whose irises would be 15 mm wide is asked for its corners again', () => {
    const small = around(cardSeen(), 0.75);
    expect(measureWithCard(syntheticFace(), camera, small)).toBe('unlike-eyes');
  });

  test('whose sides are none of a card is not measured', () => {
    expect(measureWithCard(syntheticFace(), camera, wider(1.3))).toBe('not-a-card');
  });
});

function around(corners: CardCorners, times: number, timesX = times): CardCorners {
  const [x, y] = [camera.widthPx / 2, corners.reduce((sum, { yPx }) => sum + yPx / 4, 0)];
  const [a, b, c, d] = corners.map(({ xPx, yPx }) => ({
    xPx: x + (xPx - x) * timesX,
    yPx: y + (yPx - y) * times,
  }));
  return [a!, b!, c!, d!];
}

function wider(times: number): CardCorners {
  return around(cardSeen(), 1, times);
}

function moved(index: 0, xPx: number, yPx: number): CardCorners {
  const [a, b, c, d] = cardSeen();
  const first = index === 0 ? { xPx: a.xPx + xPx, yPx: a.yPx + yPx } : a;
  return [first, b, c, d];
}
