/** What is compared of two frames; what is not known of one counts for nothing. */
export type FrameTraits = {
  shape: string | null;
  size: string | null;
  lensWidthMm: number | null;
  material: string | null;
  priceMinor: number;
};

const LENS_WIDTH_NEAR_MM = 2;
/** As a share of the price. */
const PRICE_NEAR = 0.2;

/**
 * How much two frames are alike, as points: their shape says most, then how wide they are, then
 * what they are made of and what they cost.
 */
export function likeness(one: FrameTraits, other: FrameTraits): number {
  const isSame = (trait: 'shape' | 'size' | 'material') =>
    one[trait] !== null && one[trait] === other[trait];
  const isOfWidth =
    one.lensWidthMm !== null &&
    other.lensWidthMm !== null &&
    Math.abs(one.lensWidthMm - other.lensWidthMm) <= LENS_WIDTH_NEAR_MM;
  const isOfPrice = Math.abs(one.priceMinor - other.priceMinor) <= one.priceMinor * PRICE_NEAR;
  return (
    (isSame('shape') ? 8 : 0) +
    (isSame('size') ? 4 : 0) +
    (isOfWidth ? 2 : 0) +
    (isSame('material') ? 2 : 0) +
    (isOfPrice ? 1 : 0)
  );
}

/**
 * How many related frames are shown of those that were found: six where there are more than five,
 * else three, and none where there are not so many.
 *
 * Source: the specification, "Related products" among its limits.
 */
export function relatedShown(foundCount: number): 0 | 3 | 6 {
  if (foundCount > 5) return 6;
  return foundCount >= 3 ? 3 : 0;
}
