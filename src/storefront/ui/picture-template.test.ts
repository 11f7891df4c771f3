import { expect, test } from 'vitest';
import { isToScale, pictureTemplate } from './picture-template.ts';

test.each([
  [true, 'made of masters', '/media/frames/10101/three-quarter?v=0a1b2c'],
  [true, 'drawn', '/media/frames/10101.svg'],
  [true, 'drawn, on another host of ours', 'https://cdn.example/media/frames/10101.svg'],
  [false, 'told with the product', 'https://img.example/ada.jpg'],
  [false, 'told with the product as a drawing', 'https://img.example/ada.svg'],
  [false, 'taken in with the product', `https://shop.example/media/products/${'0a'.repeat(16)}`],
])('it is %s that a picture %s is to scale', (expected, _what, address) => {
  expect(isToScale(pictureTemplate(address))).toBe(expected);
});

test('a picture of ours keeps its scale through an image CDN, another one has none', () => {
  const through = (address: string) => `https://res.example/w_{w}/${address}`;
  expect(isToScale(through('%2Fmedia%2Fframes%2F10101%2Ffront%3Fv%3D1%26on%3D{g}'))).toBe(true);
  expect(isToScale(through('https%3A%2F%2Fimg.example%2Fada.jpg'))).toBe(false);
});
