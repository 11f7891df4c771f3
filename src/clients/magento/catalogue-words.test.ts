import { expect, test } from 'vitest';
import { catalogueWords, inNumbers, inWords, wordsWithoutOption } from './catalogue-words.ts';

/** Words of ours, and what a Magento calls them. */
const options = (...labels: [string, string][]) => ({
  items: [{ attribute_options: labels.map(([label, value]) => ({ label, value })) }],
});
const words = catalogueWords({
  gender: options(["Women's", '11'], ['MEN_S', '12'], ['Kids', '13']),
  frame_shape: options(['Cat eye', '21']),
  size: options(['Extra small', '31'], ['medium', '33']),
  color_group: options(['Black', '41']),
  material: options(['Buffalo horn', '51']),
});
const asIs = (picture: string) => picture;

test('filters are asked by number, and the group of a colour by its own name', () => {
  const asked = {
    search: null,
    filter: {
      price: { from: '0' },
      gender: { in: ['Women_s', 'Men_s'] },
      size: { in: ['Medium', 'Large'] },
      color: { in: ['Black'] },
    },
    keptSku: '10100',
  };
  expect(inNumbers(asked, words)).toEqual({
    search: null,
    filter: {
      price: { from: '0' },
      gender: { in: ['11', '12'] },
      size: { in: ['33', 'Large'] },
      color_group: { in: ['41'] },
    },
    keptSku: '10100',
  });
});

test('answers are in words, measures are numbers, pictures have whole addresses', () => {
  const said = {
    products: {
      items: [
        {
          sku: '10100',
          size: 33,
          gender: '11,12,13',
          material: 51,
          frame_width: '131.5000',
          bridge: '',
          lens_width: null,
          small_image: { url: 'catalog/10100.jpg' },
          media_gallery: [{ url: 'catalog/10100.jpg', label: 'Aldo' }, { url: null }],
        },
      ],
      aggregations: [
        { attribute_code: 'color_group', options: [{ value: '41', count: 3 }] },
        { attribute_code: 'price', options: [{ value: '0_100', count: 3 }] },
      ],
    },
  };
  expect(inWords(said, words, (picture) => `https://media.example/${picture}`)).toEqual({
    products: {
      items: [
        {
          sku: '10100',
          size: 'Medium',
          gender: 'Women_s,Men_s,Kids',
          material: 'Buffalo horn',
          frame_width: 131.5,
          bridge: null,
          lens_width: null,
          small_image: { url: 'https://media.example/catalog/10100.jpg' },
          media_gallery: [
            { url: 'https://media.example/catalog/10100.jpg', label: 'Aldo' },
            { url: null },
          ],
        },
      ],
      aggregations: [
        { attribute_code: 'color', options: [{ value: 'Black', count: 3 }] },
        { attribute_code: 'price', options: [{ value: '0_100', count: 3 }] },
      ],
    },
  });
});

test('a platform that speaks our words, or says none, is left alone', () => {
  const none = catalogueWords({});
  const filter = { filter: { size: { in: ['Medium'] }, color: { in: ['Black'] } } };
  expect(inNumbers(filter, none)).toEqual(filter);
  const said = { size: 'Medium', small_image: { url: '/media/frames/1.svg' } };
  expect(inWords(said, none, asIs)).toEqual(said);
  const ours = catalogueWords({ size: options(['Medium', 'Medium']) });
  expect(inNumbers(filter, ours)).toEqual(filter);
  expect(inWords(said, ours, asIs)).toEqual(said);
});

test('what can be chosen here and not there is named', () => {
  const missing = wordsWithoutOption(words);
  expect(missing).toContainEqual({ attribute: 'size', word: 'Large' });
  expect(missing).toContainEqual({ attribute: 'rim_type', word: 'FullRim' });
  expect(missing).not.toContainEqual({ attribute: 'frame_shape', word: 'CatEye' });
});
