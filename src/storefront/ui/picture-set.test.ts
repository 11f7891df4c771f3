import { expect, test } from 'vitest';
import { pictureSet } from './picture-set.ts';

const widths = [320, 640];

test('a picture of ours comes in every width that a page may need', () => {
  expect(pictureSet('/media/frames/10101/front?v=0a1b', widths)).toEqual({
    src: '/media/frames/10101/front?v=0a1b&w=640',
    srcSet:
      '/media/frames/10101/front?v=0a1b&w=320 320w,/media/frames/10101/front?v=0a1b&w=640 640w',
  });
});

test('so does one that an image CDN makes smaller', () => {
  expect(pictureSet('https://img.example/{w}/a.jpg', widths)).toEqual({
    src: 'https://img.example/640/a.jpg',
    srcSet: 'https://img.example/320/a.jpg 320w,https://img.example/640/a.jpg 640w',
  });
});

test.each([
  '/media/frames/10101.svg',
  'https://media.example/a.jpg',
  'https://media.example/frames/1/b.jpg?v=2',
])('the address %s is the only one of its picture', (url) =>
  expect(pictureSet(url, widths)).toEqual({ src: url, srcSet: undefined }),
);
