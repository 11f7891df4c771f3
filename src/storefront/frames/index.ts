/** What the other subjects of the storefront may use of this one. */
export { FrameCards } from './frame-cards.tsx';
export { loadFrameList } from './load-list.ts';
export { loadTriedFrames, type TriedFrame } from './tried-frames.ts';
