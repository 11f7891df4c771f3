import type { ComponentProps, ReactNode } from 'react';
import { fieldId } from './field-id.ts';
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
  onChange,
}: RadioCardsProps) {
  const id = fieldId(name);
  return (
    <fieldset className="field" aria-describedby={describedBy(id, hint, error)}>
      <legend className={labelHidden ? 'visually-hidden' : 'field-label'}>
        {label}
        {optional && <Optional />}
      </legend>
      <FieldNotes id={id} hint={hint} error={error} />
      <div className="choices">
        {choices.map((choice, position) => (
          <label className="choice" key={choice.value}>
            {choice.drawing && <span className="choice-drawing">{choice.drawing}</span>}
            <span className="choice-words">
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
                <span className="choice-title">{choice.title}</span>
                {choice.detail && <span className="choice-detail">{choice.detail}</span>}
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
    <div className="field">
      <label className="check">
        <input
          {...rest}
          type="checkbox"
          id={id}
          name={name}
          required={!optional}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, hint, error)}
        />
        <span>{label}</span>
      </label>
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}

function describedBy(id: string, hint: ReactNode, error: string | undefined): string | undefined {
  return [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
}
