import { expect, test } from 'vitest';
import { aSavedAddress, anAddressForm } from '../addresses/addresses.test-data.ts';
import { findWhither } from './find-whither.ts';

const typed = anAddressForm();
const saved = aSavedAddress({ id: 7, street: ['9 Oak Avenue'] });

test('a saved address is named by its number, whatever stands in the form', () => {
  expect(findWhither({ savedId: '7', typed, isKept: true, book: [saved] })).toMatchObject({
    ok: true,
    whither: { savedId: 7 },
    values: { 'street[0]': '9 Oak Avenue' },
  });
});

test('one that is not in the book is never named to commerce', () => {
  expect(findWhither({ savedId: '8', typed, isKept: false, book: [saved] })).toMatchObject({
    ok: true,
    whither: { address: { street: ['1 Elm Street'] }, isKept: false },
  });
});

test('a saved telephone that only fills the field is asked for before it is sent', () => {
  const placeholder = aSavedAddress({ id: 7, telephone: '0000000000' });
  expect(findWhither({ savedId: '7', typed, isKept: false, book: [placeholder] })).toMatchObject({
    ok: false,
    problems: [{ field: 'telephone', id: 'telephone-placeholder' }],
    values: { telephone: '0000000000' },
  });
});

test('an address that is to be kept is kept once', () => {
  const kept = (street: string) =>
    findWhither({
      savedId: '',
      typed: anAddressForm({ 'street[0]': street }),
      isKept: true,
      book: [aSavedAddress()],
    });
  expect(kept('1 Elm Street')).toMatchObject({ whither: { isKept: false } });
  expect(kept('2 Elm Street')).toMatchObject({ whither: { isKept: true } });
});
