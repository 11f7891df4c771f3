import { isServiceError, type ServiceClient } from '#clients/client.ts';
import {
  PlaceOrderDocument,
  PlaceOrderOlderDocument,
  type PlaceOrderMutation,
} from '#clients/generated/commerce.ts';
import { isUnknownOutcome } from './unknown-outcome.ts';

/** What commerce said to an order. */
export type Submission =
  | { outcome: 'placed'; number: string }
  | { outcome: 'cart-changed' }
  /** No order was made. */
  | { outcome: 'refused'; because: string }
  /** This request made no order; one before it may have. */
  | { outcome: 'perhaps-before'; because: string }
  | { outcome: 'unknown' };

/** Asks commerce to place the order of a cart. */
export type SubmitOrder = (
  commerce: ServiceClient,
  order: { cartId: string; idempotencyKey: string; expectedTotalMinor: number },
) => Promise<Submission>;

/**
 * Places orders on any platform, whether it tells refusals in `placeOrder.errors` (Magento since
 * 2.4.7, our engine) or as errors of the request (before). What it can is found out by asking:
 * a document with a field that it does not know is refused before anything is done.
 */
export function createSubmitOrder(): SubmitOrder {
  let knowsErrors = true;

  async function ask(
    commerce: ServiceClient,
    { cartId, idempotencyKey, expectedTotalMinor }: Parameters<SubmitOrder>[1],
  ): Promise<PlaceOrderMutation> {
    const headers = {
      'idempotency-key': idempotencyKey,
      'framewell-expected-total': String(expectedTotalMinor),
    };
    if (knowsErrors) {
      try {
        return await commerce.run(PlaceOrderDocument, { cartId }, headers);
      } catch (error) {
        if (!isUnknownField(error)) throw error;
        knowsErrors = false;
      }
    }
    const { placeOrder } = await commerce.run(PlaceOrderOlderDocument, { cartId }, headers);
    // Neither an order nor an error: the platform is a newer one by now.
    knowsErrors = placeOrder !== null && !placeOrder?.order;
    return { placeOrder: placeOrder ? { ...placeOrder, errors: [] } : null };
  }

  return async (commerce, order) => {
    try {
      const { placeOrder } = await ask(commerce, order);
      const number = placeOrder?.order?.order_number;
      if (number) return { outcome: 'placed', number };
      const [error] = placeOrder?.errors ?? [];
      return refusalOf(error?.message ?? 'no order was made', error?.code ?? 'UNDEFINED');
    } catch (error) {
      if (!isServiceError(error)) throw error;
      if (isUnknownOutcome(error)) return { outcome: 'unknown' };
      return refusalOf(error.message, error.code ?? '');
    }
  };
}

/** Codes after which an order may exist all the same. */
const vagueCodes = new Set(['CART_NOT_ACTIVE', 'CART_NOT_FOUND', 'UNDEFINED']);

function refusalOf(message: string, code: string): Submission {
  if (code === 'CART_CHANGED') return { outcome: 'cart-changed' };
  const because = message.replace(/^Unable to place order: /, '');
  const isVague = vagueCodes.has(code) || /isn't active/i.test(message);
  return { outcome: isVague ? 'perhaps-before' : 'refused', because };
}

function isUnknownField(error: unknown): boolean {
  return isServiceError(error) && /Cannot query field "errors"/.test(error.message);
}
