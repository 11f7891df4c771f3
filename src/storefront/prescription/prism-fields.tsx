import { EYE_SIDES, type EyeField, type EyeSide } from '#domain/prescription/prescription.ts';
import { useTexts } from '../i18n/texts.tsx';
import { wire } from '../ui/field.tsx';
import { FieldNotes } from '../ui/field.tsx';
import { Explain } from '../ui/explain.tsx';
import { fieldId } from '../ui/field-id.ts';
import { Icon } from '../ui/icon.tsx';
import { Disclosure } from '../ui/panel.tsx';
import { EyeRows } from './eye-rows.tsx';
import { EyeControl, type Controls } from './value-control.tsx';

const COLUMNS = ['prismHor', 'baseHor', 'prismVer', 'baseVer'] as const;
type PrismField = (typeof COLUMNS)[number];

const NAMES = EYE_SIDES.flatMap((side) => COLUMNS.map((field) => `${side}.${field}`));
const BASES = { baseHor: ['In', 'Out'], baseVer: ['Up', 'Down'] } as const;

/** Prisms with their bases, folded away: few prescriptions have any. */
export function PrismFields(controls: Controls) {
  const { prescription } = useTexts();
  const { prism } = prescription;
  const isUsed = NAMES.some((name) => controls.values[name] || controls.errors[name]);
  return (
    <Disclosure summary={prism.summary} open={isUsed}>
      <p className="field-hint">{prism.text}</p>
      <EyeRows
        caption={prism.summary}
        fields={COLUMNS}
        renderHead={(field) => <PrismHead field={field} />}
        renderCell={(side, field) =>
          field === 'baseHor' || field === 'baseVer' ? (
            <BaseControl side={side} field={field} {...controls} />
          ) : (
            <EyeControl side={side} field={field} {...controls} />
          )
        }
      />
    </Disclosure>
  );
}

function PrismHead({ field }: { field: EyeField }) {
  const { fields } = useTexts().prescription;
  return (
    <Explain word={field.startsWith('base') ? 'base' : 'prism'}>
      {fields[field as PrismField]}
    </Explain>
  );
}

type BaseProps = Controls & { side: EyeSide; field: 'baseHor' | 'baseVer' };

function BaseControl({ side, field, values, errors }: BaseProps) {
  const { prism, eyes, fields, cell } = useTexts().prescription;
  const name = `${side}.${field}`;
  const error = errors[name];
  return (
    <>
      <span className="select">
        <select
          {...wire({ name, error, optional: true })}
          aria-label={cell(eyes[side].name, fields[field])}
          className="input"
          defaultValue={values[name] ?? ''}
        >
          <option value="">{prism.noBase}</option>
          {BASES[field].map((base) => (
            <option key={base} value={base}>
              {prism.base[base]}
            </option>
          ))}
        </select>
        <Icon name="down" />
      </span>
      <FieldNotes id={fieldId(name)} error={error} />
    </>
  );
}
