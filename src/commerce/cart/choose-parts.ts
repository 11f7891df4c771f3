import {
  isForSeveral,
  type Bundle,
  type BundleOption,
  type BundlePart,
} from '../catalog/bundle.ts';
import type { CartItemInput } from '../generated/schema.ts';
import { bundleSelectionOf, isBundleUid } from '../ids.ts';

type Given = {
  selected: readonly NonNullable<CartItemInput['selected_options']>[number][];
  entered: readonly NonNullable<CartItemInput['entered_options']>[number][];
};

export type PartsChoice =
  /** What is left of `given` names no part. */
  | { ok: true; parts: BundlePart[]; rest: Given }
  /** In Magento's words. */
  | { ok: false; message: string };

type Wanted = { optionId: number; selectionId: number; quantity: number };

const malformed = 'Wrong format of the entered option data';
const missing = 'Please select all required options.';
const notOffered = 'The required options you selected are not available';

/**
 * The parts that a shopper chose of a bundle. How many of a part are in one bundle may be said
 * where the bundle allows it: in the uid, or by what is entered under it, which counts more.
 */
export function chooseParts(bundle: Bundle, given: Given): PartsChoice {
  const named = given.selected.filter((uid) => uid && isBundleUid(uid));
  const numbered = given.entered.filter((one) => one && isBundleUid(one.uid));
  const wanted = [
    ...named.map((uid) => bundleSelectionOf(uid ?? '')),
    ...numbered.map((one) => enteredPart(one?.uid ?? '', one?.value ?? '')),
  ];
  if (!wanted.every((one) => one !== null)) return { ok: false, message: malformed };
  const bySelection = new Map(wanted.map((one) => [`${one.optionId}/${one.selectionId}`, one]));
  const parts = [...bySelection.values()].map((one) => partOf(bundle, one));
  const refused = parts.find((part) => typeof part === 'string');
  if (refused !== undefined) return { ok: false, message: refused };
  const chosen = inOrder(parts.filter((part) => typeof part !== 'string'));
  const problem = problemOf(bundle, chosen);
  if (problem !== null) return { ok: false, message: problem };
  return {
    ok: true,
    parts: chosen,
    rest: {
      selected: given.selected.filter((uid) => !named.includes(uid)),
      entered: given.entered.filter((one) => !numbered.includes(one)),
    },
  };
}

/** In the order of the bundle. */
export function inOrder(parts: readonly BundlePart[]): BundlePart[] {
  return parts.toSorted(
    (one, other) =>
      one.option.position - other.option.position ||
      one.selection.position - other.selection.position ||
      one.selection.id - other.selection.id,
  );
}

function enteredPart(uid: string, value: string): Wanted | null {
  const named = bundleSelectionOf(uid);
  return named && /^\d{1,9}$/.test(value.trim()) ? { ...named, quantity: Number(value) } : null;
}

function partOf({ options }: Bundle, wanted: Wanted): BundlePart | string {
  const option = options.find(({ id }) => id === wanted.optionId);
  const selection = option?.selections.find(({ id }) => id === wanted.selectionId);
  if (!option || !selection) return missing;
  const quantity = selection.canChangeQuantity ? wanted.quantity : selection.quantity;
  if (quantity < 1) return 'The product quantity should be greater than 0';
  return { option, selection, quantity };
}

function problemOf({ options }: Bundle, parts: readonly BundlePart[]): string | null {
  const chosenOf = ({ id }: BundleOption) => parts.filter(({ option }) => option.id === id).length;
  if (options.some((option) => option.required && chosenOf(option) === 0)) return missing;
  if (options.some((option) => !isForSeveral(option.type) && chosenOf(option) > 1)) {
    return notOffered;
  }
  return parts.length === 0 ? 'Please specify product option(s).' : null;
}
