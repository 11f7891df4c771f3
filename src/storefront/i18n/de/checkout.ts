import type { checkout as en } from '../en/checkout.ts';

export const checkout = {} satisfies typeof en;
