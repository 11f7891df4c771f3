/** What the other subjects of the storefront may use of this one. */
export { changeLensType } from './change-lens-type.ts';
