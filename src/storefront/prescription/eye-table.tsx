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
      renderUnder={(side) => <Meaning side={side} read={read} {...controls} />}
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

const SIGNED = CORRECTION_FIELDS.filter((field) => FIELDS[field].kind === 'power');

/** Values that no one has mean nothing. */
function isPossible(read: UncheckedEye): boolean {
  const eye = { ...read, ...minusCylinderPowers(read) };
  const powers = ['sphere', 'cylinder', 'add', 'prismHor', 'prismVer'] as const;
  return powers.every((field) => !eye[field] || isWithin(eye[field], FIELDS[field].range));
}

type MeaningProps = Pick<Controls, 'notes' | 'unsigned' | 'errors'> & {
  side: EyeSide;
  read: UncheckedPrescription;
};

/** The eye in words; before that, which sign is missing. */
function Meaning({ side, read, notes, unsigned, errors }: MeaningProps) {
  const texts = useTexts();
  const locale = useLocale();
  const eye = read[side];
  const isAxisOfZero = notes.some((note) => note.about === 'axis' && note.side === side);
  const { eyes, fields, manual } = texts.prescription;
  const asked = SIGNED.filter((field) => {
    const name = `${side}.${field}`;
    return unsigned.has(name) && errors[name] === undefined;
  });
  const isKnown = eye !== null && eye.sphere !== null && isPossible(eye);
  const sentence = isKnown ? eyeSentence(eye, texts, locale) : manual.nothingYet;
  const isAsked = asked.length > 0;
  return (
    <output
      className={styles.meaning}
      data-empty={isKnown || isAsked ? undefined : true}
      data-asked={isAsked || undefined}
    >
      <span className="visually-hidden">{eyes[side].name}: </span>
      {isAsked ? manual.signAsked(asked.map((field) => fields[field])) : sentence}
      {isAxisOfZero && ` ${manual.axisOfZero}`}
    </output>
  );
}
