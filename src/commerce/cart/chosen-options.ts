import type { Sealer } from '#service-base/ports.ts';
import type { ProductOption, ProductOptionValue } from '../catalog/catalog-document.ts';

/** An option of a product with what the shopper entered, or the value they selected. */
export type ChosenOption =
  | { kind: 'entered'; option: ProductOption; text: string }
  | { kind: 'selected'; option: ProductOption; value: ProductOptionValue };

/** What is stored of it: numbers of options, with a text or the number of a value. */
type StoredOptions = { entered: [number, string][]; selected: [number, number][] };

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
  options: readonly ChosenOption[],
): SealedOptions {
  if (options.length === 0) return { sealed: null, fingerprint: '' };
  const text = JSON.stringify(storedForm(options));
  const fingerprint = sealer.fingerprint(`${place.maskedId}:${text}`, 'commerce.cart_items');
  return { sealed: sealer.seal(text, optionsContext({ ...place, fingerprint })), fingerprint };
}

/** The options of a line, or null when one of them is no longer offered. */
export function openOptions(
  sealer: Sealer,
  place: LinePlace,
  sealed: Uint8Array | null,
  offered: readonly ProductOption[],
): ChosenOption[] | null {
  if (!sealed) return [];
  const { entered, selected } = JSON.parse(
    sealer.open(sealed, optionsContext(place)),
  ) as StoredOptions;
  const optionById = new Map(offered.map((option) => [option.id, option]));
  const chosen = [
    ...entered.map(([id, text]) => enteredOption(optionById.get(id), text)),
    ...selected.map(([id, valueId]) => selectedOption(optionById.get(id), valueId)),
  ].filter((option) => option !== null);
  return chosen.length === entered.length + selected.length ? inOrder(chosen) : null;
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

function storedForm(options: readonly ChosenOption[]): StoredOptions {
  const ordered = inOrder(options);
  return {
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
