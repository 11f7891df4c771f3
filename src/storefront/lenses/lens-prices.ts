import { LENS_TYPES, type LensType } from '#domain/frames/catalogue-types.ts';
import { findLens } from '#domain/lenses/lens-catalogue.ts';
import { toMinor } from '#domain/prices/money.ts';
import { PRESCRIPTION_SKU } from '#domain/frames/sku.ts';
import { isServiceError } from '#clients/client.ts';
import { storeOf, type Locale } from '../app/context.ts';
import {
  BasePrescriptionDocument,
  type BasePrescriptionQuery,
} from '#clients/generated/commerce.ts';
import type { Shopper } from '#shop/shopper.ts';

/** The lowest price of each lens type in minor units; without those that nobody sells now. */
export type LensPrices = Partial<Record<LensType, number>>;

/** Prices as commerce has them now; none while it is away, for one can choose without. */
export async function readLensPrices(
  shopper: Pick<Shopper, 'commerce'>,
  locale: Locale,
): Promise<LensPrices> {
  try {
    const sku = PRESCRIPTION_SKU;
    return lensPrices(
      await shopper.commerce(storeOf(locale)).run(BasePrescriptionDocument, { sku }),
    );
  } catch (error) {
    if (isServiceError(error)) return {};
    throw error;
  }
}

/** The lowest price of each type among the values of the drop-down "lens". */
export function lensPrices({ products }: BasePrescriptionQuery): LensPrices {
  const options = (products?.items ?? []).flatMap((product) =>
    product && 'options' in product ? (product.options ?? []) : [],
  );
  const lenses = options.flatMap((option) =>
    option && 'value' in option ? (option.value ?? []) : [],
  );
  const lowest: LensPrices = {};
  for (const type of LENS_TYPES) {
    const prices = lenses.flatMap((lens) =>
      findLens(lens?.sku ?? '')?.lensTypes.includes(type) && lens?.price != null
        ? [toMinor(lens.price)]
        : [],
    );
    if (prices.length > 0) lowest[type] = Math.min(...prices);
  }
  return lowest;
}
