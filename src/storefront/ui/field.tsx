import type { ComponentProps, ReactNode } from 'react';
import { useTexts } from '../i18n/texts.tsx';
import { fieldId } from './field-id.ts';
import styles from './field.module.css';
import { Icon } from './icon.tsx';

export type FieldWords = {
  /** The form name; the id follows from it (`fieldId`). */
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  /** What is wrong with it, in words. */
  error?: string;
  /** Fields are required unless they say so. */
  optional?: boolean;
};

/** What a control needs so that its label, hint and error are read out with it. */
export type ControlWiring = {
  id: string;
  name: string;
  required: boolean;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
};

type FieldProps = FieldWords & { children: (control: ControlWiring) => ReactNode };

/** Label above, hint beneath it, then the error, then the control. */
export function Field({ name, label, hint, error, optional = false, children }: FieldProps) {
  const id = fieldId(name);
  return (
    <div className={styles.field}>
      <label className="label" htmlFor={id}>
        {label}
        {optional && <Optional />}
      </label>
      <FieldNotes id={id} hint={hint} error={error} />
      {children(wire({ name, hint, error, optional }))}
    </div>
  );
}

export function Optional() {
  return <span className={styles.optional}> ({useTexts().shell.field.optional})</span>;
}

export function FieldNotes({
  id,
  hint,
  error,
}: { id: string } & Pick<FieldWords, 'hint' | 'error'>) {
  return (
    <>
      {hint && (
        <div className="hint" id={`${id}-hint`}>
          {hint}
        </div>
      )}
      {error && (
        <div className={styles.error} id={`${id}-error`}>
          <Icon name="stop" />
          <span>{error}</span>
        </div>
      )}
    </>
  );
}

/** The attributes that tie a control of your own to its `FieldNotes`. */
export function wire({ name, hint, error, optional }: Omit<FieldWords, 'label'>): ControlWiring {
  const id = fieldId(name);
  const notes = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return {
    id,
    name,
    required: !optional,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': notes || undefined,
  };
}

type Width = {
  /** Figures in the monospaced font; give `inputMode` as well. */
  numeric?: boolean;
  /** As wide as a few figures. */
  short?: boolean;
};

/** One line of text alone, for where its label stands apart. */
export function Input({
  numeric,
  short,
  className = '',
  ...rest
}: Width & ComponentProps<'input'>) {
  return (
    <input
      type="text"
      {...rest}
      className={`${styles.input} ${className}`}
      data-numeric={numeric || undefined}
      data-short={short || undefined}
    />
  );
}

type TextFieldProps = FieldWords &
  Width &
  Omit<ComponentProps<'input'>, 'name' | 'id' | 'required' | 'className'>;

/** One line of text. What else describes it is read after its hint and error. */
export function TextField({ name, label, hint, error, optional, ...rest }: TextFieldProps) {
  return (
    <Field {...{ name, label, hint, error, optional }}>
      {(control) => {
        const notes = [control['aria-describedby'], rest['aria-describedby']].filter(Boolean);
        return <Input {...rest} {...control} aria-describedby={notes.join(' ') || undefined} />;
      }}
    </Field>
  );
}

type SelectProps = {
  options: readonly { value: string; label: string; disabled?: boolean }[];
} & Omit<ComponentProps<'select'>, 'children' | 'className'>;

/** A native list to choose from, alone, for where its label stands apart. */
export function Select({ options, ...rest }: SelectProps) {
  return (
    <span className={styles.select}>
      <select {...rest} className={styles.input}>
        {options.map(({ value, label, disabled }) => (
          <option key={value} value={value} disabled={disabled}>
            {label}
          </option>
        ))}
      </select>
      <Icon name="down" />
    </span>
  );
}

type SelectFieldProps = FieldWords & Omit<SelectProps, 'name' | 'id' | 'required'>;

/** A native list to choose from. Give an option of value '' where nothing may be chosen yet. */
export function SelectField({ name, label, hint, error, optional, ...rest }: SelectFieldProps) {
  return (
    <Field {...{ name, label, hint, error, optional }}>
      {(control) => <Select {...rest} {...control} />}
    </Field>
  );
}
