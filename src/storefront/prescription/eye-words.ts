import type { Locale } from '#domain/people/locale.ts';
import type { Eye } from '#domain/prescription/prescription.ts';
import { eyeMeaning } from '#domain/prescription/prescription-words.ts';
import { formatOf } from '../i18n/format.ts';
import type { Texts } from '../i18n/en.ts';

type EyeValues = Pick<Eye, 'sphere' | 'cylinder' | 'add' | 'prismHor' | 'prismVer'>;

/** What one eye's numbers mean, as a sentence: 'Mildly near-sighted, with some astigmatism.' */
export function eyeSentence(eye: EyeValues, texts: Texts, locale: Locale): string {
  const { words } = texts.prescription;
  const meaning = eyeMeaning(eye);
  const others = [
    meaning.astigmatism === 'none' ? '' : words.astigmatism[meaning.astigmatism],
    meaning.reading ? words.reading : '',
    meaning.prism ? words.prism : '',
  ].filter(Boolean);
  if (meaning.sphere === 'none' && others.length === 0) return words.nothing;
  const sphere =
    meaning.sphere === 'none'
      ? words.sphere.none
      : words.sphere[meaning.sphere][meaning.strength ?? 'mild'];
  return others.length > 0
    ? words.with(sphere, formatOf(locale).list(others))
    : words.alone(sphere);
}
