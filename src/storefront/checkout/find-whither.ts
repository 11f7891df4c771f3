import {
  checkAddressForm,
  findSame,
  findSaved,
  valuesAsSaved,
  type AddressFormProblem,
  type AddressValues,
  type SavedAddress,
} from '../addresses/index.ts';
import type { Whither } from './save-delivery.ts';

export type FoundWhither =
  | { ok: true; whither: Whither; values: AddressValues }
  /** `values` are to be corrected: those typed, or those of a saved address that cannot be sent. */
  | { ok: false; problems: AddressFormProblem[]; values: AddressValues };

/**
 * The saved address that is chosen, or the typed one. A saved one is checked as if it were typed:
 * platforms keep addresses with a telephone that only fills the field, and it is never sent as a
 * real one. One that is not in the book any more is asked for again.
 */
export function findWhither({
  savedId,
  typed,
  isKept,
  book,
}: {
  savedId: string;
  typed: AddressValues;
  isKept: boolean;
  book: readonly SavedAddress[];
}): FoundWhither {
  const saved = findSaved(book, savedId);
  const values = saved ? valuesAsSaved(saved) : typed;
  const checked = checkAddressForm(values);
  if (!checked.ok) return { ok: false, problems: checked.problems, values };
  if (saved) return { ok: true, whither: { savedId: saved.id }, values };
  const { address } = checked;
  const isNew = isKept && findSame(book, address) === null;
  return { ok: true, whither: { address, isKept: isNew }, values };
}
