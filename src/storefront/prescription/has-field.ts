import type { LensType } from '#domain/frames/catalogue-types.ts';
import { READING_NAMES } from '#domain/prescription/field-names.ts';
import { FITTING_NAMES } from '#domain/prescription/fitting.ts';
import { PRESCRIPTION_NAMES } from './prescription-values.ts';

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

function isOneOf(names: readonly string[], name: string): boolean {
  return names.includes(name);
}
