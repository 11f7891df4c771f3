import { EYE_SIDES, fieldOf, isSigned } from '#domain/prescription/field-names.ts';
import { pastedValues } from '#domain/prescription/pasted-values.ts';
import type { Locale } from '#domain/people/locale.ts';
import { formatOf } from '../i18n/format.ts';
import type { Texts } from '../i18n/en.ts';
import type { FormHelper } from './form-helper.ts';
import { ownSign, type PrescriptionValues } from './prescription-values.ts';

/** What was filled in, in words, and how to take it out again. */
export type Filled = { text: string; undo: () => void };

type Paste = {
  text: string;
  /** The field it was pasted into, and what stood there before. */
  input: HTMLInputElement;
  before: string;
};

/**
 * Fills the form with the certain values of what was pasted; null where that is no block and the
 * browser's own pasting is right.
 */
export function fillFromPaste(
  { text, input, before }: Paste,
  { helper, texts, locale }: { helper: FormHelper; texts: Texts; locale: Locale },
): Filled | null {
  const values = pastedValues(text, input.name);
  if (!values || !input.form) return null;
  const changes: PrescriptionValues = {};
  for (const [name, value] of Object.entries(values)) {
    if (!input.form.elements.namedItem(name)) continue;
    changes[name] = value;
    if (isSigned(name)) changes[`${name}.sign`] = ownSign(value) ?? '';
  }
  input.value = before;
  const undo = helper.put(changes);
  const filled = Object.keys(values).filter((name) => changes[name]);
  return { text: texts.prescription.pasted.filled(namesOf(filled, texts, locale)), undo };
}

/** 'Right eye (Sphere and Axis), Left eye (Sphere), and PD, both eyes'. */
function namesOf(names: readonly string[], { prescription }: Texts, locale: Locale): string {
  const { eyes, fields, pasted } = prescription;
  const { list } = formatOf(locale);
  const eyeNames = EYE_SIDES.flatMap((side) => {
    const own = names.flatMap((name) => {
      const field = name.startsWith(`${side}.`) && fieldOf(name);
      return field ? [fields[field]] : [];
    });
    return own.length > 0 ? [pasted.eye(eyes[side].name, list(own))] : [];
  });
  return list([...eyeNames, ...(names.includes('pd') ? [fields.totalPd] : [])]);
}
