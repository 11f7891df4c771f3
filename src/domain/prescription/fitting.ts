/**
 * What an optician measures on the wearer, in the frame, for lenses with a part for reading: the
 * fitting height of each eye, the vertex distance and the tilt of the frame. By form name.
 */
export const FITTING_NAMES = ['rightHeight', 'leftHeight', 'vertexDistance', 'tilt'] as const;
export type FittingName = (typeof FITTING_NAMES)[number];

/** In millimetres, the tilt in degrees; absent where not given. */
export type Fitting = Partial<Record<FittingName, number>>;

/** What of it there is a value of. */
export function fittingFrom(valueOf: (name: FittingName) => number | null | undefined): Fitting {
  return Object.fromEntries(
    FITTING_NAMES.flatMap((name) => {
      const value = valueOf(name) ?? null;
      return value === null ? [] : [[name, value]];
    }),
  );
}

/** What was given of it; nothing for lenses without a part for reading. */
export function fittingOf(prescription: { lensType: string } & Fitting): Fitting {
  return fittingFrom((name) =>
    prescription.lensType === 'SingleVision' ? null : prescription[name],
  );
}
