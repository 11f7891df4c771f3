import { CORRECTION_FIELDS, SHOWN, type EyeSide } from '#domain/prescription/field-names.ts';
import { useTexts } from '../i18n/texts.tsx';
import { Explain } from '../ui/explain.tsx';
import { EyeRows } from './eye-rows.tsx';
import type { FormReadings } from './form-readings.ts';
import { EyeControl, type Controls } from './value-control.tsx';
import styles from './eye-table.module.css';

type EyeTableProps = Controls & {
  /** What is said of the values beneath each eye. */
  readings: FormReadings;
  withAdd: boolean;
};

/** Sphere, cylinder, axis and addition of both eyes, with what they mean in words. */
export function EyeTable({ readings, withAdd, ...controls }: EyeTableProps) {
  const { prescription } = useTexts();
  return (
    <EyeRows
      caption={prescription.manual.paper}
      describedBy="rx-units"
      fields={CORRECTION_FIELDS.filter((field) => withAdd || field !== 'add')}
      renderHead={(field) => <ColumnHead field={field} />}
      renderCell={(side, field) => <EyeControl side={side} field={field} {...controls} />}
      renderUnder={(side) => <Meaning side={side} meaning={readings.eyes[side]} {...controls} />}
    />
  );
}

function ColumnHead({ field }: { field: (typeof CORRECTION_FIELDS)[number] }) {
  const { fields, abbreviations } = useTexts().prescription;
  const short = abbreviations[field];
  const isNew = short.toLowerCase() !== fields[field].toLowerCase();
  return (
    <>
      <Explain word={SHOWN[field].word}>{fields[field]}</Explain>
      {isNew && <span className={styles.abbreviation}> {short}</span>}
    </>
  );
}

const SIGNED = CORRECTION_FIELDS.filter((field) => SHOWN[field].kind === 'power');

type MeaningProps = Pick<Controls, 'notes' | 'unsigned' | 'errors'> & {
  side: EyeSide;
  /** The eye in words; null while nothing is known of it. */
  meaning: string | null;
};

/** The eye in words; before that, which sign is missing. */
function Meaning({ side, meaning, notes, unsigned, errors }: MeaningProps) {
  const texts = useTexts();
  const isAxisOfZero = notes.some((note) => note.about === 'axis' && note.side === side);
  const { eyes, fields, manual } = texts.prescription;
  const asked = SIGNED.filter((field) => {
    const name = `${side}.${field}`;
    return unsigned.includes(name) && errors[name] === undefined;
  });
  const isAsked = asked.length > 0;
  return (
    <output
      className={styles.meaning}
      data-empty={meaning !== null || isAsked ? undefined : true}
      data-asked={isAsked || undefined}
    >
      <span className="visually-hidden">{eyes[side].name}: </span>
      {isAsked
        ? manual.signAsked(asked.map((field) => fields[field]))
        : (meaning ?? manual.nothingYet)}
      {isAxisOfZero && ` ${manual.axisOfZero}`}
    </output>
  );
}
