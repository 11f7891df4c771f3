import { isSigned, stepOf } from '#domain/prescription/field-names.ts';
import { findNumeral, findSign, type Sign } from '#domain/prescription/numeral.ts';
import type { Locale } from '#domain/people/locale.ts';
import type { Texts } from '../i18n/en.ts';
import { formReadings, type FormReadings } from './form-readings.ts';
import {
  ownSign,
  signBeside,
  standardValues,
  submittedValues,
  type PrescriptionValues,
} from './prescription-values.ts';
import { readingNotes, standingNotes, type ReadingNote } from './reading-notes.ts';
import { stepped } from './step-value.ts';

/** What the page shows of the form beside the fields themselves. */
export type Shown = { readings: FormReadings; notes: readonly ReadingNote[] };

type HelperOptions = {
  texts: Texts;
  locale: Locale;
  /** What stands on the page now. */
  shown: Shown;
  show: (shown: Shown) => void;
  /** Everything as it is typed, at once. */
  onTyped: (values: PrescriptionValues) => void;
  /** Keeps the form's content: at once, or a moment later. */
  keep: Record<'now' | 'soon', () => void>;
};

export type FormHelper = ReturnType<typeof helpWith>;

/**
 * Reads the prescription as it is typed: fields take their standard form when left, text and sign
 * control say the same, arrow keys and buttons step. What was typed before it came is looked at
 * first, and is never overwritten.
 */
export function helpWith(form: HTMLFormElement, options: HelperOptions) {
  const { texts, locale, show, onTyped, keep } = options;
  /** The signs that were chosen by hand, by the form name of their number. */
  const chosen = new Map<string, Sign | null>();
  let { notes } = options.shown;
  const values = () => submittedValues(new FormData(form));
  const readingsOf = (read: PrescriptionValues) => {
    const lensType = new FormData(form).get('lensType');
    const known = typeof lensType === 'string' ? lensType : '';
    return formReadings(read, { lensType: known, texts, locale });
  };

  // A text brings its own sign; beside one without, whoever is quicker than the scripts chose it.
  for (const control of form.elements) {
    if (!(control instanceof HTMLInputElement) || !isSigned(control.name)) continue;
    const standing = standingSign(control);
    const isByHand = !ownSign(control.value) && standing !== ownSign(control.defaultValue);
    if (isByHand) chosen.set(control.name, standing);
    else if (!standing || control.value !== control.defaultValue) followSign(control);
  }
  let settled = values();
  onTyped(settled);
  show({ notes, readings: readingsOf(settled) });

  function settle(changes: PrescriptionValues = {}, when: 'now' | 'soon' = 'soon') {
    write(form, changes);
    const found = values();
    const standard = standardValues(found, locale);
    write(form, standard);
    notes = [...standingNotes(notes, settled, found), ...readingNotes(found)];
    settled = standard;
    onTyped(standard);
    show({ notes, readings: readingsOf(standard) });
    keep[when]();
  }

  function step(name: string, direction: 1 | -1) {
    settle(stepped(name, values(), direction, locale));
  }

  return {
    step,
    /** Writes values with their signs, which count as the texts' own; answers how to undo it. */
    put(changes: PrescriptionValues): () => void {
      const before = values();
      const restored = Object.keys(changes).map((name) => [name, before[name] ?? ''] as const);
      const byHand = new Map(chosen);
      for (const name of Object.keys(changes)) chosen.delete(name);
      settle(changes, 'now');
      return () => {
        for (const [name, sign] of byHand) chosen.set(name, sign);
        settle(Object.fromEntries(restored), 'now');
      };
    },
    typed(input: EventTarget) {
      if (input instanceof HTMLInputElement) {
        if (input.type === 'radio' && input.name.endsWith('.sign')) {
          chosen.set(numberOf(input), findSign(input.value));
          settle(withSign(input));
        } else if (input.type === 'radio') {
          settle();
        } else if (isSigned(input.name)) {
          followSign(input, chosen.get(input.name));
        }
      }
      onTyped(values());
    },
    left(control: EventTarget) {
      if (isValueControl(control)) settle({}, 'now');
    },
    /** Whether the key was for us. */
    pressed(key: string, input: EventTarget): boolean {
      if (key === 'Enter') settle();
      const isArrow = key === 'ArrowUp' || key === 'ArrowDown';
      if (!isArrow || !(input instanceof HTMLInputElement) || input.type !== 'text') return false;
      if (stepOf(input.name) === null) return false;
      step(input.name, key === 'ArrowUp' ? 1 : -1);
      return true;
    },
  };
}

/** A sign chosen after the number turns the number. */
function withSign(radio: HTMLInputElement): PrescriptionValues {
  const name = numberOf(radio);
  const text = radio.form?.elements.namedItem(name);
  const numeral = text instanceof HTMLInputElement ? findNumeral(text.value) : null;
  return numeral ? { [name]: `${radio.value}${String(numeral.magnitude)}` } : {};
}

/** The control for the sign says what the text and the hand say. */
function followSign(input: HTMLInputElement, chosen: Sign | null = null): void {
  const sign = signBeside(input.value, standingSign(input), chosen);
  if (input.form) write(input.form, { [`${input.name}.sign`]: sign ?? '' });
}

function standingSign({ form, name }: HTMLInputElement): Sign | null {
  const control = form?.elements.namedItem(`${name}.sign`);
  return control instanceof RadioNodeList ? findSign(control.value) : null;
}

/** The form name of the number that a control for the sign belongs to. */
function numberOf(radio: HTMLInputElement): string {
  return radio.name.replace(/\.sign$/, '');
}

function write(form: HTMLFormElement, values: PrescriptionValues): void {
  for (const [name, value] of Object.entries(values)) {
    const control = form.elements.namedItem(name);
    if (control instanceof RadioNodeList) {
      for (const radio of control) {
        if (radio instanceof HTMLInputElement) radio.checked = radio.value === value;
      }
    } else if (isValueControl(control) && control.value !== value) control.value = value;
  }
}

function isValueControl(control: unknown): control is HTMLInputElement | HTMLSelectElement {
  return (
    (control instanceof HTMLInputElement && control.type === 'text') ||
    control instanceof HTMLSelectElement
  );
}
