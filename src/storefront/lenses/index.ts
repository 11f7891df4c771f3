/** What the other subjects of the storefront may use of this one. */
export { confirmedFor, unconfirmed } from './confirmed-before.ts';
