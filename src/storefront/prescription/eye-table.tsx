import type { UncheckedEye, UncheckedPrescription } from '#domain/prescription/prescription.ts';
import {
  CORRECTION_FIELDS,
  FIELDS,
  type EyeSide,
} from '#domain/prescription/prescription-fields.ts';
import { isWithin } from '#domain/prescription/range.ts';
import { minusCylinderPowers } from '#domain/prescription/transpose.ts';
import { useLocale, useTexts } from '../i18n/texts.tsx';
import { Explain } from '../ui/explain.tsx';
import { EyeRows } from './eye-rows.tsx';
import { eyeSentence } from './eye-words.ts';
import { EyeControl, type Controls } from './value-control.tsx';
import styles from './eye-table.module.css';

type EyeTableProps = Controls & {
  /** The values as far as they can be read, for the sentence beneath each eye. */
  read: UncheckedPrescription;
  withAdd: boolean;
};

/** Sphere, cylinder, axis and addition of both eyes, with what they mean in words. */
export function EyeTable({ read, withAdd, ...controls }: EyeTableProps) {
  const { prescription } = useTexts();
  return (
    <EyeRows
      caption={prescription.manual.paper}
      describedBy="rx-units"
      fields={CORRECTION_FIELDS.filter((field) => withAdd || field !== 'add')}
      renderHead={(field) => <ColumnHead field={field} />}
      renderCell={(side, field) => <EyeControl side={side} field={field} {...controls} />}
      renderUnder={(side) => <Meaning side={side} read={read} notes={controls.notes} />}
    />
  );
}

function ColumnHead({ field }: { field: (typeof CORRECTION_FIELDS)[number] }) {
  const { fields, abbreviations } = useTexts().prescription;
  const short = abbreviations[field];
  const isNew = short.toLowerCase() !== fields[field].toLowerCase();
  return (
    <>
      <Explain word={FIELDS[field].word}>{fields[field]}</Explain>
      {isNew && <span className={styles.abbreviation}> {short}</span>}
    </>
  );
}

/** Values that no one has mean nothing. */
function isPossible(read: UncheckedEye): boolean {
  const eye = { ...read, ...minusCylinderPowers(read) };
  const powers = ['sphere', 'cylinder', 'add', 'prismHor', 'prismVer'] as const;
  return powers.every((field) => !eye[field] || isWithin(eye[field], FIELDS[field].range));
}

type MeaningProps = Pick<Controls, 'notes'> & { side: EyeSide; read: UncheckedPrescription };

function Meaning({ side, read, notes }: MeaningProps) {
  const texts = useTexts();
  const locale = useLocale();
  const eye = read[side];
  const isAxisOfZero = notes.some((note) => note.about === 'axis' && note.side === side);
  const isKnown = eye !== null && eye.sphere !== null && isPossible(eye);
  return (
    <output className={styles.meaning} data-empty={isKnown ? undefined : true}>
      <span className="visually-hidden">{texts.prescription.eyes[side].name}: </span>
      {isKnown ? eyeSentence(eye, texts, locale) : texts.prescription.manual.nothingYet}
      {isAxisOfZero && ` ${texts.prescription.manual.axisOfZero}`}
    </output>
  );
}
