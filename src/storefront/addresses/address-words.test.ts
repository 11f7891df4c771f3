import { expect, test } from 'vitest';
import { de } from '../i18n/de.ts';
import { en } from '../i18n/en.ts';
import { addressMessages } from './address-words.ts';

test.each([
  ['US', '97205', '503 555 0100'],
  ['DE', '10115', '030 123456'],
] as const)(
  'an address in %s gets examples from there, in both languages',
  (country, zip, phone) => {
    for (const { form } of [en.addresses, de.addresses]) {
      expect(form.hints.postcode[country]).toContain(zip);
      const [wrongZip, wrongPhone] = addressMessages(
        form,
        [
          { field: 'postcode', id: 'postcode-format' },
          { field: 'telephone', id: 'telephone-format' },
        ],
        country,
      );
      expect(wrongZip?.message).toContain(zip);
      expect(wrongPhone?.message).toContain(phone);
    }
  },
);

test('the country is named in the grammar of the language', () => {
  expect(de.addresses.form.country('Vereinigte Staaten')).toBe(
    'Wir liefern nur in die Vereinigten Staaten.',
  );
  expect(de.addresses.form.country('Deutschland')).toBe('Wir liefern nur nach Deutschland.');
  expect(en.addresses.form.country('United States')).toBe('We deliver within the United States.');
});
