import { PRESCRIPTION_SKU } from '#domain/frames/sku.ts';
import type { PairStartQuery } from '#clients/generated/commerce.ts';

export type PrescriptionOption = {
  title: string | null;
  uid: string;
  /** Only for the drop-down of lenses. */
  value?: ({ uid: string; sku: string | null; title: string | null } | null)[] | null;
};

/** A lens as the drop-down of the prescription product offers it. */
export type LensValue = { uid: string; code: string; name: string };

/** The options of the product that carries a prescription. */
export function prescriptionOptionsOf({ products }: PairStartQuery): PrescriptionOption[] {
  const product = products?.items?.find((item) => item?.sku === PRESCRIPTION_SKU);
  const options = product && 'options' in product ? product.options : null;
  return (options ?? []).filter((option) => option !== null);
}

export function lensValuesOf(answer: PairStartQuery): LensValue[] {
  return prescriptionOptionsOf(answer)
    .flatMap(({ value }) => value ?? [])
    .flatMap((value) =>
      value?.sku ? [{ uid: value.uid, code: value.sku, name: value.title ?? value.sku }] : [],
    );
}
