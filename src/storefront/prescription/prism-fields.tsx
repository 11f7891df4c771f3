import {
  EYE_SIDES,
  FIELDS,
  isBase,
  PRISM_FIELDS,
  type BaseField,
  type EyeSide,
} from '#domain/prescription/prescription-fields.ts';
import { useTexts } from '../i18n/texts.tsx';
import { FieldNotes, Select, wire } from '../ui/field.tsx';
import { Explain } from '../ui/explain.tsx';
import { fieldId } from '../ui/field-id.ts';
import { Disclosure } from '../ui/panel.tsx';
import { EyeRows } from './eye-rows.tsx';
import { EyeControl, type Controls } from './value-control.tsx';

const NAMES = EYE_SIDES.flatMap((side) => PRISM_FIELDS.map((field) => `${side}.${field}`));

/** Prisms with their bases, folded away: few prescriptions have any. */
export function PrismFields(controls: Controls) {
  const { prescription } = useTexts();
  const { prism, fields } = prescription;
  const isUsed = NAMES.some((name) => controls.values[name] || controls.errors[name]);
  return (
    <Disclosure summary={prism.summary} open={isUsed}>
      <p className="hint">{prism.text}</p>
      <EyeRows
        caption={prism.summary}
        fields={PRISM_FIELDS}
        renderHead={(field) => <Explain word={FIELDS[field].word}>{fields[field]}</Explain>}
        renderCell={(side, field) =>
          isBase(field) ? (
            <BaseControl side={side} field={field} {...controls} />
          ) : (
            <EyeControl side={side} field={field} {...controls} />
          )
        }
      />
    </Disclosure>
  );
}

type BaseProps = Controls & { side: EyeSide; field: BaseField };

function BaseControl({ side, field, values, errors }: BaseProps) {
  const { prism, eyes, fields, cell } = useTexts().prescription;
  const name = `${side}.${field}`;
  const error = errors[name];
  return (
    <>
      <Select
        {...wire({ name, error, optional: true })}
        aria-label={cell(eyes[side].name, fields[field])}
        defaultValue={values[name] ?? ''}
        options={[
          { value: '', label: prism.noBase },
          ...FIELDS[field].values.map((base) => ({ value: base, label: prism.base[base] })),
        ]}
      />
      <FieldNotes id={fieldId(name)} error={error} />
    </>
  );
}
