import { holdsCardNumber } from '#domain/prices/card-number.ts';
import { formText } from '../app/form-values.ts';

/** Paid on a provider's page before the order is placed; offered where there is such a page. */
export const PAID_FIRST = 'hostedpayment';

/** The ways to pay what is left, in the order they are offered. No card is ever taken here. */
export const PAYMENT_METHODS = [PAID_FIRST, 'checkmo', 'purchaseorder'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** Those that are offered, whether or not there is a provider's page. */
export function offeredMethods(hasPage: boolean): readonly PaymentMethod[] {
  return PAYMENT_METHODS.filter((method) => hasPage || method !== PAID_FIRST);
}

/** The one that asks for nothing more. */
export function firstMethod(hasPage: boolean): PaymentMethod {
  return offeredMethods(hasPage)[0] ?? 'checkmo';
}

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
