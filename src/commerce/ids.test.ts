import { expect, test } from 'vitest';
import {
  configurableValueOf,
  configurableValueUid,
  customOptionOf,
  customOptionUid,
  entityIdOf,
  entityUid,
} from './ids.ts';

test('uids are base64 of readable texts', () => {
  expect(entityUid(3)).toBe('Mw==');
  expect(atob(customOptionUid(3))).toBe('custom-option/3');
  expect(atob(customOptionUid(3, 7))).toBe('custom-option/3/7');
  expect(atob(configurableValueUid(93, 54))).toBe('configurable/93/54');
});

test('uids are read back, and what is none is null', () => {
  expect(entityIdOf('Mw==')).toBe(3);
  expect(customOptionOf(customOptionUid(3))).toEqual({ optionId: 3 });
  expect(customOptionOf(customOptionUid(3, 7))).toEqual({ optionId: 3, valueId: 7 });
  expect(configurableValueOf(configurableValueUid(93, 54))).toEqual({
    attributeId: 93,
    valueIndex: 54,
  });
  for (const text of ['', 'x', '-1', '1.5', 'custom-option/', 'custom-option/1/2/3']) {
    expect(entityIdOf(btoa(text))).toBeNull();
    expect(customOptionOf(btoa(text))).toBeNull();
    expect(configurableValueOf(btoa(text))).toBeNull();
  }
});
