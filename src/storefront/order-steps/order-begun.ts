import type { Draft } from '#shop/house.ts';

/** An order was begun once a lens type or a frame was chosen. */
export function isBegun({ lensType, sku }: Draft): boolean {
  return lensType !== undefined || sku !== undefined;
}
