import type { CartUserInputErrorType } from '../generated/schema.ts';

/** What keeps one item out of the cart, as data: the rest of the request goes on. */
export type UserError = { code: CartUserInputErrorType; message: string };

/** The protocol's code is derived from the words; clients of either know both. */
const codeByWords: readonly [words: string, code: CartUserInputErrorType][] = [
  ['could not find a product with sku', 'PRODUCT_NOT_FOUND'],
  ['could not find cart item', 'COULD_NOT_FIND_CART_ITEM'],
  ['required parameter', 'REQUIRED_PARAMETER_MISSING'],
  ['the required options you selected are not available', 'NOT_SALABLE'],
  ['product that you are trying to add is not available.', 'NOT_SALABLE'],
  ['there are no source items', 'NOT_SALABLE'],
  ['this product is out of stock', 'INSUFFICIENT_STOCK'],
  ['the fewest you may purchase is', 'INSUFFICIENT_STOCK'],
  ['the most you may purchase is', 'INSUFFICIENT_STOCK'],
  ['the requested qty is not available', 'INSUFFICIENT_STOCK'],
];

export function userError(message: string): UserError {
  const lower = message.toLowerCase();
  const known = codeByWords.find(([words]) => lower.includes(words));
  return { code: known?.[1] ?? 'UNDEFINED', message };
}

export const notEnoughStock = 'The requested qty is not available';
