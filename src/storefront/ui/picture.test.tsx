import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { pictureTemplate } from './picture-template.ts';
import { Picture } from './picture.tsx';

const widths = [320, 640] as const;

function addressesOf(url: string, isClear = false): string[] {
  const markup = renderToStaticMarkup(
    <Picture url={pictureTemplate(url)} widths={widths} isClear={isClear} alt="" />,
  );
  const sets = [...markup.matchAll(/ src(?:Set)?="([^"]*)"/g)].map(([, set = '']) => set);
  return sets.flatMap((set) => set.replaceAll('&amp;', '&').split(/(?<=x),/));
}

test('a picture of ours comes in both widths, on the ground of the theme', () => {
  const address = '/media/frames/10101/front?v=0a1b';
  expect(addressesOf(address)).toEqual([
    `${address}&on=dark&w=320 1x`,
    `${address}&on=dark&w=640 2x`,
    `${address}&on=light&w=640 2x`,
    `${address}&on=light&w=320`,
  ]);
});

test('one that was taken in with its product comes in both widths, and a vector in one', () => {
  const address = `https://shop.example/media/products/${'0a'.repeat(16)}`;
  expect(addressesOf(address)).toEqual([
    `${address}?on=dark&w=320 1x`,
    `${address}?on=dark&w=640 2x`,
    `${address}?on=light&w=640 2x`,
    `${address}?on=light&w=320`,
  ]);
  expect(addressesOf(`${address}.svg`)[0]).toBe(`${address}.svg 1x`);
});

test('one that is printed has no ground', () => {
  for (const address of addressesOf('/media/frames/10101/front?v=0a1b', true))
    expect(address).toContain('&on=clear&w=');
});

test('one that an image CDN makes smaller comes in both widths as well', () => {
  expect(addressesOf('https://img.example/w={w},f=auto/a.jpg')).toEqual([
    'https://img.example/w=320,f=auto/a.jpg 1x',
    'https://img.example/w=640,f=auto/a.jpg 2x',
    'https://img.example/w=640,f=auto/a.jpg 2x',
    'https://img.example/w=320,f=auto/a.jpg',
  ]);
});

test.each([
  '/media/frames/10101.svg',
  'https://media.example/a.jpg',
  'https://media.example/frames/1/b.jpg?v=2',
])('the address %s is the only one of its picture', (url) => {
  const addresses = addressesOf(url).map((one) => one.split(' ')[0]);
  expect(new Set(addresses)).toEqual(new Set([url]));
});
