/** What the other subjects of the storefront may use of this one. */
export { lastOrder, type LastOrder } from './last-order.ts';
export { LastOrderProgress } from './last-order-panel.tsx';
export { isUnderWay } from './order-progress.tsx';
