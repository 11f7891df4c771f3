import { FITTING_NAMES } from '#domain/prescription/fitting.ts';
import {
  amountOf,
  isSigned,
  stepOf,
  type EyeField,
  type EyeSide,
} from '#domain/prescription/field-names.ts';
import { useFormat, useTexts } from '../i18n/texts.tsx';
import { fieldId } from '../ui/field-id.ts';
import { FieldNotes, Input } from '../ui/field.tsx';
import { Icon } from '../ui/icon.tsx';
import type { PrescriptionValues } from './prescription-values.ts';
import type { ReadingNote } from './reading-notes.ts';
import { unsureMark, type Sources } from './read-sources.ts';
import styles from './value-control.module.css';

export type Controls = {
  values: PrescriptionValues;
  /** What is wrong with a field, by form name. */
  errors: Record<string, string>;
  /** The powers, by form name, that were left without their sign. */
  unsigned: readonly string[];
  /** What was read as something else than was typed. */
  notes: readonly ReadingNote[];
  step: (name: string, direction: 1 | -1) => void;
  sources?: Sources | undefined;
};

type EyeControlProps = Controls & { side: EyeSide; field: EyeField };

/** One value of one eye: its sign where it has one, the text, and buttons that step. */
export function EyeControl({ side, field, ...controls }: EyeControlProps) {
  const { eyes, fields, cell } = useTexts().prescription;
  const name = `${side}.${field}`;
  const label = cell(eyes[side].name, fields[field]);
  return (
    <>
      {isSigned(name) && (
        <SignControl
          name={name}
          label={label}
          value={controls.values[`${name}.sign`]}
          isWrong={controls.errors[name] !== undefined || controls.unsigned.includes(name)}
        />
      )}
      <NumberControl name={name} label={label} {...controls} />
    </>
  );
}

type NumberControlProps = Controls & {
  name: string;
  /** Says the whole place, for it is read without the table around it. */
  label: string;
};

/** Free text for one number, with its steppers and what is wrong with it. */
export function NumberControl({ name, label, values, errors, step, sources }: NumberControlProps) {
  const id = fieldId(name);
  const error = errors[name];
  return (
    <>
      <div className={styles.entry}>
        <Stepper name={name} label={label} direction={-1} step={step} />
        <Input
          numeric
          id={id}
          name={name}
          aria-label={label}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          className={styles.input}
          {...unsureMark(name, sources, error ? `${id}-error` : undefined)}
          inputMode={isNumberAlone(name) ? 'decimal' : 'text'}
          enterKeyHint="next"
          autoComplete="off"
          spellCheck={false}
          maxLength={40}
          defaultValue={values[name]}
        />
        <Stepper name={name} label={label} direction={1} step={step} />
      </div>
      <FieldNotes id={id} error={error} />
      {sources?.[name]?.shown}
    </>
  );
}

/** Phones show digits for it. The others need a minus, a slash or a letter as well. */
function isNumberAlone(name: string): boolean {
  const field = amountOf(name);
  return field === 'axis' || field === 'add' || FITTING_NAMES.some((known) => known === field);
}

type StepperProps = Pick<Controls, 'step'> & { name: string; label: string; direction: 1 | -1 };

/** For fingers and mice; keyboards have the arrow keys, so it is no stop on their way. */
function Stepper({ name, label, direction, step }: StepperProps) {
  const texts = useTexts().prescription.step;
  const amount = useFormat().number(stepOf(name) ?? 1);
  return (
    <button
      type="button"
      tabIndex={-1}
      className={`${styles.step} with-script`}
      data-direction={direction === 1 ? 'up' : 'down'}
      aria-label={direction === 1 ? texts.up(label, amount) : texts.down(label, amount)}
      onClick={() => step(name, direction)}
    >
      <Icon name="down" />
    </button>
  );
}

type SignProps = {
  name: string;
  label: string;
  /** What was chosen by hand. A text's own sign is shown by a script, for it goes with the text. */
  value?: string;
  isWrong: boolean;
};

/** Plus or minus, large; nothing is chosen until the member or the typed text says so. */
function SignControl({ name, label, value, isWrong }: SignProps) {
  const texts = useTexts().prescription.sign;
  return (
    <fieldset className={styles.sign} data-wrong={isWrong || undefined}>
      <legend className="visually-hidden">{texts.of(label)}</legend>
      {(['-', '+'] as const).map((sign) => (
        <label className={styles.choice} key={sign}>
          <input type="radio" name={`${name}.sign`} value={sign} defaultChecked={value === sign} />
          <Icon name={sign === '+' ? 'plus' : 'minus'} />
          <span>{texts[sign]}</span>
        </label>
      ))}
    </fieldset>
  );
}
