import type { Sealer } from '#service-base/ports.ts';

/** The columns of `commerce.carts` that are about a person. */
export type SealedCartField =
  | 'guest_email'
  | 'shipping_address'
  | 'billing_address'
  | 'purchase_order_number';

/** Seals a column of one cart; null stays null. */
export function sealCartField(
  sealer: Sealer,
  maskedId: string,
  field: SealedCartField,
  text: string | null,
): Buffer | null {
  return text === null ? null : sealer.seal(text, contextOf(maskedId, field));
}

export function openCartField(
  sealer: Sealer,
  maskedId: string,
  field: SealedCartField,
  sealed: Uint8Array | null,
): string | null {
  return sealed === null ? null : sealer.open(sealed, contextOf(maskedId, field));
}

function contextOf(maskedId: string, field: SealedCartField): string {
  return `commerce.carts:${maskedId}:${field}`;
}
