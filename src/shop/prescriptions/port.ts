import type { LensType } from '#domain/frames/catalogue-types.ts';
import type { WirePrescription } from '#domain/prescription/prescription-wire.ts';

/**
 * The one prescription that is kept for a shopper: a member's by member data, for every order to
 * come; a guest's with the unfinished order, for as long as that is kept.
 */
export type Prescriptions = {
  find(): Promise<{ savedAt: string } | null>;
  save(prescription: WirePrescription & { lensType: LensType }): Promise<void>;
};
