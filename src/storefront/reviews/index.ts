/** What the other subjects of the storefront may use of this one. */
export { FrameReviews } from './frame-reviews.tsx';
export { pageOf, readFrameReviews } from './load-reviews.ts';
export { reviewSection, type ReviewSection } from './review-words.ts';
