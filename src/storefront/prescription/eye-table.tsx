import type {
  EyeField,
  EyeSide,
  UncheckedEye,
  UncheckedPrescription,
} from '#domain/prescription/prescription.ts';
import { DEFAULT_LIMITS, isWithin } from '#domain/prescription/prescription-rules.ts';
import { useLocale, useTexts } from '../i18n/texts.tsx';
import { Explain } from '../ui/explain.tsx';
import { EyeRows } from './eye-rows.tsx';
import { eyeSentence } from './eye-words.ts';
import { EyeControl, type Controls } from './value-control.tsx';

const COLUMNS = ['sphere', 'cylinder', 'axis', 'add'] as const;

type EyeTableProps = Controls & {
  /** The values as far as they can be read, for the sentence beneath each eye. */
  read: UncheckedPrescription;
  withAdd: boolean;
};

/** Sphere, cylinder, axis and addition of both eyes, with what they mean in words. */
export function EyeTable({ read, withAdd, ...controls }: EyeTableProps) {
  const { prescription } = useTexts();
  const fields: readonly EyeField[] = withAdd ? COLUMNS : COLUMNS.slice(0, 3);
  return (
    <EyeRows
      caption={prescription.manual.paper}
      describedBy="rx-units"
      fields={fields}
      renderHead={(field) => <ColumnHead field={field} />}
      renderCell={(side, field) => <EyeControl side={side} field={field} {...controls} />}
      renderUnder={(side) => <Meaning side={side} read={read} />}
    />
  );
}

function ColumnHead({ field }: { field: EyeField }) {
  const { fields, abbreviations } = useTexts().prescription;
  const column = COLUMNS.find((name) => name === field);
  if (!column) return fields[field];
  const short = abbreviations[column];
  const isNew = short.toLowerCase() !== fields[column].toLowerCase();
  return (
    <>
      <Explain word={column}>{fields[column]}</Explain>
      {isNew && <span className="rx-abbreviation"> {short}</span>}
    </>
  );
}

/** Values that no one has mean nothing. */
function isPossible({ sphere, cylinder, add, prismHor, prismVer }: UncheckedEye): boolean {
  const { sphere: spheres, cylinderMax, add: adds, prism } = DEFAULT_LIMITS;
  const within = (value: number | null, limits: readonly [number, number]) =>
    !value || isWithin(value, limits);
  return (
    within(sphere, spheres) &&
    within(cylinder, [-cylinderMax, cylinderMax]) &&
    within(add, adds) &&
    within(prismHor, prism) &&
    within(prismVer, prism)
  );
}

function Meaning({ side, read }: { side: EyeSide; read: UncheckedPrescription }) {
  const texts = useTexts();
  const locale = useLocale();
  const eye = read[side];
  const isKnown = eye !== null && eye.sphere !== null && isPossible(eye);
  return (
    <output className="rx-meaning" data-empty={isKnown ? undefined : true}>
      <span className="visually-hidden">{texts.prescription.eyes[side].name}: </span>
      {isKnown ? eyeSentence(eye, texts, locale) : texts.prescription.manual.nothingYet}
    </output>
  );
}
