import type { Shopper } from '#shop/shopper.ts';

/** Why there is no order, though somebody was at the payment page. */
export type Unpaid = 'left' | 'refused' | 'released';

/** The payment page leads back to this. */
const UNPAID = 'unpaid';

/**
 * What became of the payment of whoever comes back from the provider's page; null where nobody
 * does, `placed` where it was paid all the same. The page is left as it is: it is the one that
 * the same order leads to again.
 */
export async function findUnpaid(
  { ordering, drafts }: Shopper,
  address: URL,
): Promise<Unpaid | 'placed' | null> {
  if (!address.searchParams.has(UNPAID)) return null;
  const outcome = await ordering.settle();
  if (outcome?.status === 'placed') return 'placed';
  if (outcome?.status === 'pending') return null;
  // Whoever is here is not waiting for an order.
  await drafts.save({ orderPendingSince: undefined });
  if (outcome?.status === 'to-pay') return outcome.wasRefused ? 'refused' : 'left';
  if (!outcome?.money) return null;
  return outcome.money === 'released' ? 'released' : 'left';
}
