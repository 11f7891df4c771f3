import { LENS_TYPES, type LensType } from '#domain/frames/catalogue-types.ts';
import { PRESCRIPTION_SKU } from '#domain/frames/sku.ts';
import { findLens } from '#domain/lenses/lens-catalogue.ts';
import { toMinor } from '#domain/prices/money.ts';
import {
  BasePrescriptionDocument,
  type BasePrescriptionQuery,
} from '#clients/generated/commerce.ts';
import type { Shopper } from '#shop/shopper.ts';
import { storeOf, type Locale } from '../app/context.ts';
import { onceForEach } from '../app/once-for-each.ts';

/** Of the lenses that are sold now, in minor units, by lens code. */
export type LensPrices = ReadonlyMap<string, number>;

/** @throws ServiceError when commerce cannot be reached. */
export async function readLensPrices(
  shopper: Pick<Shopper, 'commerce'>,
  locale: Locale,
): Promise<LensPrices> {
  const commerce = shopper.commerce(storeOf(locale));
  return lensPricesOf(await commerce.run(BasePrescriptionDocument, { sku: PRESCRIPTION_SKU }));
}

/** The prices of the values of the drop-down "lens". */
export const lensPricesOf = onceForEach(({ products }: BasePrescriptionQuery): LensPrices => {
  const options = (products?.items ?? []).flatMap((product) =>
    product && 'options' in product ? (product.options ?? []) : [],
  );
  const lenses = options.flatMap((option) =>
    option?.title === 'lens' && 'value' in option ? (option.value ?? []) : [],
  );
  return new Map(
    lenses.flatMap((lens) =>
      lens?.sku && lens.price !== null ? [[lens.sku, toMinor(lens.price)] as const] : [],
    ),
  );
});

/** The lowest price of each lens type; without those that nobody sells now. */
export function lowestPrices(prices: LensPrices): Partial<Record<LensType, number>> {
  const lowest: Partial<Record<LensType, number>> = {};
  for (const type of LENS_TYPES) {
    const ofType = [...prices].filter(([code]) => findLens(code)?.lensTypes.includes(type));
    if (ofType.length > 0) lowest[type] = Math.min(...ofType.map(([, priceMinor]) => priceMinor));
  }
  return lowest;
}
