import { data, redirect, type LoaderFunctionArgs } from 'react-router';
import { afterPlacing } from '#domain/orders/draft.ts';
import { displayOrderNumber } from '#domain/orders/order-number.ts';
import type { StoreCode } from '#domain/people/locale.ts';
import { isServiceError } from '#clients/client.ts';
import {
  isCustomer,
  localeContext,
  pageRequestContext,
  requireShopper,
  shopContext,
  storeOf,
} from '../app/context.ts';
import type { Eligibility, PlaceResult } from '#shop/ordering/port.ts';
import type { ShownPayment } from '#shop/payments/port.ts';
import type { Shopper } from '#shop/shopper.ts';
import { externalLink } from '../app/external-link.ts';
import { pathIn } from '../app/paths.ts';
import { keepOrderedPicture } from '../papers/index.ts';
import type { OrderView } from './order-view.ts';
import { findOrder } from './recent-orders.ts';
import { dueDays } from './working-days.ts';

export type ConfirmationView =
  | { status: 'none' }
  /** Sent, and its outcome not known yet; `isLong` after a minute. */
  | { status: 'pending'; isLong: boolean; isGuest: boolean }
  /** Its payment page is open, and not paid on yet. */
  | { status: 'to-pay'; url: string }
  /** Placed, but commerce cannot tell the details at this moment. */
  | { status: 'unread'; number: string; isGuest: boolean }
  | {
      status: 'placed';
      /** Has no page of all orders. */
      isGuest: boolean;
      order: OrderView;
      /** Of an order that was paid on a provider's page. */
      payment: ShownPayment | null;
      /** Calendar days; null while the order waits for an optician, and nobody knows them. */
      next: { checkedBy: string; madeBy: string; arrivesOn: string } | null;
      eligibility: Eligibility | null;
      /** Of a guest, who has no other page of it; null where it cannot be canceled. */
      cancelReasons: string[] | null;
    };

/** How long an order may be in the air before the page says that it takes long. */
const longAfterMs = 60_000;
/** A pending page looks again by itself, also without scripts. */
const lookAgainSeconds = 5;

/**
 * The order placed last, as often as it is asked for. One that is still in the air is finished
 * here as well: whoever looks, looks after it.
 */
export async function loadConfirmation({ context }: LoaderFunctionArgs) {
  const shopper = requireShopper(context);
  const store = storeOf(context.get(localeContext));
  const now = context.get(shopContext).now();
  const draft = await shopper.drafts.read();
  // Asked even where the draft knows of none: the process may have ended before it was noted.
  const outcome = await outcomeOf(shopper);
  if (outcome?.status === 'pending') {
    const since = draft.orderPendingSince ?? now.toISOString();
    if (!draft.orderPendingSince) await shopper.drafts.save({ orderPendingSince: since });
    const isLong = now.getTime() - Date.parse(since) > longAfterMs;
    const view: ConfirmationView = {
      status: 'pending',
      isLong,
      isGuest: !isCustomer(shopper),
    };
    return data(view, { headers: { Refresh: String(lookAgainSeconds) } });
  }
  if (outcome?.status === 'placed') {
    if (draft.orderPendingSince) {
      await keepOrderedPicture(shopper);
      await shopper.drafts.save(afterPlacing(outcome.orderNumber));
    }
    return data(await placedView(shopper, outcome.orderNumber, store));
  }
  if (outcome?.status === 'to-pay')
    return data<ConfirmationView>({ status: 'to-pay', url: externalLink(outcome.url) });
  if (draft.orderPendingSince) {
    await shopper.drafts.save({ orderPendingSince: undefined });
    if (outcome && 'money' in outcome && outcome.money)
      throw redirect(`${pathIn(context.get(localeContext))('checkout.order-review')}?unpaid`);
    context.get(pageRequestContext).flash({ id: 'orderNotPlaced' });
    throw redirect(pathIn(context.get(localeContext))('checkout.order-review'));
  }
  const view: ConfirmationView = draft.orderNumber
    ? await placedView(shopper, draft.orderNumber, store)
    : { status: 'none' };
  return data(view);
}

/**
 * What became of the newest order, whoever finished it; null when there never was one. A service
 * that is away is no outcome.
 */
async function outcomeOf(shopper: Shopper): Promise<PlaceResult | null> {
  try {
    return await shopper.ordering.settle();
  } catch (error) {
    if (isServiceError(error) && error.category !== 'authentication') return { status: 'pending' };
    throw error;
  }
}

async function placedView(
  shopper: Shopper,
  number: string,
  store: StoreCode,
): Promise<ConfirmationView> {
  const isGuest = !isCustomer(shopper);
  try {
    const [order, eligibility, inReview, payment] = await Promise.all([
      findOrder(shopper, number),
      shopper.kind === 'guest' ? null : shopper.ordering.eligibility(),
      shopper.ordering.inReview(),
      shopper.ordering.paymentOf(number),
    ]);
    if (!order) return { status: 'unread', number: displayOrderNumber(number), isGuest };
    return {
      status: 'placed',
      isGuest,
      order,
      payment,
      next: inReview.includes(number) ? null : dueDays(order.placedAt),
      eligibility,
      cancelReasons:
        isGuest && order.state === 'pending' ? await shopper.ordering.cancelReasons(store) : null,
    };
  } catch (error) {
    // The order exists; not being able to read it must not look like a failure of it.
    if (isServiceError(error) && error.category !== 'authentication')
      return { status: 'unread', number: displayOrderNumber(number), isGuest };
    throw error;
  }
}
