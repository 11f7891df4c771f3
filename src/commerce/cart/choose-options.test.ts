import { expect, test } from 'vitest';
import type { ProductOption } from '../catalog/catalog-document.ts';
import { configurableValueUid, customOptionUid } from '../ids.ts';
import { chooseOptions } from './choose-options.ts';

const lens: ProductOption = {
  id: 1,
  code: 'lens',
  type: 'drop_down',
  required: true,
  sortOrder: 1,
  maxCharacters: null,
  values: [{ id: 10, sku: 'SV-150', title: 'Single vision', priceMinor: 6000, sortOrder: 1 }],
};
const sphere: ProductOption = {
  id: 2,
  code: 'od.sphere',
  type: 'field',
  required: false,
  sortOrder: 2,
  maxCharacters: 5,
  values: [],
};
const offered = [lens, sphere];
const lensUid = customOptionUid(1, 10);
const entered = (value: string) => [{ uid: customOptionUid(2), value }];

test('an empty text is not entered', () => {
  const choice = chooseOptions(offered, { selected: [lensUid], entered: entered('  ') });
  expect(choice.ok && choice.options.map(({ option }) => option.code)).toEqual(['lens']);
});

test('a required option cannot be left out', () => {
  const choice = chooseOptions(offered, { selected: [], entered: entered('-1.25') });
  expect(choice).toMatchObject({ ok: false });
});

test.each([
  ['too long', { selected: [lensUid], entered: entered('-1.2500') }],
  ['with a line break', { selected: [lensUid], entered: entered('-1\n2') }],
  ['twice the same option', { selected: [lensUid, lensUid], entered: [] }],
  ['a value that is not offered', { selected: [customOptionUid(1, 11)], entered: [] }],
  ['a text for a drop-down', { selected: [], entered: [{ uid: lensUid, value: 'x' }] }],
  ['an option of another product', { selected: [lensUid, customOptionUid(9, 1)], entered: [] }],
  ['a colour', { selected: [lensUid, configurableValueUid(93, 5)], entered: [] }],
  ['a null among the texts', { selected: [lensUid], entered: [null] }],
  ['a null among the values', { selected: [lensUid, null], entered: [] }],
  ['no uid at all', { selected: [lensUid], entered: [{ uid: '%%%', value: '1' }] }],
])('%s is refused', (_name, given) => {
  expect(chooseOptions(offered, given).ok).toBe(false);
});
