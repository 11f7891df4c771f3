/** What the other subjects of the storefront may use of this one. */
export { readLensPrices, type LensPrices } from './lens-prices.ts';
export { RoadTrafficWarning } from './road-traffic-warning.tsx';
export { changeLensType } from './change-lens-type.ts';
