import { expect, test } from 'vitest';
import { EMPTY_EYE } from '#domain/prescription/prescription.ts';
import { de } from '../i18n/de.ts';
import { en } from '../i18n/en.ts';
import { eyeSentence } from './eye-words.ts';

const eye = { ...EMPTY_EYE, sphere: -2.25, cylinder: -1.25 };

test('an eye in words, in both languages', () => {
  expect(eyeSentence(eye, en, 'en')).toBe('Mildly near-sighted, with some astigmatism.');
  expect(eyeSentence({ ...eye, add: 2 }, de, 'de')).toBe(
    'Leicht kurzsichtig, mit etwas Hornhautverkrümmung und einer Addition zum Lesen.',
  );
});

test('nothing to correct is said so', () => {
  expect(eyeSentence({ ...EMPTY_EYE, sphere: 0 }, en, 'en')).toBe('This eye needs no correction.');
});
