import { toMajor } from '#domain/prices/money.ts';
import { partMinor, type BundlePart } from '../catalog/bundle.ts';
import type { SelectedBundleOption } from '../generated/schema.ts';
import { bundleOptionUid, bundleSelectionUid } from '../ids.ts';
import type { CartLine } from './cart.ts';
import { ownMinorOf } from './unit-price.ts';

/** What was chosen of a bundle, option by option, as the protocol shows it. */
export function bundleOptions(
  line: Pick<CartLine, 'product' | 'parts' | 'quantity'>,
): SelectedBundleOption[] {
  const { product, parts } = line;
  const { bundle } = product;
  const priceMinor = ownMinorOf(line);
  if (!bundle) return [];
  const byOption = Map.groupBy(parts, ({ option }) => option.id);
  return [...byOption].map(([id, of]) => ({
    id,
    uid: bundleOptionUid(id),
    label: of[0]?.option.title ?? '',
    type: of[0]?.option.type ?? '',
    values: of.map((part) => valueOf(part, partMinor(bundle, part.selection, priceMinor))),
  }));
}

function valueOf({ option, selection, quantity }: BundlePart, minor: number) {
  return {
    id: selection.id,
    uid: bundleSelectionUid(option.id, selection.id, quantity),
    label: selection.product.name,
    quantity,
    price: toMajor(minor),
  };
}
