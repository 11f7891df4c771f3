import type { LensType } from '../frames/catalogue-types.ts';
import { isLensType } from '../frames/catalogue-types.ts';
import { findNumber } from './numeral.ts';
import { totalPdMm } from './total-pd.ts';

export type { LensType };

/** `od` is the right eye, `os` the left; on paper and on screen the right one stands first. */
export const EYE_SIDES = ['od', 'os'] as const;
export type EyeSide = (typeof EYE_SIDES)[number];

export type HorizontalBase = 'In' | 'Out';
export type VerticalBase = 'Up' | 'Down';

/** The form names of one eye's values, in the order of the paper. */
export const EYE_FIELDS = [
  'sphere',
  'cylinder',
  'axis',
  'add',
  'prismHor',
  'baseHor',
  'prismVer',
  'baseVer',
  'pd',
] as const;
export type EyeField = (typeof EYE_FIELDS)[number];

/**
 * One eye's correction: sphere, cylinder and add in dioptres, axis in degrees, prisms in
 * prism dioptres, pd in millimetres from the middle of the nose. Null: not on the paper.
 */
export type Eye = {
  sphere: number | null;
  cylinder: number | null;
  axis: number | null;
  add: number | null;
  prismHor: number | null;
  prismVer: number | null;
  baseHor: HorizontalBase | null;
  baseVer: VerticalBase | null;
  pd: number | null;
};

export type Prescription = {
  lensType: LensType;
  od: Eye;
  os: Eye;
  /** The distance between both pupils in millimetres; the sum of both eyes' where both are known. */
  pd: number | null;
  /** The calendar day on the paper, `YYYY-MM-DD`. */
  dateWritten?: string | null;
};

/** An eye's values before anybody checked them; NaN stands for text that is no number. */
export type UncheckedEye = Omit<Eye, 'baseHor' | 'baseVer'> & {
  baseHor: string | null;
  baseVer: string | null;
};

export type UncheckedPrescription = {
  lensType: string;
  od: UncheckedEye | null;
  os: UncheckedEye | null;
  pd: number | null;
  dateWritten?: string | null;
};

export const EMPTY_EYE: Eye = {
  sphere: null,
  cylinder: null,
  axis: null,
  add: null,
  prismHor: null,
  prismVer: null,
  baseHor: null,
  baseVer: null,
  pd: null,
};

/**
 * Reads what a form, a cart item, session storage or another service holds: numbers or text,
 * `cylinder` or `cylinders`, 0 or '' for what is not there. Never throws; what cannot be
 * read as a number becomes NaN, so that `validatePrescription` names the field. A text without
 * a sign is plus, so what a person typed goes through `readPrescriptionForm` instead.
 */
export function parsePrescription(value: unknown): UncheckedPrescription {
  const source = recordOf(value) ?? {};
  const dateWritten = textOrNull(source.dateWritten);
  return {
    lensType: textOrNull(source.lensType) ?? 'SingleVision',
    od: parseEye(source.od),
    os: parseEye(source.os),
    pd: presentNumber(source.pd),
    ...(dateWritten === null ? {} : { dateWritten }),
  };
}

/**
 * The same values with their narrow types, and the total pd as it counts; null when an eye, the
 * lens type or a base is no such thing.
 */
export function findPrescription(unchecked: UncheckedPrescription): Prescription | null {
  const { lensType, od, os } = unchecked;
  if (!isLensType(lensType) || !od || !os || !hasBases(od) || !hasBases(os)) return null;
  return { ...unchecked, lensType, od, os, pd: totalPdMm(unchecked) };
}

function parseEye(value: unknown): UncheckedEye | null {
  const source = recordOf(value);
  if (!source) return null;
  return {
    sphere: numberOrNull(source.sphere),
    cylinder: numberOrNull(source.cylinder ?? source.cylinders),
    axis: presentNumber(source.axis, source.cylinder ?? source.cylinders),
    add: presentNumber(source.add),
    prismHor: presentNumber(source.prismHor),
    prismVer: presentNumber(source.prismVer),
    baseHor: textOrNull(source.baseHor),
    baseVer: textOrNull(source.baseVer),
    pd: presentNumber(source.pd),
  };
}

/** 0 means "none" here, except for an axis beside a cylinder, where 0 is a mistake to point out. */
function presentNumber(value: unknown, cylinder: unknown = null): number | null {
  const number = numberOrNull(value);
  return number === 0 && !numberOrNull(cylinder) ? null : number;
}

function numberOrNull(value: unknown): number | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'number') return value === 0 ? 0 : value;
  if (typeof value !== 'string') return Number.NaN;
  return value.trim() === '' ? null : (findNumber(value) ?? Number.NaN);
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}

function recordOf(value: unknown): Record<string, unknown> | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : null;
}

function hasBases(eye: UncheckedEye): eye is Eye {
  return [null, 'In', 'Out'].includes(eye.baseHor) && [null, 'Up', 'Down'].includes(eye.baseVer);
}
