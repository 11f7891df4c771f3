import { expect, test } from 'vitest';
import { checkedStill, faceOf, type Still } from './still.ts';

const still: Still = {
  picture: 'data:image/jpeg;base64,AAAA',
  widthPx: 1280,
  heightPx: 720,
  landmarks: Array.from({ length: 478 * 3 }, (_, index) => index),
  mmPerPx: 0.5,
  faceWidthMm: 138,
};

test('a still that the browser has kept is taken as it is, with its face', () => {
  expect(checkedStill(JSON.parse(JSON.stringify(still)))).toEqual(still);
  const { landmarks, camera } = faceOf(still);
  expect(landmarks).toHaveLength(478);
  expect(landmarks[2]).toEqual({ xPx: 6, yPx: 7, zPx: 8 });
  expect(camera).toMatchObject({ widthPx: 1280, heightPx: 720 });
});

test.each([
  ['nothing', null],
  ['a text', 'x'],
  ['a picture of another host', { ...still, picture: 'https://example.org/me.jpg' }],
  ['a face with a part missing', { ...still, landmarks: still.landmarks.slice(3) }],
  ['a face of no numbers', { ...still, landmarks: still.landmarks.map(() => 'x') }],
  ['no scale', { ...still, mmPerPx: 0 }],
])('%s is no still', (_, kept) => {
  expect(checkedStill(kept)).toBeNull();
});
