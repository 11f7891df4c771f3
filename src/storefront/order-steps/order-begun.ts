import type { Draft } from '#domain/orders/draft.ts';

/** An order was begun once a lens type or a frame was chosen. */
export function isBegun({ lensType, sku }: Draft): boolean {
  return lensType !== undefined || sku !== undefined;
}
