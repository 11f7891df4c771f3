import type { ComponentProps, ReactNode } from 'react';
import { useTexts } from '../i18n/texts.tsx';
import { fieldId } from './field-id.ts';
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
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
        {optional && <Optional />}
      </label>
      <FieldNotes id={id} hint={hint} error={error} />
      {children(wire({ name, hint, error, optional }))}
    </div>
  );
}

export function Optional() {
  return <span className="field-optional"> ({useTexts().shell.field.optional})</span>;
}

export function FieldNotes({
  id,
  hint,
  error,
}: { id: string } & Pick<FieldWords, 'hint' | 'error'>) {
  return (
    <>
      {hint && (
        <div className="field-hint" id={`${id}-hint`}>
          {hint}
        </div>
      )}
      {error && (
        <div className="field-error" id={`${id}-error`}>
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

type TextFieldProps = FieldWords & { numeric?: boolean } & Omit<
    ComponentProps<'input'>,
    'name' | 'id' | 'required'
  >;

/** One line of text. `numeric` sets figures in the monospaced font; give `inputMode` as well. */
export function TextField({
  name,
  label,
  hint,
  error,
  optional,
  numeric,
  className = '',
  ...rest
}: TextFieldProps) {
  return (
    <Field {...{ name, label, hint, error, optional }}>
      {(control) => (
        <input
          type="text"
          {...rest}
          {...control}
          className={`input ${numeric ? 'input-number' : ''} ${className}`}
        />
      )}
    </Field>
  );
}

type SelectFieldProps = FieldWords & {
  options: readonly { value: string; label: string; disabled?: boolean }[];
} & Omit<ComponentProps<'select'>, 'name' | 'id' | 'required' | 'children'>;

/** A native list to choose from. Give an option of value '' where nothing may be chosen yet. */
export function SelectField({
  name,
  label,
  hint,
  error,
  optional,
  options,
  className = '',
  ...rest
}: SelectFieldProps) {
  return (
    <Field {...{ name, label, hint, error, optional }}>
      {(control) => (
        <span className="select">
          <select {...rest} {...control} className={`input ${className}`}>
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon name="down" />
        </span>
      )}
    </Field>
  );
}
