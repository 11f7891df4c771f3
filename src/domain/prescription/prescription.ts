import type { LensType } from '../frames/catalogue-types.ts';
import { isLensType } from '../frames/catalogue-types.ts';
import { parseField } from './field-text.ts';
import { fittingFrom, type Fitting } from './fitting.ts';
import {
  BASE_FIELDS,
  byField,
  DETAIL_NAMES,
  EYE_FIELDS,
  NUMBER_FIELDS,
  READING_USES,
  type Amount,
  type BaseField,
  type EyeField,
  type NumberField,
} from './field-names.ts';
import { FIELDS, type BaseSpec } from './prescription-fields.ts';
import { totalPdMm } from './total-pd.ts';

export type { LensType };

export type HorizontalBase = 'In' | 'Out';
export type VerticalBase = 'Up' | 'Down';

/**
 * One eye's correction: sphere, cylinder and add in dioptres, axis in degrees, prisms in
 * prism dioptres, pd in millimetres from the middle of the nose. Null: not on the paper.
 */
export type Eye = Record<NumberField, number | null> & {
  baseHor: HorizontalBase | null;
  baseVer: VerticalBase | null;
};

export type ReadingUse = (typeof READING_USES)[number];

export function isReadingUse(value: unknown): value is ReadingUse {
  return READING_USES.some((use) => use === value);
}

/** What a paper says of itself and what its lenses are for, besides the values of the eyes. */
type Details = Fitting & {
  /** The distance between both pupils in millimetres; the sum of both eyes' where both are known. */
  pd: number | null;
  /** The calendar day on the paper, `YYYY-MM-DD`; null where a form asked and none was given. */
  dateWritten?: string | null;
  /** A day on which it existed already, where its own is not known. */
  knownSince?: string;
  /** The last day on which it may be filled, where the paper says one. */
  expiresOn?: string | null;
  /** Who wrote it, and their licence number, where the paper says so. */
  prescriber?: string | null;
  licence?: string | null;
  /** What single vision lenses are for; null while that is not said, absent where nobody asks. */
  use?: ReadingUse | null;
  /** The distance between both pupils when they look at something near, in millimetres. */
  nearPd?: number | null;
};

export type Prescription = Details & {
  lensType: LensType;
  od: Eye;
  os: Eye;
  /** What the paper says, where these are the lenses that are made of it (`lensesFor`). */
  paper?: Prescription;
};

/** An eye's values before anybody checked them; NaN stands for text that is no number. */
export type UncheckedEye = Record<NumberField, number | null> & Record<BaseField, string | null>;

export type UncheckedPrescription = Details & {
  lensType: string;
  od: UncheckedEye | null;
  os: UncheckedEye | null;
  paper?: UncheckedPrescription;
};

export const EMPTY_EYE: Eye = byField(EYE_FIELDS, () => null);

/**
 * Reads what a form, a cart item, session storage or another service holds: numbers or text,
 * `cylinder` or `cylinders`, 0 or '' for what is not there. Never throws; what cannot be
 * read as a number becomes NaN, so that `validatePrescription` names the field. A text without
 * a sign is plus, so what a person typed goes through `readPrescriptionForm` instead.
 */
export function parsePrescription(value: unknown): UncheckedPrescription {
  const source = objectOf(value) ?? {};
  const details = Object.fromEntries(
    DETAIL_NAMES.flatMap((name) => {
      const text = textOrNull(source[name]);
      return text === null ? [] : [[name, text]];
    }),
  );
  const pd = numberOrNull('totalPd', source.pd);
  const nearPd = numberOrNull('nearPd', source.nearPd);
  return {
    lensType: textOrNull(source.lensType) ?? 'SingleVision',
    od: parseEye(source.od),
    os: parseEye(source.os),
    pd: pd === 0 ? null : pd,
    ...details,
    ...('use' in source ? { use: isReadingUse(source.use) ? source.use : null } : {}),
    ...(nearPd ? { nearPd } : {}),
    ...fittingFrom((name) => numberOrNull(name, source[name])),
  };
}

/**
 * The same values with their narrow types, and the total pd as it counts; null when an eye, the
 * lens type or a base is no such thing.
 */
export function findPrescription(unchecked: UncheckedPrescription): Prescription | null {
  const { lensType, od, os, paper: from, ...rest } = unchecked;
  if (!isLensType(lensType) || !od || !os || !hasBases(od) || !hasBases(os)) return null;
  const paper = from && findPrescription(from);
  return { ...rest, lensType, od, os, pd: totalPdMm(unchecked), ...(paper ? { paper } : {}) };
}

/**
 * 0 says "none" in every field but sphere and cylinder, where it is a value. Beside a cylinder an
 * axis of 0 stays, for it is a mistake to point out.
 */
export function withoutZeros(eye: UncheckedEye): UncheckedEye {
  const numbers = byField(NUMBER_FIELDS, (field) => {
    const isValue = FIELDS[field].kind === 'power' || (field === 'axis' && eye.cylinder);
    return eye[field] === 0 && !isValue ? null : eye[field];
  });
  return { ...eye, ...numbers };
}

function parseEye(value: unknown): UncheckedEye | null {
  const source = objectOf(value);
  if (!source) return null;
  const valueOf = (field: EyeField) => source[field] ?? source[FIELDS[field].wire];
  return withoutZeros({
    ...byField(NUMBER_FIELDS, (field) => numberOrNull(field, valueOf(field))),
    ...byField(BASE_FIELDS, (field) => textOrNull(valueOf(field))),
  });
}

function numberOrNull(field: Amount, value: unknown): number | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'number') return value === 0 ? 0 : value;
  const parsed = typeof value === 'string' ? parseField(field, value) : null;
  if (parsed?.ok) return parsed.value;
  return parsed?.reason === 'sign-missing' ? parsed.magnitude : Number.NaN;
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}

function objectOf(value: unknown): Record<string, unknown> | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : null;
}

function hasBases(eye: UncheckedEye): eye is Eye {
  return BASE_FIELDS.every((field) => {
    const { values }: BaseSpec = FIELDS[field];
    const base = eye[field];
    return base === null || values.includes(base);
  });
}
