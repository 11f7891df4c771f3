import type { MergedLine } from './merged-pair.ts';
import type { LensType } from '../frames/catalogue-types.ts';
import type { Currency } from '../people/locale.ts';
import type { WirePrescription } from '../prescription/prescription-wire.ts';

/** What is kept of an order that is not placed yet. A member has one, on all their devices; a guest, in one browser. */
export type Draft = {
  lensType?: LensType;
  /** The member said yes to this prescription for this order (an instant). */
  prescriptionConfirmedAt?: string;
  /** The yes that a change of the lens type took back, with what it was said to. */
  confirmedBefore?: { lensType: LensType; at: string; savedAt: string };
  /** What was typed into a form and not yet accepted, by form name, so that nothing is lost. */
  typed?: Record<string, Record<string, string> | undefined>;
  /** A guest's prescription, and when it was saved (an instant); a member's is with the plan. */
  prescription?: WirePrescription & { savedAt: string };
  /** What became of a guest's cart and the member's at sign-in, until the member goes on from it. */
  merged?: MergedLine[];
  /** Where a guest is written to about the order. */
  email?: string;
  /** The picture of the prescription that was given last, by the id of its upload. */
  uploadId?: string;
  /**
   * The picture that the saved prescription was compared with, where it was with one. It goes with
   * that prescription, from order to order, until another one is typed.
   */
  confirmedUploadId?: string;
  /** The frame looked at last, numeric SKU of the variant. */
  sku?: string;
  /** The lens chosen, by lens code. */
  lens?: string;
  /** The lens that was chosen, and its prices, when a changed prescription asked for another. */
  lensesBefore?: { code: string; priceMinor: number; youPayMinor: number; currency: Currency };
  /** The code of a thinner lens that a changed prescription recommends over the one kept. */
  advisedLens?: string;
  /** The address as accepted on Shipping; form names. */
  address?: Record<string, string>;
  /** The checkout page the member is on, and the one before. */
  currentPage?: string;
  lastPage?: string;
  /** The number of the order just placed, shown on the confirmation. */
  orderNumber?: string;
  /** An order was sent and its outcome is not known yet (an instant). */
  orderPendingSince?: string;
};

/** An order is begun once a lens type or a frame was chosen. */
export function isBegun({ lensType, sku }: Draft): boolean {
  return lensType !== undefined || sku !== undefined;
}

/** Names every part of a draft but what goes with the prescription, so that a new one is decided about. */
type Everything = { [Part in keyof Omit<Required<Draft>, 'confirmedUploadId'>]: Draft[Part] };

/** What beginning again leaves: nothing that was chosen or typed. */
export const BEGUN_AGAIN: Everything = {
  orderNumber: undefined,
  orderPendingSince: undefined,
  lensType: undefined,
  prescriptionConfirmedAt: undefined,
  confirmedBefore: undefined,
  prescription: undefined,
  email: undefined,
  merged: undefined,
  uploadId: undefined,
  sku: undefined,
  lens: undefined,
  lensesBefore: undefined,
  advisedLens: undefined,
  address: undefined,
  typed: undefined,
  currentPage: undefined,
  lastPage: undefined,
};

/** What a placed order leaves: its number, for the confirmation. What was chosen for it goes. */
export function afterPlacing(orderNumber: string): Everything {
  return {
    ...BEGUN_AGAIN,
    orderNumber,
    currentPage: 'OrderConfirmation',
    lastPage: 'OrderReview',
  };
}
