import type { ComponentProps, ReactNode } from 'react';
import styles from './choice.module.css';
import { fieldId } from './field-id.ts';
import field from './field.module.css';
import { FieldNotes, Optional, type FieldWords } from './field.tsx';

export type Choice = {
  value: string;
  title: ReactNode;
  detail?: ReactNode;
  /** On the quiet ground above the words. */
  drawing?: ReactNode;
  disabled?: boolean;
};

type RadioCardsProps = FieldWords & {
  choices: readonly Choice[];
  defaultValue?: string;
  /** The question is the page's heading and need not be seen twice. */
  labelHidden?: boolean;
  /** One beneath the other, for details of several lines. */
  inColumn?: boolean;
  onChange?: ComponentProps<'input'>['onChange'];
};

/** One of a few, as large cards around native radio buttons. */
export function RadioCards({
  name,
  label,
  hint,
  error,
  optional,
  choices,
  defaultValue,
  labelHidden,
  inColumn,
  onChange,
}: RadioCardsProps) {
  const id = fieldId(name);
  return (
    <fieldset className={field.field} aria-describedby={describedBy(id, hint, error)}>
      <legend className={labelHidden ? 'visually-hidden' : 'label'}>
        {label}
        {optional && <Optional />}
      </legend>
      <FieldNotes id={id} hint={hint} error={error} />
      <div className={styles.choices} data-in-column={inColumn || undefined}>
        {choices.map((choice, position) => (
          <label className={styles.choice} key={choice.value}>
            {choice.drawing && <span className={styles.drawing}>{choice.drawing}</span>}
            <span className={styles.words}>
              <input
                type="radio"
                id={position === 0 ? id : undefined}
                name={name}
                value={choice.value}
                defaultChecked={choice.value === defaultValue}
                disabled={choice.disabled}
                required={!optional}
                onChange={onChange}
              />
              <span>
                <span className={styles.title}>{choice.title}</span>
                {choice.detail && <span className={styles.detail}>{choice.detail}</span>}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

type CheckboxProps = FieldWords &
  Omit<ComponentProps<'input'>, 'name' | 'id' | 'type' | 'required'>;

/** Yes or no, with the words as its label. */
export function Checkbox({ name, label, hint, error, optional, ...rest }: CheckboxProps) {
  const id = fieldId(name);
  return (
    <div className={field.field}>
      <Check
        {...rest}
        id={id}
        name={name}
        required={!optional}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, hint, error)}
      >
        {label}
      </Check>
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}

/** The box and its words alone. */
export function Check({ children, ...rest }: Omit<ComponentProps<'input'>, 'type'>) {
  return (
    <label className={styles.check}>
      <input {...rest} type="checkbox" />
      <span>{children}</span>
    </label>
  );
}

function describedBy(id: string, hint: ReactNode, error: string | undefined): string | undefined {
  return [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
}
