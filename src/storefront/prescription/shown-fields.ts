import type { ReactNode } from 'react';
import type { LensType } from '#domain/frames/catalogue-types.ts';
import { READING_NAMES } from '#domain/prescription/field-names.ts';
import { FITTING_NAMES } from '#domain/prescription/fitting.ts';
import { PRESCRIPTION_NAMES, type PrescriptionValues } from './prescription-values.ts';

/** Where values were read from, by form name, and whether that was not certain. */
export type Sources = Readonly<Record<string, { shown: ReactNode; isUnsure: boolean }>>;

/**
 * Whether the form for these lenses has a field of this name: what is measured for a part for
 * reading is asked for with one only, and what single vision lenses are for only of those.
 */
export function hasField(name: string, lensType: LensType): boolean {
  const isSingleVision = lensType === 'SingleVision';
  if (isOneOf(FITTING_NAMES, name)) return !isSingleVision;
  if (isOneOf(READING_NAMES, name)) return isSingleVision;
  return PRESCRIPTION_NAMES.includes(name);
}

/** Whether there is something to see in one of these fields; what folds them away is open then. */
export function isAnyUsed(
  names: readonly string[],
  given: {
    values: PrescriptionValues;
    errors: Record<string, string>;
    sources?: Sources | undefined;
  },
): boolean {
  const { values, errors, sources = {} } = given;
  return names.some((name) => values[name] || errors[name] || sources[name]?.isUnsure);
}

/** For the control of a value that was read and is not certain: marked for as long as it is empty. */
export function unsureMark(name: string, sources: Sources | undefined) {
  return sources?.[name]?.isUnsure ? ({ 'data-unsure': true, placeholder: ' ' } as const) : {};
}

function isOneOf(names: readonly string[], name: string): boolean {
  return names.includes(name);
}
