import type { Locale } from '#domain/people/locale.ts';
import { EYE_SIDES, type EyeSide } from '#domain/prescription/field-names.ts';
import { formatField } from '#domain/prescription/field-text.ts';
import { lensText } from '#domain/prescription/lens-text.ts';
import {
  isPdSource,
  PD_UNCERTAINTY_MM,
  pdTolerance,
  type PdSource,
  type PdTolerance,
} from '#domain/prescription/pd-tolerance.ts';
import { FIELDS } from '#domain/prescription/prescription-fields.ts';
import {
  findPrescription,
  type Eye,
  type UncheckedEye,
  type UncheckedPrescription,
} from '#domain/prescription/prescription.ts';
import { isWithin } from '#domain/prescription/range.ts';
import { readPrescriptionForm } from '#domain/prescription/read-prescription-form.ts';
import { lensesFor } from '#domain/prescription/reading-use.ts';
import { minusCylinderPowers, transpose } from '#domain/prescription/transpose.ts';
import type { Texts } from '../i18n/en.ts';
import { eyeSentence } from './eye-words.ts';
import type { PrescriptionValues } from './prescription-values.ts';
import { uncountedPd } from './uncounted-pd.ts';

/** What the form says of its values, as far as they can be read, in the page's language. */
export type FormReadings = {
  /** The powers, by form name, that were left without their sign. */
  unsigned: string[];
  /** Each eye in words; null while nothing is known of it. */
  eyes: Record<EyeSide, string | null>;
  /** The same lenses as the other half of all doctors write them; null without a cylinder. */
  otherNotation: { isPlus: boolean; lenses: { side: EyeSide; text: string }[] } | null;
  /** The spheres of lenses for reading, the right one first; null until all of it is known. */
  readingSpheres: readonly [right: string, left: string] | null;
  /** That one eye's distance does not count beside a total; null where there is no such thing. */
  uncountedPd: string | null;
  /** What it does to the lenses when the distance is off as it may be; null where nobody said. */
  pdSource: PdSourceReading | null;
};

/** By how much it may be off; `tolerance` is null while powers are missing. */
export type PdSourceReading = { source: PdSource; offMm: number; tolerance: PdTolerance | null };

/** Reads the values of a form, `od.sphere`, ..., as they are typed. */
export function formReadings(
  values: PrescriptionValues,
  { lensType, texts, locale }: { lensType: string; texts: Texts; locale: Locale },
): FormReadings {
  const { prescription: read, problems } = readPrescriptionForm((name) =>
    name === 'lensType' ? lensType : (values[name] ?? null),
  );
  const sentenceOf = (side: EyeSide) => {
    const eye = read[side];
    const isKnown = eye !== null && eye.sphere !== null && isPossible(eye);
    return isKnown ? eyeSentence(eye, texts, locale) : null;
  };
  return {
    unsigned: problems.flatMap(({ field, reason }) => (reason === 'sign-missing' ? [field] : [])),
    eyes: { od: sentenceOf('od'), os: sentenceOf('os') },
    otherNotation: otherNotation(read, locale),
    readingSpheres: readingSpheres(read, locale),
    uncountedPd: uncountedPd(read, { texts, locale }),
    pdSource: pdSource(values.pdSource, read),
  };
}

/** Of the lenses as they are made: those for reading are weaker or stronger than the paper. */
function pdSource(source: unknown, read: UncheckedPrescription): PdSourceReading | null {
  if (!isPdSource(source)) return null;
  const paper = findPrescription(read);
  const offMm = PD_UNCERTAINTY_MM[source];
  return { source, offMm, tolerance: pdTolerance(paper ? lensesFor(paper) : read, offMm) };
}

/** Values that no one has mean nothing. */
function isPossible(read: UncheckedEye): boolean {
  const eye = { ...read, ...minusCylinderPowers(read) };
  const powers = ['sphere', 'cylinder', 'add', 'prismHor', 'prismVer'] as const;
  return powers.every((field) => !eye[field] || isWithin(eye[field], FIELDS[field].range));
}

function otherNotation(read: UncheckedPrescription, locale: Locale): FormReadings['otherNotation'] {
  const toric = EYE_SIDES.flatMap((side) => {
    const eye = read[side];
    return isToric(eye) ? [{ side, eye }] : [];
  });
  const [first] = toric;
  if (!first) return null;
  const lenses = toric.map(({ side, eye }) => {
    return { side, text: lensText(transpose(eye), locale) };
  });
  return { isPlus: (first.eye.cylinder ?? 0) < 0, lenses };
}

type Toric = Pick<Eye, 'sphere' | 'cylinder' | 'axis'>;

function isToric(eye: Toric | null): eye is Toric & { axis: number } {
  if (!eye || eye.sphere === null || !eye.cylinder || eye.axis === null) return false;
  return [eye.sphere, eye.cylinder].every(Number.isFinite) && eye.axis >= 1 && eye.axis <= 180;
}

function readingSpheres(
  read: UncheckedPrescription,
  locale: Locale,
): FormReadings['readingSpheres'] {
  const paper = findPrescription(read);
  const isReading = read.use === 'near' || read.use === 'computer';
  if (!paper || !isReading || !paper.od.add || !paper.os.add) return null;
  const { od, os } = lensesFor(paper);
  const [right, left] = [od, os].map(({ sphere }) => formatField('sphere', sphere, locale));
  return right && left ? [right, left] : null;
}
