import { isStockMessage } from '../cart/index.ts';
import { formText } from '../app/form-values.ts';

/** The hidden fields of the review: what the member saw and agreed to. */
export type ReviewedOrder = {
  cartId: string;
  expectedTotalMinor: number;
  /** Null where commerce did not show the cart for it. */
  reviewedHash: string | null;
  idempotencyKey: string;
};

/** Made when the review is shown, so that the same form sent twice is one order: 32 hex digits. */
export function newIdempotencyKey(): string {
  return crypto.randomUUID().replaceAll('-', '');
}

/** Null when a field is missing or was tampered with; the review is then simply shown again. */
export function readReviewForm(form: FormData): ReviewedOrder | null {
  const cartId = formText(form, 'cartId');
  const total = formText(form, 'expectedTotalMinor');
  const idempotencyKey = formText(form, 'idempotencyKey');
  const reviewedHash = formText(form, 'reviewedHash') || null;
  const isWhole =
    /^[A-Za-z0-9]{32}$/.test(cartId) &&
    /^\d{1,12}$/.test(total) &&
    (reviewedHash === null || /^[0-9a-f]{64}$/.test(reviewedHash)) &&
    /^[A-Za-z0-9_-]{16,64}$/.test(idempotencyKey);
  return isWhole
    ? { cartId, expectedTotalMinor: Number(total), reviewedHash, idempotencyKey }
    : null;
}

/** Why an order was refused, as far as commerce's words tell. */
export type Refusal =
  | 'outOfStock'
  | 'busy'
  | 'tooOften'
  | 'address'
  | 'payment'
  | 'paymentAway'
  | null;

export function refusalOf(message: string): Refusal {
  if (isStockMessage(message)) return 'outOfStock';
  if (/too many orders/i.test(message)) return 'busy';
  if (/too many tries/i.test(message)) return 'tooOften';
  if (/payment page/i.test(message)) return 'paymentAway';
  if (/address/i.test(message)) return 'address';
  return /payment method|payment of this order/i.test(message) ? 'payment' : null;
}
