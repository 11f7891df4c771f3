/** What the other subjects of the storefront may use of this one. */
export { cartGlance } from './cart-glance.ts';
export { OrderSteps, useChosenWords } from './order-steps.tsx';
export { readOrderSteps } from './read-order-steps.ts';
export { NEXT_PAGES, STEP_PAGES } from './step-pages.ts';
