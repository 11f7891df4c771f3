import { holdsCardNumber } from '#domain/prices/card-number.ts';
import { formText } from '../app/form-values.ts';

/** The ways to pay what is left, in the order they are offered. No card is ever taken. */
export const PAYMENT_METHODS = ['checkmo', 'purchaseorder'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** The form names of the payment. */
export type PaymentValues = { payment: string; purchaseOrderNumber: string };

export type PaymentProblem =
  | { field: 'payment'; id: 'required' }
  | { field: 'purchaseOrderNumber'; id: 'required' | 'card-number' };

export function readPaymentForm(form: FormData): PaymentValues {
  return {
    payment: formText(form, 'payment', 40),
    purchaseOrderNumber: formText(form, 'purchaseOrderNumber', 100).trim(),
  };
}

/** What is wrong with the choice, while something is left to pay. */
export function checkPayment({ payment, purchaseOrderNumber }: PaymentValues): PaymentProblem[] {
  if (!PAYMENT_METHODS.some((method) => method === payment))
    return [{ field: 'payment', id: 'required' }];
  if (holdsCardNumber(purchaseOrderNumber))
    return [{ field: 'purchaseOrderNumber', id: 'card-number' }];
  return payment === 'purchaseorder' && purchaseOrderNumber === ''
    ? [{ field: 'purchaseOrderNumber', id: 'required' }]
    : [];
}
