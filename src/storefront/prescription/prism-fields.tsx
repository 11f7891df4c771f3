import {
  EYE_SIDES,
  isBase,
  SHOWN,
  PRISM_FIELDS,
  type BaseField,
  type EyeSide,
} from '#domain/prescription/field-names.ts';
import { useFormat, useTexts } from '../i18n/texts.tsx';
import { FieldNotes, Select, wire } from '../ui/field.tsx';
import { Explain } from '../ui/explain.tsx';
import { fieldId } from '../ui/field-id.ts';
import { Disclosure } from '../ui/panel.tsx';
import { EyeRows } from './eye-rows.tsx';
import styles from './prism-fields.module.css';
import { isAnyUsed, unsureMark } from './read-sources.ts';
import { EyeControl, type Controls } from './value-control.tsx';

const NAMES = EYE_SIDES.flatMap((side) => PRISM_FIELDS.map((field) => `${side}.${field}`));

/** Prisms with their bases, folded away: few prescriptions have any. */
export function PrismFields(controls: Controls) {
  const { prescription } = useTexts();
  const { prism, fields } = prescription;
  return (
    <Disclosure summary={prism.summary} open={isAnyUsed(NAMES, controls)}>
      <p className={`${styles.text} hint`}>{prism.text}</p>
      <EyeRows
        caption={prism.summary}
        fields={PRISM_FIELDS}
        renderHead={(field) => <Explain word={SHOWN[field].word}>{fields[field]}</Explain>}
        renderCell={(side, field) =>
          isBase(field) ? (
            <BaseControl side={side} field={field} {...controls} />
          ) : (
            <EyeControl side={side} field={field} {...controls} />
          )
        }
        renderUnder={(side) => <TakenApart side={side} notes={controls.notes} />}
      />
    </Disclosure>
  );
}

/** What became of a prism that was typed together with its base. */
function TakenApart({ side, notes }: Pick<Controls, 'notes'> & { side: EyeSide }) {
  const { number } = useFormat();
  const { prism, summary } = useTexts().prescription;
  const note = notes.find((one) => one.about === 'prism' && one.side === side);
  const parts = note?.about === 'prism' ? note.parts : [];
  const words = parts.map(({ amount, base }) =>
    summary.prism(number(amount, { minimumFractionDigits: 2 }), prism.base[base]),
  );
  return (
    <output className="hint">
      {note?.about === 'prism' && prism.takenApart(note.typed, words.join(', '))}
    </output>
  );
}

type BaseProps = Controls & { side: EyeSide; field: BaseField };

function BaseControl({ side, field, values, errors, sources }: BaseProps) {
  const { prism, eyes, fields, cell } = useTexts().prescription;
  const name = `${side}.${field}`;
  const error = errors[name];
  const control = wire({ name, error, optional: true });
  const { placeholder: _, ...unsure } = unsureMark(name, sources, control['aria-describedby']);
  return (
    <>
      <Select
        {...control}
        {...unsure}
        aria-label={cell(eyes[side].name, fields[field])}
        defaultValue={values[name] ?? ''}
        options={[
          { value: '', label: prism.noBase },
          ...SHOWN[field].values.map((base) => ({ value: base, label: prism.base[base] })),
        ]}
      />
      <FieldNotes id={fieldId(name)} error={error} />
      {sources?.[name]?.shown}
    </>
  );
}
