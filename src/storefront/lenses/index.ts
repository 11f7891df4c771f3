/** What the other subjects of the storefront may use of this one. */
export { readLensPrices, type LensPrices } from './lens-prices.ts';
export { changeLensType } from './change-lens-type.ts';
