import type { lenses as en } from '../en/lenses.ts';

export const lenses = {} satisfies typeof en;
