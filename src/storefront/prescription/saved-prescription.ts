import type { LensType } from '#domain/frames/catalogue-types.ts';
import {
  findPrescription,
  parsePrescription,
  type Prescription,
} from '#domain/prescription/prescription.ts';
import { toFields } from '#domain/prescription/prescription-wire.ts';
import { formatField } from '#domain/prescription/field-text.ts';
import { lensesFor, paperOf } from '#domain/prescription/reading-use.ts';
import type { Locale } from '../app/context.ts';
import type { Shopper } from '#shop/shopper.ts';
import { standardValues, type PrescriptionValues } from './prescription-values.ts';

export type SavedPrescription = {
  /** As its lenses are made (`lensesFor`). */
  prescription: Prescription;
  /** An instant. */
  savedAt: string;
};

/**
 * The shopper's saved prescription, for lenses of `lensType` where one is chosen already; null
 * when there is none. It is at least as old as the day it was saved, so that day counts for
 * the rules of age where the paper's own is not known; a store that needs the paper's own asks
 * for it.
 */
export async function readSavedPrescription(
  { prescriptions }: Pick<Shopper, 'prescriptions'>,
  lensType?: LensType,
): Promise<SavedPrescription | null> {
  const saved = await prescriptions.find();
  if (!saved) return null;
  const { savedAt } = saved;
  const prescription = findPrescription(parsePrescription(saved));
  if (!prescription) return null;
  return {
    prescription: lensesFor({
      ...prescription,
      lensType: lensType ?? prescription.lensType,
      dateWritten: prescription.dateWritten ?? null,
      knownSince: savedAt.slice(0, 10),
    }),
    savedAt,
  };
}

/** A prescription as a form holds it, as on the paper: each value in its standard form, each sign beside it. */
export function valuesOf(prescription: Prescription, locale: Locale): PrescriptionValues {
  const paper = paperOf(prescription);
  const { lensType: _, ...fields } = toFields(paper);
  const { od, os, use, nearPd } = paper;
  fields.use = use ?? '';
  fields.nearPd = formatField('nearPd', nearPd ?? null, locale);
  // Both distances of one lens are one fact: with each eye's there, their sum need not stand twice.
  if (od.pd && os.pd) fields.pd = '';
  return standardValues(fields, locale);
}
