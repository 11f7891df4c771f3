import { expect, test } from 'vitest';
import type { PictureReading } from './picture-reading.ts';
import { valuesToCompare } from './picture-review.ts';

const read = { source: 'read' } as const;
const typed = { source: 'typed' } as const;
const corrected = { source: 'corrected' } as const;

function showing(...names: string[]): PictureReading {
  const place = { page: 0, left: 0, top: 0, width: 1, height: 1 };
  const value = { text: null, printed: '?', confidence: 0.5, place };
  const values = Object.fromEntries(names.map((name) => [name, value]));
  return { isPrescription: true, values, source: 'picture', pages: [] };
}

test.each([
  ['all was taken as it was read', { 'od.sphere': read, pd: read }, ['od.sphere', 'pd'], []],
  ['an axis was corrected', { 'od.axis': corrected, pd: read }, ['od.axis', 'pd'], ['od.axis']],
  ['a sphere was not found', { 'od.sphere': typed }, [], ['od.sphere']],
  ['a distance that is not on the paper was typed', { pd: typed }, ['od.sphere'], []],
  ['so were those of both eyes', { 'od.pd': typed, 'os.pd': typed }, ['od.sphere'], []],
  ['a total was typed beside those of the eyes', { pd: typed }, ['od.pd', 'os.pd'], ['pd']],
  ['a distance that could not be read was typed', { pd: typed }, ['pd'], ['pd']],
  ['a height that an optician measured was typed', { rightHeight: typed }, ['od.sphere'], []],
  ['a height on the paper was typed', { rightHeight: typed }, ['rightHeight'], ['rightHeight']],
  ['the date was not found', { dateWritten: typed }, ['od.sphere'], ['dateWritten']],
] as const)('to compare when %s: %o', (_what, values, shown, names) => {
  expect(valuesToCompare(values, showing(...shown))).toEqual(names);
});

test('of a picture that nobody read, every value is to be compared', () => {
  expect(valuesToCompare({ 'od.sphere': typed, pd: typed }, null)).toEqual(['od.sphere', 'pd']);
});
