import type { LensType } from '#domain/frames/catalogue-types.ts';
import type { Locale } from '#domain/people/locale.ts';
import type { EyePowers } from '#domain/prescription/changes-since.ts';
import { textsOf } from '../i18n/registry.ts';
import { formReadings, type FormReadings } from './form-readings.ts';
import { outcomeWords, type OutcomeWords, type Refusal } from './outcome-words.ts';
import { signByHand, type PrescriptionValues } from './prescription-values.ts';
import type { Problem } from '../ui/error-summary.tsx';
import type { ReadingNote } from './reading-notes.ts';

/** What `PrescriptionForm` shows. */
export type PrescriptionFormView = {
  lensType: LensType;
  /** In standard form; a sign stands beside a text only where it was chosen by hand. */
  values: PrescriptionValues;
  readings: FormReadings;
  /** Said beside what was read as something else than was typed. */
  notes: ReadingNote[];
  /** The calendar day against which the age of a prescription is judged. */
  today: string;
  /** What was saved before, where something was refused that may differ from it. */
  last?: EyePowers | null;
  /** What is wrong with what was submitted; null before that. */
  outcome: Refusal | null;
  /** The same in words. */
  words: OutcomeWords;
  /** What a page asks besides the form's own rules: what is missing, and what was ticked. */
  asked?: Asked;
};

export type Asked = { problems: Problem[]; ticked: Readonly<Record<string, string>> };

/**
 * For the server: with all that the form says of its values, so that a page can show it before,
 * and without, a script that reads prescriptions.
 */
export function formView(
  locale: Locale,
  given: Omit<PrescriptionFormView, 'readings' | 'words'>,
): PrescriptionFormView {
  const texts = textsOf(locale);
  const { lensType, values, outcome } = given;
  const shown = Object.entries(values).filter(([name]) => {
    const text = name.replace(/\.sign$/, '');
    return text === name || signByHand(text, values) !== undefined;
  });
  return {
    ...given,
    values: Object.fromEntries(shown),
    readings: formReadings(values, { lensType, texts, locale }),
    words: outcomeWords(outcome, texts),
  };
}
