/** What the other subjects of the storefront may use of this one. */
export { readSaved } from './read-saved.ts';
export { wishlistCalls } from './wishlist-calls.ts';
