import type { ServiceClient } from '#clients/client.ts';
import { BasePrescriptionDocument } from '#clients/generated/commerce.ts';
import { PRESCRIPTION_SKU } from '#domain/frames/sku.ts';
import { LENSES } from '#domain/lenses/lens-catalogue.ts';
import type { StoreCode } from '#domain/people/locale.ts';
import { VALUE_NAMES } from '#domain/prescription/field-names.ts';
import { FURTHER_OPTIONS } from '#domain/prescription/prescription-wire.ts';
import type { Finding } from '#server/finding.ts';
import { findingOf, tried } from './tried.ts';

/** Whether the product that carries lenses and prescription is there, with all of its options. */
export function lookAtLenses(commerce: ServiceClient, store: StoreCode): Promise<Finding> {
  const name = `commerce ${PRESCRIPTION_SKU} ${store}`;
  return tried(name, 'cannot be read', async () => {
    const { products } = await commerce.run(BasePrescriptionDocument, { sku: PRESCRIPTION_SKU });
    const product = products?.items?.[0];
    if (!product) return findingOf(name, ['there is no such product in this store view'], '');
    if (!('options' in product)) return findingOf(name, ['it is no virtual product'], '');

    const options = (product.options ?? []).filter((option) => option !== null);
    const titles = new Set(options.map(({ title }) => title));
    const lenses = options.flatMap((option) =>
      option.title === 'lens' && 'value' in option ? (option.value ?? []) : [],
    );
    const sold = LENSES.filter(({ code }) =>
      lenses.some((lens) => lens?.sku === code && lens.price !== null),
    );
    const wanted = ['lensType', ...VALUE_NAMES, ...FURTHER_OPTIONS];
    const missing = wanted.filter((title) => !titles.has(title));
    const codes = LENSES.map(({ code }) => code).join(', ');
    const faults = [
      ...(sold.length > 0 ? [] : [`its drop-down "lens" has no value with a SKU of ${codes}`]),
      ...(missing.length > 0 ? [`it has no text option titled ${missing.join(', ')}`] : []),
    ];
    return findingOf(name, faults, `${sold.length} lenses are sold`);
  });
}
