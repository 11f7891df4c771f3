/** What the other subjects of the storefront may use of this one. */
export { pageOfGuestBefore } from './page-before.ts';
export { waitWords } from './wait-words.ts';
