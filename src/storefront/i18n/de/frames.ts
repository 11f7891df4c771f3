import type { frames as en } from '../en/frames.ts';

export const frames = {} satisfies typeof en;
