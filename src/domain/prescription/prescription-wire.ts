import { formatPower } from './format-power.ts';
import { EYE_FIELDS, parsePrescription } from './prescription.ts';
import type { Eye, Prescription, UncheckedEye, UncheckedPrescription } from './prescription.ts';
import { totalPdMm } from './total-pd.ts';

/**
 * One eye on the wire of the data service. The cylinder is called `cylinders` there, and a
 * value that is not on the paper is 0 or, for a base, null.
 */
export type WireEye = {
  sphere: number;
  cylinders: number;
  axis: number;
  add: number;
  prismHor: number;
  prismVer: number;
  baseHor: string | null;
  baseVer: string | null;
  pd: number;
};

export type WirePrescription = { pd: number; lensType: string; od: WireEye; os: WireEye };

/** One eye as session storage and the specification's forms hold it. */
export type StoredEye = {
  sphere: string;
  cylinders: string;
  axis: string;
  add: number;
  prismHor: string;
  prismVer: string;
  baseHor: string;
  baseVer: string;
  pd: number;
};

export type StoredPrescription = { pd: number; lensType: string; od: StoredEye; os: StoredEye };

const DEFAULT_EYE: StoredEye = {
  sphere: '0.00',
  cylinders: '0.00',
  axis: '0',
  add: 0,
  prismHor: '0.00',
  prismVer: '0.00',
  baseHor: '',
  baseVer: '',
  pd: 0,
};

/** What a form starts with, as the specification has it. */
export function defaultPrescription(): StoredPrescription {
  return { pd: 0, lensType: 'SingleVision', od: { ...DEFAULT_EYE }, os: { ...DEFAULT_EYE } };
}

/** From the data service to session storage: 0 becomes '0.00' (an axis '0'), a null base becomes ''. */
export function readPrescription(wire: unknown): StoredPrescription {
  const { lensType, od, os, pd } = parsePrescription(wire);
  return { pd: pd ?? 0, lensType, od: storedEye(od), os: storedEye(os) };
}

/**
 * From session storage to the data service: every numeric field becomes a number, the total
 * pd the sum when both eyes have one. Unreadable text becomes NaN; check before sending.
 */
export function savePrescription(stored: StoredPrescription): WirePrescription {
  return wireOf(parsePrescription(stored));
}

/** From the domain to the data service. */
export function toWire(prescription: Prescription): WirePrescription {
  return wireOf(prescription);
}

/** Form names (`od.sphere`, `pd`, ...) to exact text, for the entered options of a cart item. Empty values are ''. */
export function toFields(prescription: Prescription): Record<string, string> {
  const fields: Record<string, string> = { lensType: prescription.lensType };
  for (const side of ['od', 'os'] as const) {
    for (const field of EYE_FIELDS) fields[`${side}.${field}`] = text(prescription[side], field);
  }
  fields.pd = String(totalPdMm(prescription) ?? '');
  return fields;
}

/** The way back from form names to values; also reads a submitted form. Values are unchecked. */
export function fromFields(
  fields: Record<string, string | null | undefined>,
): UncheckedPrescription {
  const eye = (side: string) =>
    Object.fromEntries(EYE_FIELDS.map((field) => [field, fields[`${side}.${field}`]]));
  return parsePrescription({ ...fields, od: eye('od'), os: eye('os') });
}

function wireOf(prescription: UncheckedPrescription): WirePrescription {
  return {
    pd: totalPdMm(prescription) ?? 0,
    lensType: prescription.lensType,
    od: wireEye(prescription.od),
    os: wireEye(prescription.os),
  };
}

function wireEye(eye: UncheckedEye | null): WireEye {
  return {
    sphere: eye?.sphere ?? 0,
    cylinders: eye?.cylinder ?? 0,
    axis: eye?.axis ?? 0,
    add: eye?.add ?? 0,
    prismHor: eye?.prismHor ?? 0,
    prismVer: eye?.prismVer ?? 0,
    baseHor: eye?.baseHor ?? null,
    baseVer: eye?.baseVer ?? null,
    pd: eye?.pd ?? 0,
  };
}

function storedEye(eye: UncheckedEye | null): StoredEye {
  const wire = wireEye(eye);
  return {
    sphere: formatPower(wire.sphere, 'en'),
    cylinders: formatPower(wire.cylinders, 'en'),
    axis: String(wire.axis),
    add: wire.add,
    prismHor: wire.prismHor.toFixed(2),
    prismVer: wire.prismVer.toFixed(2),
    baseHor: wire.baseHor ?? '',
    baseVer: wire.baseVer ?? '',
    pd: wire.pd,
  };
}

function text(eye: Eye, field: (typeof EYE_FIELDS)[number]): string {
  const value = eye[field];
  if (value === null) return '';
  if (field === 'sphere' || field === 'cylinder' || field === 'add') {
    return formatPower(Number(value), 'en');
  }
  return typeof value === 'number' && field.startsWith('prism') ? value.toFixed(2) : String(value);
}
