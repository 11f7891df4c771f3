import {
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
} from 'react';
import { findNumeral, findSign, plainText } from '#domain/prescription/numeral.ts';
import { isSigned } from '#domain/prescription/prescription-fields.ts';
import { useLocale } from '../i18n/texts.tsx';
import {
  standardValues,
  submittedValues,
  takenPdOf,
  type PrescriptionValues,
  type TakenPd,
} from './prescription-values.ts';
import { stepOf, stepped } from './step-value.ts';
import { useKeepTyped } from '../app/keep-typed/use-keep-typed.ts';

type Initial = { values: PrescriptionValues; takenPd: TakenPd | null };

/**
 * What a script adds to the form: fields take their standard form when left, text and sign
 * control say the same, arrow keys and buttons step. The fields stay the browser's own, so
 * that nothing typed before the script woke up is lost. `values` follow for what is said of them
 * once a field is left, `typed` at once.
 */
export function useFormAssist({ values: initial, takenPd: taken }: Initial) {
  const form = useRef<HTMLFormElement>(null);
  const locale = useLocale();
  const [values, setValues] = useState(initial);
  const [typed, setTyped] = useState(initial);
  const [takenPd, setTakenPd] = useState(taken);
  const keep = useKeepTyped(form);

  useEffect(() => {
    if (!form.current) return;
    // Whoever is quicker than the scripts has typed already.
    for (const control of form.current.elements) {
      if (!(control instanceof HTMLInputElement) || control.value === control.defaultValue)
        continue;
      if (isSigned(control.name)) followSign(control);
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
    setTakenPd((last) => takenPdOf(found) ?? (found.pd === values.pd ? last : null));
    keep[when]();
  }

  function step(name: string, direction: 1 | -1) {
    if (!form.current) return;
    settle(stepped(name, submittedValues(new FormData(form.current)), direction, locale));
  }

  return {
    values,
    typed,
    takenPd,
    step,
    handlers: {
      ref: form,
      onInput(event: FormEvent<HTMLFormElement>) {
        const input = event.target;
        if (input instanceof HTMLInputElement) {
          if (input.type === 'radio') settle(withSign(input));
          else if (isSigned(input.name)) followSign(input);
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
  const name = radio.name.replace(/\.sign$/, '');
  const text = radio.form?.elements.namedItem(name);
  const numeral = text instanceof HTMLInputElement ? findNumeral(text.value) : null;
  return numeral ? { [name]: `${radio.value}${String(numeral.magnitude)}` } : {};
}

/** A sign typed with the number is the chosen one. */
function followSign(input: HTMLInputElement): void {
  const sign = findSign(plainText(input.value).charAt(0));
  if (sign && input.form) write(input.form, { [`${input.name}.sign`]: sign });
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
