/** What the other subjects of the storefront may use of this one, on the server alone. */
export { pageOf, readFrameReviews } from './load-reviews.ts';
export { reviewMarkup } from './review-markup.server.tsx';
