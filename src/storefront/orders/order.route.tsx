import {
  data,
  redirect,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { keptOrderNumber } from '#domain/orders/order-number.ts';
import { insteadOfAnswer } from '#clients/client.ts';
import { localeContext, requireShopper, shopContext, storeOf } from '../app/context.ts';
import { titled } from '../app/page-title.ts';
import { pathIn } from '../app/paths.ts';
import type { PageHandle } from '../ui/shell.tsx';
import { cancelAsAsked } from './cancel-as-asked.ts';
import { loadOrder } from './load-order.ts';
import { OrderPage } from './order-page.tsx';

export async function loader({ params, context }: LoaderFunctionArgs) {
  const number = keptOrderNumber(params.number ?? '');
  const shopper = requireShopper(context);
  const store = storeOf(context.get(localeContext));
  const { reviews, settings } = context.get(shopContext);
  const [loaded, mayReview] = await Promise.all([
    number && loadOrder(shopper, number, store),
    reviews.areOffered(store).catch(insteadOfAnswer(false)),
  ]);
  if (!loaded) throw data(null, { status: 404 });
  const hasPlan = shopper.kind === 'member';
  return { ...loaded, hasPlan, mayReview, daysToPay: settings.paymentDeadlineDays };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const locale = context.get(localeContext);
  const number = keptOrderNumber(params.number ?? '');
  const problem = await cancelAsAsked(requireShopper(context), await request.formData(), {
    number,
    store: storeOf(locale),
  });
  if (problem === 'unknown') throw data(null, { status: 404 });
  if (problem) return data({ problem }, { status: problem === 'no-reason' ? 422 : 409 });
  // The page says what it is then.
  return redirect(pathIn(locale)('orders.order', { number: params.number ?? '' }), 303);
}

// After a refusal the page shows the order as it is now.
export const shouldRevalidate = () => true;

export const handle = { back: 'orders.orders' } satisfies PageHandle;

export const meta = titled<typeof loader>((texts, loaded) =>
  loaded ? texts.orders.one.title(loaded.order.number) : texts.orders.title,
);

export default function Order() {
  return (
    <OrderPage
      {...useLoaderData<typeof loader>()}
      hasAccount
      problem={useActionData<typeof action>()?.problem ?? null}
    />
  );
}
