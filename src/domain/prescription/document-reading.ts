import {
  DETAIL_NAMES,
  EYE_FIELDS,
  EYE_SIDES,
  FURTHER_AMOUNTS,
  isBase,
  type EyeField,
} from './field-names.ts';
import { formatField } from './field-text.ts';
import type { PictureReading, ReadName, ReadValue } from './picture-reading.ts';
import type { UncheckedEye, UncheckedPrescription } from './prescription.ts';

/**
 * What a document says, as what is read from a picture is told: each value certain, and nowhere to
 * be looked at. The values are unchecked, and confirmed by their member like any others.
 */
export function readingOfDocument(prescription: UncheckedPrescription): PictureReading {
  const values: Partial<Record<ReadName, ReadValue>> = {};
  const put = (name: ReadName, text: string | null | undefined) => {
    if (text) values[name] = { text, printed: text, confidence: 1, place: null };
  };
  for (const side of EYE_SIDES)
    for (const field of EYE_FIELDS) put(`${side}.${field}`, textOf(prescription[side], field));
  // Both distances of one lens are one fact: their sum need not stand beside them.
  const isForEach = EYE_SIDES.every((side) => prescription[side]?.pd);
  if (!isForEach) put('pd', formatField('totalPd', prescription.pd, 'en'));
  for (const name of FURTHER_AMOUNTS)
    put(name, formatField(name, prescription[name] ?? null, 'en'));
  for (const name of DETAIL_NAMES) put(name, prescription[name]);
  put('lensType', prescription.lensType);
  return { isPrescription: true, source: 'document', values, pages: [] };
}

function textOf(eye: UncheckedEye | null, field: EyeField): string | null {
  const value = eye?.[field] ?? null;
  if (isBase(field)) return value === null ? null : String(value);
  return formatField(field, value === null ? null : Number(value), 'en');
}
