import type { LineKind } from '../prices/price-rules.ts';

/** The item that carries the prescription and the price of its lenses. */
export const PRESCRIPTION_SKU = 'BasePrescription';

/**
 * Frames, both models and their colours, have a numeric SKU and nothing else has. It is a text:
 * zeros in front belong to it, so '00123' is not found as '123', and a catalogue that has both is
 * refused.
 */
export function isFrameSku(sku: string): boolean {
  return /^\d+$/.test(sku);
}

export function isPrescriptionSku(sku: string): boolean {
  return sku === PRESCRIPTION_SKU;
}

/** What a cart or order item is, by its SKU. */
export function lineKindOf(sku: string): LineKind {
  if (isFrameSku(sku)) return 'frame';
  return isPrescriptionSku(sku) ? 'lens' : 'other';
}
