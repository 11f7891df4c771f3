import { expect, test } from 'vitest';
import { colourFirst } from './tried-frames.ts';

const colours = ['gold', 'black', 'pine'].map((name) => ({
  name,
  pictures: ['three-quarter', 'front'].map((view) => ({ url: `/${name}/${view}`, label: view })),
}));
const names = (picture: string | null) => colourFirst(colours, picture).map(({ name }) => name);

test('the colour that the list shows is tried on first, and the others keep their order', () => {
  expect(names('/pine/three-quarter')).toEqual(['pine', 'gold', 'black']);
  expect(names('/gold/front')).toEqual(['gold', 'black', 'pine']);
});

test('a picture of no colour changes nothing', () => {
  expect(names(null)).toEqual(['gold', 'black', 'pine']);
  expect(names('/other.jpg')).toEqual(['gold', 'black', 'pine']);
});
