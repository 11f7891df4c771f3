/** What the other subjects of the storefront may use of this one. */
export type { FrameCard } from './frame-card.ts';
export { FrameCards, type FrameCardsProps } from './frame-cards.tsx';
export { loadFrameCards } from './load-cards.ts';
export { loadFrameList } from './load-list.ts';
export { loadTriedFrames, type TriedFrame } from './tried-frames.ts';
