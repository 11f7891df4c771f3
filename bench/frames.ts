import { aLargeCatalogue } from './large-catalogue.ts';

/** One frame as it is put into a cart: its model and its first colour. */
export type FrameSkus = { parentSku: string; variantSku: string };

/** The frames of a shop that has `count`, one after another and from the first again. */
export function framesOf(count: number): (turn: number) => FrameSkus {
  const skus = aLargeCatalogue(count).frames.map(({ sku, colors }) => {
    return { parentSku: sku, variantSku: colors[0]?.sku ?? '' };
  });
  return (turn) => {
    const frame = skus[turn % skus.length];
    if (!frame) throw new Error('a shop without frames');
    return frame;
  };
}
