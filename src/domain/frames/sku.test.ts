import { expect, test } from 'vitest';
import { isFrameSku, lineKindOf } from './sku.ts';

test('frames are numeric, the prescription has its own name', () => {
  expect(['10100', 'BasePrescription', 'CASE-1', ''].map(lineKindOf)).toEqual([
    'frame',
    'lens',
    'other',
    'other',
  ]);
  expect(isFrameSku('10100a')).toBe(false);
});
