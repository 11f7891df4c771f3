import type { StoreCode } from '#domain/people/locale.ts';
import type { CancelResult } from '#shop/ordering/port.ts';
import type { Shopper } from '#shop/shopper.ts';

/**
 * Why an order was not canceled; `no-reason`: none of those offered was chosen, `not-offered`:
 * commerce lets nobody cancel (any more).
 */
export type CancelProblem = Exclude<CancelResult, 'canceled'> | 'no-reason' | 'not-offered';

/** Cancels an order for the reason that a form brings; null when it is canceled. */
export async function cancelAsAsked(
  { ordering }: Pick<Shopper, 'ordering'>,
  form: FormData,
  order: { number: string; store: StoreCode },
): Promise<CancelProblem | null> {
  const reasons = await ordering.cancelReasons(order.store);
  if (!reasons) return 'not-offered';
  const reason = reasons.find((one) => one === form.get('reason'));
  if (!reason) return 'no-reason';
  const said = await ordering.cancel({ ...order, reason });
  return said === 'canceled' ? null : said;
}
