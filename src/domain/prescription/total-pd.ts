/** The pupillary distances of a prescription in millimetres, as typed, stored or sold. */
export type PdValues = {
  /** From pupil to pupil. */
  pd: number | null;
  od: { pd: number | null } | null;
  os: { pd: number | null } | null;
};

/**
 * The pupillary distance that lenses are made for, in millimetres: with a value for each eye
 * their sum, rounded to a tenth; otherwise the total. Null where there is neither, for a
 * distance must be above 0.
 */
export function totalPdMm(prescription: PdValues): number | null {
  const { pd } = prescription;
  return sumOfEyesMm(prescription) ?? (pd !== null && pd > 0 ? pd : null);
}

/** The sum of both eyes' distances, rounded to a tenth; null unless both are above 0. */
export function sumOfEyesMm({ od, os }: PdValues): number | null {
  const right = od?.pd ?? 0;
  const left = os?.pd ?? 0;
  return right > 0 && left > 0 ? Math.round((right + left) * 10) / 10 : null;
}

/**
 * The eye whose own distance does not count: a total was given, and the other eye has none.
 * Null where there is no such thing.
 */
export function uncountedEye(prescription: PdValues): 'od' | 'os' | null {
  if (sumOfEyesMm(prescription) !== null || totalPdMm(prescription) === null) return null;
  if (prescription.od?.pd) return 'od';
  return prescription.os?.pd ? 'os' : null;
}
