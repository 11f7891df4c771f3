import { expect, test } from 'vitest';
import { de } from '../i18n/de.ts';
import { en } from '../i18n/en.ts';
import { validateForCall } from './validate-for-call.ts';

const eye = { sphere: '-2.25', cylinders: '-0.75', axis: '90', add: 0, pd: 0 };
const english = { today: '2026-11-21', locale: 'en', texts: en } as const;

test('a good prescription has no messages and its lenses', () => {
  const answer = validateForCall({ pd: 63, lensType: 'SingleVision', od: eye, os: eye }, english);

  expect(answer).toEqual({
    validatePrescriptionResults: { success: true, errorMessages: {} },
    validateLensResults: {
      hasLens: true,
      errorMessage: '',
      itemTypes: ['SV-150', 'SV-160', 'SV-167', 'SV-174'],
    },
  });
});

test('messages are grouped by field, in the language of the store', () => {
  const prescription = { pd: 0, lensType: 'SingleVision', od: { ...eye, axis: '0' }, os: eye };
  const answer = validateForCall(prescription, { ...english, locale: 'de', texts: de });

  expect(answer.validatePrescriptionResults).toEqual({
    success: false,
    errorMessages: {
      'od.axis': [expect.stringContaining('Statt 0 geben Sie 180 ein')],
      pd: [expect.stringContaining('Pupillendistanz')],
    },
  });
});

test('what the store may not fill is refused', () => {
  const passed = { pd: 63, od: eye, os: eye, dateWritten: '2024-10-01' };
  const results = (locale: 'en' | 'de') =>
    validateForCall(passed, { ...english, locale }).validatePrescriptionResults;

  expect(results('en').errorMessages).toHaveProperty('dateWritten');
  expect(results('de').success).toBe(true);
});

test('without a lens the message says why', () => {
  const strong = { ...eye, sphere: -17, add: 2 };
  const answer = validateForCall(
    { pd: 63, lensType: 'Progressive', od: strong, os: strong },
    english,
  );

  expect(answer.validateLensResults).toEqual({
    hasLens: false,
    errorMessage: expect.stringContaining('The sphere is stronger'),
    itemTypes: [],
  });
});

test.each([undefined, null, 'text', [], {}, { od: eye }])(
  '%j is answered, not a fault',
  (value) => {
    expect(validateForCall(value, english).validatePrescriptionResults.success).toBe(false);
  },
);
