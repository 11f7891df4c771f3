import { addedMinor, type AddedPrice } from '#domain/prices/added-price.ts';
import { sumMinor } from '#domain/prices/money.ts';
import type { Sealer } from '#service-base/ports.ts';
import type { Bundle, BundlePart } from '../catalog/bundle.ts';
import type { CatalogProduct } from '../catalog/catalog-product.ts';
import type {
  DownloadLink,
  EnteredType,
  ProductOption,
  ProductOptionValue,
} from '../catalog/catalog-document.ts';

/** An option of a product with what the shopper entered, or the value they selected. */
export type ChosenOption =
  | { kind: 'entered'; option: ProductOption; text: string }
  | { kind: 'selected'; option: ProductOption; value: ProductOptionValue };

/** Everything that was chosen of a product. */
export type Choice = { options: ChosenOption[]; parts: BundlePart[]; links: DownloadLink[] };

/**
 * What is stored of it: numbers of options, with a text or the number of a value; of parts those
 * of option and selection, and how many; of links theirs.
 */
type StoredOptions = {
  entered: [number, string][];
  selected: [number, number][];
  parts?: [number, number, number][];
  links?: number[];
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
  const { options, parts, links } = choice;
  if (options.length + parts.length + links.length === 0) return { sealed: null, fingerprint: '' };
  const text = JSON.stringify(storedForm(choice));
  const fingerprint = sealer.fingerprint(`${place.maskedId}:${text}`, 'commerce.cart_items');
  return { sealed: sealer.seal(text, optionsContext({ ...place, fingerprint })), fingerprint };
}

/** What was chosen of a line's product, or null when some of it is no longer offered. */
export function openOptions(
  sealer: Sealer,
  place: LinePlace,
  sealed: Uint8Array | null,
  { options: offered, bundle, document }: Pick<CatalogProduct, 'options' | 'bundle' | 'document'>,
): Choice | null {
  if (!sealed) return bundle ? null : { options: [], parts: [], links: [] };
  const {
    entered,
    selected,
    parts: storedParts = [],
    links: storedLinks = [],
  } = JSON.parse(sealer.open(sealed, optionsContext(place))) as StoredOptions;
  const optionById = new Map(offered.map((option) => [option.id, option]));
  const chosen = [
    ...entered.map(([id, text]) => enteredOption(optionById.get(id), text)),
    ...selected.map(([id, valueId]) => selectedOption(optionById.get(id), valueId)),
  ].filter((option) => option !== null);
  const parts = storedParts
    .map((stored) => bundle && offeredPart(bundle, stored))
    .filter((part) => part !== null);
  const links = (document.downloads?.links ?? []).filter(({ id }) => storedLinks.includes(id));
  const isWhole =
    chosen.length === entered.length + selected.length &&
    parts.length === storedParts.length &&
    links.length === storedLinks.length;
  return isWhole ? { options: inOrder(chosen), parts, links } : null;
}

function offeredPart(
  { options }: Bundle,
  [optionId, selectionId, quantity]: [number, number, number],
): BundlePart | null {
  const option = options.find(({ id }) => id === optionId);
  const selection = option?.selections.find(({ id }) => id === selectionId);
  return option && selection ? { option, selection, quantity } : null;
}

/** What the chosen options add to the price of one piece, which is `baseMinor` without them. */
export function optionsPriceMinor(options: readonly ChosenOption[], baseMinor: number): number {
  return sumMinor(options.map((choice) => addedMinor(addedBy(choice), baseMinor)));
}

/** What a choice adds: its value, or that something was entered at all. */
export function addedBy(choice: ChosenOption): AddedPrice {
  return choice.kind === 'selected' ? choice.value : { priceMinor: 0, ...choice.option };
}

/** Whether such an option is entered; others have values to choose from. */
export function isEnteredType(type: ProductOption['type']): type is EnteredType {
  return !['drop_down', 'radio', 'checkbox', 'multiple'].includes(type);
}

export function inOrder(options: readonly ChosenOption[]): ChosenOption[] {
  return options.toSorted(
    (one, other) =>
      one.option.sortOrder - other.option.sortOrder || placeOfValue(one) - placeOfValue(other),
  );
}

/** Several values of one option stand in the option's order. */
function placeOfValue(choice: ChosenOption): number {
  return choice.kind === 'selected' ? choice.value.sortOrder : 0;
}

function storedForm({ options, parts, links }: Choice): StoredOptions {
  const ordered = inOrder(options);
  return {
    ...(links.length > 0 && { links: links.map(({ id }) => id) }),
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
  return option && isEnteredType(option.type) ? { kind: 'entered', option, text } : null;
}

function selectedOption(option: ProductOption | undefined, valueId: number): ChosenOption | null {
  const value = option?.values.find(({ id }) => id === valueId);
  return option && value ? { kind: 'selected', option, value } : null;
}

/** What the sealed options of a line are bound to. */
export function optionsContext({ maskedId, productId, fingerprint }: LinePlace): string {
  return `commerce.cart_items:${maskedId}:${productId}:${fingerprint}`;
}
