import { expect, test } from 'vitest';
import { frameSizeOf } from './frame-size.ts';

test.each([
  [118.4, 'ExtraSmall'],
  [118.5, 'Small'],
  [119, 'Small'],
  [125, 'Small'],
  [126, 'Medium'],
  [132, 'Medium'],
  [133, 'Large'],
  [140, 'Large'],
  [140.4, 'Large'],
  [140.5, 'ExtraLarge'],
  [141, 'ExtraLarge'],
])('a width of %d mm is %s', (width, size) => {
  expect(frameSizeOf(width)).toBe(size);
});
