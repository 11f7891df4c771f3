/** What the other subjects of the storefront may use of this one. */
export type { FrameCard } from './frame-card.ts';
export { FrameCards, type FrameCardsProps } from './frame-cards.tsx';
export { findFrame } from './find-frame.ts';
export { loadFrameCards } from './load-cards.ts';
export { loadFrameList } from './load-list.ts';
export type { PairProblem } from './add-pair.ts';
export { takeFrame } from './take-frame.ts';
export { loadTriedFrames, type TriedFrame } from './tried-frames.ts';
