/** What the other subjects of the storefront may use of this one. */
export { keepOrderedPicture } from './keep-ordered-picture.ts';
