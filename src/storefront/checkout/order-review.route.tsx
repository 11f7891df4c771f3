import {
  data,
  redirect,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { shopContext, localeContext, requireShopper, storeOf } from '../app/context.ts';
import { cartContext, lensNoticesOf } from '../cart/index.ts';
import { draftContext } from './draft-context.ts';
import { findOtherPrescription } from './other-prescription.ts';
import { findReviewReason } from './ordered-picture.ts';
import { placeReviewedOrder } from './place-reviewed-order.ts';
import { newIdempotencyKey, readReviewForm } from './review-form.ts';
import { ReviewPage } from './review-page.tsx';
import { findUnpaid } from './unpaid.ts';
import { stepsOfOrder } from './checkout-state.ts';
import { dayToPayBy } from '../i18n/format.ts';
import { titled } from '../app/page-title.ts';
import { waitingDays } from '#domain/benefit/waiting-days.ts';
import { pathIn } from '../app/paths.ts';
import type { PageHandle } from '../ui/shell.tsx';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const cart = context.get(cartContext);
  const shopper = requireShopper(context);
  const { settings, now } = context.get(shopContext);
  const back = await findUnpaid(shopper, new URL(request.url));
  if (back === 'placed')
    throw redirect(pathIn(context.get(localeContext))('orders.order-confirmation'));
  const [other, reviewedHash, reviewReason] = await Promise.all([
    findOtherPrescription(shopper, cart),
    shopper.ordering.reviewedHash(cart.id, storeOf(context.get(localeContext))),
    findReviewReason(shopper),
  ]);
  const { id, frame, lenses, ledger, payment, messages } = cart;
  const { shippingAddress, shippingMethod, billingAddress } = cart;
  return {
    cartId: id,
    idempotencyKey: newIdempotencyKey(),
    reviewedHash,
    frame,
    lenses,
    ledger,
    email: context.get(draftContext).email ?? null,
    address: shippingAddress,
    method: shippingMethod,
    payment,
    billing: billingAddress,
    messages,
    hasOther: other !== null,
    reviewReason,
    unpaid: back,
    mayRead: settings.mayRead,
    lensNotices: lensNoticesOf(context.get(draftContext), cart),
    waitingDays: waitingDays(settings.waitingPeriodMs),
    payBy: dayToPayBy(now(), settings.paymentDeadlineDays, ledger.currency),
    steps: stepsOfOrder(context.get(draftContext), cart, context.get(localeContext)),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const locale = context.get(localeContext);
  const to = pathIn(locale);
  const order = readReviewForm(await request.formData());
  if (!order) return redirect(to('checkout.order-review'), 303);

  const result = await placeReviewedOrder(requireShopper(context), {
    locale,
    cart: context.get(cartContext),
    order,
    now: context.get(shopContext).now(),
  });
  if ('nextUrl' in result) return redirect(result.nextUrl, 303);
  if ('next' in result) return redirect(to(result.next), 303);
  return data(result, { status: result.problem === 'changed' ? 409 : 422 });
}

// After a refusal the page shows the cart as it is now, with a new key.
export const shouldRevalidate = () => true;

export const handle = { back: 'checkout.shipping' } satisfies PageHandle;

export const meta = titled((texts) => texts.checkout.review.title);

export default function OrderReview() {
  return (
    <ReviewPage {...useLoaderData<typeof loader>()} problem={useActionData<typeof action>()} />
  );
}
