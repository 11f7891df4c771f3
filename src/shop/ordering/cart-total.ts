import { isServiceError, type ServiceClient } from '#clients/client.ts';
import { CartTotalDocument } from '#clients/generated/commerce.ts';
import { isUnknownOutcome } from './unknown-outcome.ts';

/** The cart's grand total in minor units; null when commerce refuses to show the cart. */
export async function totalOf(commerce: ServiceClient, cartId: string): Promise<number | null> {
  try {
    const { cart } = await commerce.run(CartTotalDocument, { cartId });
    const value = cart?.prices?.grand_total?.value;
    return typeof value === 'number' ? Math.round(value * 100) : null;
  } catch (error) {
    if (isServiceError(error) && !isUnknownOutcome(error)) return null;
    throw error;
  }
}
