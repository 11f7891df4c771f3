/** What the other subjects of the storefront may use of this one. */
export { AccountNav } from './account-nav.tsx';
