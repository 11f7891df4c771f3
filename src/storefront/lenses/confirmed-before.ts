import type { LensType } from '#domain/frames/catalogue-types.ts';
import type { Draft } from '#domain/orders/draft.ts';
import type { SavedPrescription } from '../prescription/index.ts';

type Order = Pick<Draft, 'lensType' | 'prescriptionConfirmedAt' | 'confirmedBefore'>;
type Saved = Pick<SavedPrescription, 'savedAt'> | null;

/** Takes back the yes to a prescription, and keeps for which lenses it was said. */
export function unconfirmed(
  { lensType, prescriptionConfirmedAt: at, confirmedBefore }: Order,
  saved: Saved,
): Partial<Draft> {
  const isKnown = lensType !== undefined && at !== undefined && saved !== null;
  return {
    prescriptionConfirmedAt: undefined,
    confirmedBefore: isKnown ? { lensType, at, savedAt: saved.savedAt } : confirmedBefore,
  };
}

/**
 * When the member said yes to this very prescription for these lenses, before another lens type
 * was chosen in between; null when it was saved anew since.
 */
export function confirmedFor(
  lensType: LensType,
  { confirmedBefore }: Order,
  saved: Saved,
): string | null {
  if (confirmedBefore?.lensType !== lensType) return null;
  return saved?.savedAt === confirmedBefore.savedAt ? confirmedBefore.at : null;
}
