/** What the other subjects of the storefront may use of this one. */
export { Showcase } from './showcase.tsx';
