/** What the other subjects of the storefront may use of this one. */
export { OrderedPrescription } from './ordered-prescription.tsx';
export { PAID_FIRST, PAYMENT_METHODS } from './payment-form.ts';
