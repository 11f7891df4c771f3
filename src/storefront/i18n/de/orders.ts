import type { orders as en } from '../en/orders.ts';

export const orders = {} satisfies typeof en;
