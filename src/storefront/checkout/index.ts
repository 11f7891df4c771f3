/** What the other subjects of the storefront may use of this one. */
export { expressCheckout } from './express-checkout.ts';
export { OrderedPrescription } from './ordered-prescription.tsx';
export { PAID_FIRST, PAYMENT_METHODS } from './payment-form.ts';
export { firstMethod } from './payment-form.ts';
export { findUsualDetails } from './usual-details.ts';
