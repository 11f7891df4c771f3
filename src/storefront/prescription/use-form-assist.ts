import {
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
} from 'react';
import { findNumeral, findSign, type Sign } from '#domain/prescription/numeral.ts';
import { isSigned } from '#domain/prescription/prescription-fields.ts';
import { useLocale } from '../i18n/texts.tsx';
import {
  ownSign,
  signBeside,
  standardValues,
  submittedValues,
  type PrescriptionValues,
} from './prescription-values.ts';
import { readingNotes, standingNotes, type ReadingNote } from './reading-notes.ts';
import { stepOf, stepped } from './step-value.ts';
import { useKeepTyped } from '../app/keep-typed/use-keep-typed.ts';

type Initial = { values: PrescriptionValues; notes: ReadingNote[] };

/**
 * What a script adds to the form: fields take their standard form when left, text and sign
 * control say the same, arrow keys and buttons step. The fields stay the browser's own, so
 * that nothing typed before the script woke up is lost. `values` follow for what is said of them
 * once a field is left, `typed` at once.
 */
export function useFormAssist({ values: initial, notes: noted }: Initial) {
  const form = useRef<HTMLFormElement>(null);
  const locale = useLocale();
  const [values, setValues] = useState(initial);
  const [typed, setTyped] = useState(initial);
  const [notes, setNotes] = useState(noted);
  const keep = useKeepTyped(form);
  /** The signs that were chosen by hand, by the form name of their number. */
  const chosen = useRef(new Map<string, Sign | null>());

  useEffect(() => {
    if (!form.current) return;
    // A text brings its own sign; beside one without, whoever is quicker than the scripts chose it.
    for (const control of form.current.elements) {
      if (!(control instanceof HTMLInputElement) || !isSigned(control.name)) continue;
      const standing = standingSign(control);
      if (!ownSign(control.value)) chosen.current.set(control.name, standing);
      else if (!standing || control.value !== control.defaultValue) followSign(control);
    }
    const found = submittedValues(new FormData(form.current));
    setValues(found);
    setTyped(found);
  }, []);

  function settle(changes: PrescriptionValues = {}, when: 'now' | 'soon' = 'soon') {
    if (!form.current) return;
    write(form.current, changes);
    const found = submittedValues(new FormData(form.current));
    const standard = standardValues(found, locale);
    write(form.current, standard);
    setValues(standard);
    setTyped(standard);
    setNotes((last) => [...standingNotes(last, values, found), ...readingNotes(found)]);
    keep[when]();
  }

  function step(name: string, direction: 1 | -1) {
    if (!form.current) return;
    settle(stepped(name, submittedValues(new FormData(form.current)), direction, locale));
  }

  return {
    values,
    typed,
    notes,
    step,
    handlers: {
      ref: form,
      onInput(event: FormEvent<HTMLFormElement>) {
        const input = event.target;
        if (input instanceof HTMLInputElement) {
          if (input.type === 'radio' && input.name.endsWith('.sign')) {
            chosen.current.set(numberOf(input), findSign(input.value));
            settle(withSign(input));
          } else if (input.type === 'radio') {
            settle();
          } else if (isSigned(input.name)) {
            followSign(input, chosen.current.get(input.name));
          }
        }
        if (form.current) setTyped(submittedValues(new FormData(form.current)));
      },
      onBlur(event: FocusEvent<HTMLFormElement>) {
        if (isValueControl(event.target)) settle({}, 'now');
      },
      onKeyDown(event: KeyboardEvent<HTMLFormElement>) {
        if (event.key === 'Enter') settle();
        const isArrow = event.key === 'ArrowUp' || event.key === 'ArrowDown';
        const input = event.target;
        if (!isArrow || !(input instanceof HTMLInputElement) || input.type !== 'text') return;
        if (stepOf(input.name) === null) return;
        event.preventDefault();
        step(input.name, event.key === 'ArrowUp' ? 1 : -1);
      },
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
