import { useLocale, useTexts } from '../i18n/texts.tsx';
import { TextField } from '../ui/field.tsx';
import { Disclosure } from '../ui/panel.tsx';
import { isAnyUsed, unsureMark } from './read-sources.ts';
import type { Controls } from './value-control.tsx';

const FURTHER = ['expiresOn', 'prescriber', 'licence'] as const;

/** When the paper was written, and what else it may say of itself. */
export function PaperDetails({
  values,
  errors,
  sources,
}: Pick<Controls, 'values' | 'errors' | 'sources'>) {
  const { details } = useTexts().prescription;
  const isRequired = useLocale() === 'en';
  return (
    <div className="stack">
      <TextField
        name="dateWritten"
        label={details.dateWritten}
        hint={details.dateHint}
        error={errors.dateWritten}
        optional={!isRequired}
        defaultValue={values.dateWritten}
        autoComplete="off"
        maxLength={40}
        {...unsureMark('dateWritten', sources)}
      />
      {sources?.dateWritten?.shown}
      <Disclosure summary={details.further} open={isAnyUsed(FURTHER, { values, errors, sources })}>
        <div className="stack">
          {FURTHER.map((name) => (
            <div key={name} className="stack">
              <TextField
                name={name}
                label={details[name]}
                error={errors[name]}
                optional
                defaultValue={values[name]}
                autoComplete="off"
                maxLength={40}
                {...unsureMark(name, sources)}
              />
              {sources?.[name]?.shown}
            </div>
          ))}
        </div>
      </Disclosure>
    </div>
  );
}
