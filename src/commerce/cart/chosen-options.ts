import type { Sealer } from '#service-base/ports.ts';
import type { Bundle, BundlePart } from '../catalog/bundle.ts';
import type { CatalogProduct } from '../catalog/catalog-product.ts';
import type { ProductOption, ProductOptionValue } from '../catalog/catalog-document.ts';

/** An option of a product with what the shopper entered, or the value they selected. */
export type ChosenOption =
  | { kind: 'entered'; option: ProductOption; text: string }
  | { kind: 'selected'; option: ProductOption; value: ProductOptionValue };

/** Everything that was chosen of a product. */
export type Choice = { options: ChosenOption[]; parts: BundlePart[] };

/**
 * What is stored of it: numbers of options, with a text or the number of a value; of parts those
 * of option and selection, and how many.
 */
type StoredOptions = {
  entered: [number, string][];
  selected: [number, number][];
  parts?: [number, number, number][];
};

/** Where the options of one line are at home: sealed for another place they do not open. */
export type LinePlace = { maskedId: string; productId: number; fingerprint: string };

export type SealedOptions = { sealed: Buffer | null; fingerprint: string };

/**
 * Options as a line stores them. Equal choices of a cart have equal fingerprints; the same
 * choices in another cart do not, so that nobody can tell whose prescriptions are alike.
 */
export function sealOptions(
  sealer: Sealer,
  place: Omit<LinePlace, 'fingerprint'>,
  choice: Choice,
): SealedOptions {
  if (choice.options.length + choice.parts.length === 0) return { sealed: null, fingerprint: '' };
  const text = JSON.stringify(storedForm(choice));
  const fingerprint = sealer.fingerprint(`${place.maskedId}:${text}`, 'commerce.cart_items');
  return { sealed: sealer.seal(text, optionsContext({ ...place, fingerprint })), fingerprint };
}

/** What was chosen of a line's product, or null when some of it is no longer offered. */
export function openOptions(
  sealer: Sealer,
  place: LinePlace,
  sealed: Uint8Array | null,
  { options: offered, bundle }: Pick<CatalogProduct, 'options' | 'bundle'>,
): Choice | null {
  if (!sealed) return bundle ? null : { options: [], parts: [] };
  const {
    entered,
    selected,
    parts: storedParts = [],
  } = JSON.parse(sealer.open(sealed, optionsContext(place))) as StoredOptions;
  const optionById = new Map(offered.map((option) => [option.id, option]));
  const chosen = [
    ...entered.map(([id, text]) => enteredOption(optionById.get(id), text)),
    ...selected.map(([id, valueId]) => selectedOption(optionById.get(id), valueId)),
  ].filter((option) => option !== null);
  const parts = storedParts
    .map((stored) => bundle && offeredPart(bundle, stored))
    .filter((part) => part !== null);
  const isWhole =
    chosen.length === entered.length + selected.length && parts.length === storedParts.length;
  return isWhole ? { options: inOrder(chosen), parts } : null;
}

function offeredPart(
  { options }: Bundle,
  [optionId, selectionId, quantity]: [number, number, number],
): BundlePart | null {
  const option = options.find(({ id }) => id === optionId);
  const selection = option?.selections.find(({ id }) => id === selectionId);
  return option && selection ? { option, selection, quantity } : null;
}

/** What the chosen values add to the price of one piece. */
export function optionsPriceMinor(options: readonly ChosenOption[]): number {
  return options.reduce(
    (sum, choice) => sum + (choice.kind === 'selected' ? choice.value.priceMinor : 0),
    0,
  );
}

export function inOrder(options: readonly ChosenOption[]): ChosenOption[] {
  return options.toSorted((one, other) => one.option.sortOrder - other.option.sortOrder);
}

function storedForm({ options, parts }: Choice): StoredOptions {
  const ordered = inOrder(options);
  return {
    ...(parts.length > 0 && {
      parts: parts.map(({ option, selection, quantity }): [number, number, number] => [
        option.id,
        selection.id,
        quantity,
      ]),
    }),
    entered: ordered.flatMap((choice) =>
      choice.kind === 'entered' ? [[choice.option.id, choice.text] as [number, string]] : [],
    ),
    selected: ordered.flatMap((choice) =>
      choice.kind === 'selected' ? [[choice.option.id, choice.value.id] as [number, number]] : [],
    ),
  };
}

function enteredOption(option: ProductOption | undefined, text: string): ChosenOption | null {
  return option?.type === 'field' ? { kind: 'entered', option, text } : null;
}

function selectedOption(option: ProductOption | undefined, valueId: number): ChosenOption | null {
  const value = option?.values.find(({ id }) => id === valueId);
  return option && value ? { kind: 'selected', option, value } : null;
}

/** What the sealed options of a line are bound to. */
export function optionsContext({ maskedId, productId, fingerprint }: LinePlace): string {
  return `commerce.cart_items:${maskedId}:${productId}:${fingerprint}`;
}
