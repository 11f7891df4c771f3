import { expect, test } from 'vitest';
import type { Bundle, BundleOption, Selection } from '../catalog/bundle.ts';
import { bundleSelectionUid, customOptionUid } from '../ids.ts';
import { chooseParts } from './choose-parts.ts';

function aSelection(id: number, overrides: Partial<Selection> = {}): Selection {
  return {
    id,
    quantity: 1,
    canChangeQuantity: false,
    isDefault: false,
    position: id,
    priceMinor: 0,
    product: {
      id: id * 10,
      sku: `part-${id}`,
      name: `Part ${id}`,
      isVirtual: false,
      priceMinor: 500,
      stockQty: 9,
    },
    ...overrides,
  };
}

function anOption(id: number, overrides: Partial<BundleOption> = {}): BundleOption {
  return {
    id,
    title: `Option ${id}`,
    type: 'select',
    required: true,
    position: id,
    selections: [aSelection(id * 10), aSelection(id * 10 + 1, { canChangeQuantity: true })],
    ...overrides,
  };
}

const bundle: Bundle = {
  isDynamic: true,
  options: [anOption(1), anOption(2, { type: 'checkbox', required: false })],
};
const uid = bundleSelectionUid;
const choose = (selected: (string | null)[], entered: { uid: string; value: string }[] = []) =>
  chooseParts(bundle, { selected, entered });

test('parts stand in the order of the bundle, and what names none of them is left', () => {
  const field = { uid: customOptionUid(7), value: 'x' };
  const choice = choose([uid(2, 21, 3), uid(1, 10, 1), uid(2, 20, 1), null], [field]);
  expect(choice).toMatchObject({ ok: true, rest: { selected: [null], entered: [field] } });
  expect(
    choice.ok && choice.parts.map(({ selection, quantity }) => [selection.id, quantity]),
  ).toEqual([
    [10, 1],
    [20, 1],
    [21, 3],
  ]);
});

test('how many there are of a part is said only where the bundle lets it', () => {
  const choice = choose([uid(1, 10, 5)], [{ uid: uid(2, 21, 1), value: '4' }]);
  expect(choice.ok && choice.parts.map(({ quantity }) => quantity)).toEqual([1, 4]);
});

test('what is entered counts more than the number in the uid', () => {
  const choice = choose([uid(1, 11, 2)], [{ uid: uid(1, 11, 2), value: '6' }]);
  expect(choice.ok && choice.parts.map(({ quantity }) => quantity)).toEqual([6]);
});

test.each([
  [
    'nothing of an option that must be chosen',
    [uid(2, 20, 1)],
    'Please select all required options.',
  ],
  ['a selection of another bundle', [uid(1, 99, 1)], 'Please select all required options.'],
  ['a selection under another option', [uid(1, 20, 1)], 'Please select all required options.'],
  [
    'two of an option for one',
    [uid(1, 10, 1), uid(1, 11, 1)],
    'The required options you selected are not available',
  ],
  ['none of a part', [uid(1, 11, 0)], 'The product quantity should be greater than 0'],
  [
    'five parts of a uid',
    [Buffer.from('bundle/1/2/3/1').toString('base64')],
    'Wrong format of the entered option data',
  ],
])('%s is refused', (_name, selected, message) => {
  expect(choose(selected)).toEqual({ ok: false, message });
});

test('a number of pieces that is none is refused', () => {
  const choice = choose([uid(1, 11, 1)], [{ uid: uid(1, 11, 1), value: 'two' }]);
  expect(choice).toEqual({ ok: false, message: 'Wrong format of the entered option data' });
});

test('a bundle of which nothing must be chosen is not bought empty', () => {
  const free = { isDynamic: true, options: [anOption(2, { required: false })] };
  expect(chooseParts(free, { selected: [], entered: [] })).toEqual({
    ok: false,
    message: 'Please specify product option(s).',
  });
});
