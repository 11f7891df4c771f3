import { createHash } from 'node:crypto';
import { isServiceError, type ServiceClient } from '#clients/client.ts';
import { ReviewedCartDocument } from '#clients/generated/commerce.ts';
import { isUnknownOutcome } from './unknown-outcome.ts';

/** What a member agrees to with an order. */
export type ReviewedCart = {
  /** The grand total in minor units. */
  totalMinor: number | null;
  /** Of frame, colour, lens, prescription, quantities, address and way of shipping. */
  contentHash: string;
};

/** The cart as it is now; null when commerce refuses to show it. */
export async function readReviewedCart(
  commerce: ServiceClient,
  cartId: string,
): Promise<ReviewedCart | null> {
  try {
    const { cart } = await commerce.run(ReviewedCartDocument, { cartId });
    if (!cart) return null;
    const { prices, items, shipping_addresses: addresses } = cart;
    const value = prices?.grand_total?.value;
    return {
      totalMinor: typeof value === 'number' ? Math.round(value * 100) : null,
      contentHash: createHash('sha256')
        .update(JSON.stringify([items, addresses]))
        .digest('hex'),
    };
  } catch (error) {
    if (isServiceError(error) && !isUnknownOutcome(error)) return null;
    throw error;
  }
}
