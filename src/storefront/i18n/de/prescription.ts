import type { prescription as en } from '../en/prescription.ts';

export const prescription = {} satisfies typeof en;
