import type { Sealer } from '#service-base/ports.ts';

/** The columns of `commerce.carts` that are about a person. */
export const sealedCartFields = [
  'guest_email',
  'shipping_address',
  'billing_address',
  'purchase_order_number',
] as const;

export type SealedCartField = (typeof sealedCartFields)[number];

/** Seals a column of one cart; null stays null. */
export function sealCartField(
  sealer: Sealer,
  maskedId: string,
  field: SealedCartField,
  text: string | null,
): Buffer | null {
  return text === null ? null : sealer.seal(text, cartFieldContext(maskedId, field));
}

export function openCartField(
  sealer: Sealer,
  maskedId: string,
  field: SealedCartField,
  sealed: Uint8Array | null,
): string | null {
  return sealed === null ? null : sealer.open(sealed, cartFieldContext(maskedId, field));
}

/** What such a column of one cart is bound to. */
export function cartFieldContext(maskedId: string, field: SealedCartField): string {
  return `commerce.carts:${maskedId}:${field}`;
}
