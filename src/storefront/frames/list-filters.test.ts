import { expect, test } from 'vitest';
import { withKnownMe } from './load-list.ts';
import { filtersOf, searchOf, without, withoutAll } from './list-filters.ts';

const plain = filtersOf(new URLSearchParams(), 'Progressive');

function read(query: string) {
  return filtersOf(new URLSearchParams(query), 'Progressive');
}

test('without a query the list shows frames for the lenses of the order', () => {
  expect(plain).toEqual({
    toPay: [],
    category: [],
    frameShapes: [],
    sizes: [],
    features: [],
    colors: [],
    lensType: 'Progressive',
    term: '',
    me: '',
    sort: 'recommended',
    page: 1,
    itemsPerPage: 20,
  });
  expect(searchOf(plain, 'Progressive')).toBe('');
});

test.each([
  [
    '?toPay=nothing&category=Women_s&frameShapes=Oval&frameShapes=Round&features=Nose+Pads&colors=Black',
  ],
  ['?lensType=any'],
  ['?lensType=SingleVision&sort=price-up&page=3'],
  ['?sizes=Medium&me=Medium.Large.Round&sort=fits-me'],
  ['?term=h%C3%A4&itemsPerPage=24'],
])('%s comes back as it was', (search) => {
  expect(searchOf(read(search), 'Progressive')).toBe(search);
});

test.each([
  ['page', ['-1', '0', '', 'abc', 'NaN', '-1e9', ' '], 1],
  ['page', ['1e9', 'Infinity', '99999999999999999999'], 10_000],
  ['page', ['2.9', '2'], 2],
  ['itemsPerPage', ['0', '-5', '0.5'], 1],
  ['itemsPerPage', ['101', '1e9'], 100],
  ['itemsPerPage', ['', 'many', "20'; drop"], 20],
] as const)('%s is brought into range from %o', (key, values, expected) => {
  for (const value of values) {
    expect(filtersOf(new URLSearchParams({ [key]: value }), null)[key]).toBe(expected);
  }
});

test('of a key given twice the first counts', () => {
  expect(
    read('page=2&page=5&sort=name&sort=newest&term=a&term=b&lensType=Bifocals&lensType=any'),
  ).toMatchObject({ page: 2, sort: 'name', term: 'a', lensType: 'Bifocals' });
});

test.each([
  ['sort=DROP', { sort: 'recommended' }],
  ['sort=__proto__', { sort: 'recommended' }],
  ['lensType=Trifocals', { lensType: 'Progressive' }],
  ['lensType=', { lensType: 'Progressive' }],
  ['category=women_s&category=Men_s&category=Men_s', { category: ['Men_s'] }],
  ['gender=Men_s', { category: ['Men_s'] }],
  ['gender=Men_s&category=Women_s', { category: ['Women_s', 'Men_s'] }],
  ['frameShapes=Round&frameShapes=Aviator', { frameShapes: ['Aviator', 'Round'] }],
  ['colors[]=Black&constructor=1&__proto__=2', { colors: [] }],
])('%s leaves out what cannot be', (query, expected) => {
  expect(read(query)).toMatchObject(expected);
});

test.each([
  ['spaces, controls and turned-round text', '  Bram \u0000\u202e ', 'Bram'],
  ['nothing to see', '\u200b\u200b', ''],
  ['a letter in two parts', 'A\u0308', 'Ä'],
  ['quotes and wildcards', "%_' or .* 1=1", "%_' or .* 1=1"],
  ['half a character', '\ud800x', '\ufffdx'],
  ['two hundred faces', '😀'.repeat(200), '😀'.repeat(100)],
  ['five kilobytes', 'x'.repeat(5000), 'x'.repeat(100)],
])('a term of %s is made safe to search for', (_, given, expected) => {
  expect(filtersOf(new URLSearchParams([['term', given]]), null).term).toBe(expected);
});

test('a filter or one choice of it can be given up; the list starts again', () => {
  const filters = read('page=3&colors=Black&colors=Red&category=Men_s&term=x&sort=name');

  expect(without(filters, 'colors', 'Red')).toMatchObject({ colors: ['Black'], page: 1 });
  expect(without(filters, 'colors')).toMatchObject({ colors: [], category: ['Men_s'] });
  expect(without(filters, 'lensType').lensType).toBeNull();
  expect(searchOf(withoutAll(filters), 'Progressive')).toBe('?lensType=any&sort=name');
});

test('a list is for whom words of frames say, and sorted for them alone', () => {
  expect(withKnownMe(read('sort=fits-me&me=Huge'))).toMatchObject({ sort: 'recommended', me: '' });
  expect(withKnownMe(read('sort=name&me=Medium.Huge.Round'))).toMatchObject({
    sort: 'name',
    me: 'Medium.Round',
  });
  expect(withKnownMe(read('sort=fits-me&me=Round')).sort).toBe('fits-me');
});
