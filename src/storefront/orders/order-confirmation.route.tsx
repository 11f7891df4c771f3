import {
  data,
  redirect,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
} from 'react-router';
import { waitingDays } from '#domain/benefit/waiting-days.ts';
import { keptOrderNumber } from '#domain/orders/order-number.ts';
import { isCustomer, localeContext, requireShopper, shopContext, storeOf } from '../app/context.ts';
import { formText } from '../app/form-values.ts';
import { titled } from '../app/page-title.ts';
import { pathIn } from '../app/paths.ts';
import type { PageHandle } from '../ui/shell.tsx';
import { cancelAsAsked } from './cancel-as-asked.ts';
import { ConfirmationPage } from './confirmation-page.tsx';
import { FindOrderForm } from './find-order-form.tsx';
import { FIND, findOrderAction, loadFoundOrder } from './find-order.ts';
import { loadConfirmation } from './load-confirmation.ts';
import { OrderPage } from './order-page.tsx';

/**
 * The order placed last; a guest who placed none here, or asks for another, looks for it. Who has
 * a page of all orders looks there.
 */
export async function loader(args: LoaderFunctionArgs) {
  const { request, context } = args;
  const { settings } = context.get(shopContext);
  const days = {
    waitingDays: waitingDays(settings.waitingPeriodMs),
    daysToPay: settings.paymentDeadlineDays,
  };
  const shopper = requireShopper(context);
  const asked = new URL(request.url).searchParams;
  const find = (isAnew: boolean) =>
    shopper.kind === 'guest' && !isCustomer(shopper)
      ? loadFoundOrder(shopper, context, isAnew)
      : null;
  if (asked.has(FIND) && shopper.kind === 'guest' && isCustomer(shopper))
    throw redirect(pathIn(context.get(localeContext))('orders.orders'), 303);
  if (asked.has(FIND) && shopper.kind === 'guest')
    return data({ view: null, found: await find(asked.has('another')), ...days });
  const { data: view, init } = await loadConfirmation(args);
  const found = view.status === 'none' ? await find(false) : null;
  return data({ view, found, ...days }, init ?? undefined);
}

/** A guest's look for an order, or `cancel` with its number and a reason. */
export async function action({ request, context }: ActionFunctionArgs) {
  const shopper = requireShopper(context);
  const locale = context.get(localeContext);
  if (shopper.kind === 'member' || isCustomer(shopper))
    return redirect(pathIn(locale)('orders.orders'), 303);
  const form = await request.formData();
  const number = keptOrderNumber(formText(form, 'cancel', 40));
  if (!number) return findOrderAction(shopper, form, context);
  const problem = await cancelAsAsked(shopper, form, { number, store: storeOf(locale) });
  if (problem === 'unknown') throw data(null, { status: 404 });
  const { search } = new URL(request.url);
  // The page says what it is then.
  if (!problem) return redirect(pathIn(locale)('orders.order-confirmation') + search, 303);
  return data({ problem }, { status: problem === 'no-reason' ? 422 : 409 });
}

// After a refusal the page shows the order as it is now.
export const shouldRevalidate = () => true;

// A page that waits for its order looks again by itself.
export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const handle = { hideBack: true } satisfies PageHandle;

export const meta = titled<typeof loader>((texts, loaded) => {
  if (loaded?.found) return texts.orders.find.title;
  const words = texts.checkout.confirmation;
  const titles = {
    none: words.none,
    pending: words.pending,
    'to-pay': words.toPay,
    unread: words.title,
    placed: words.title,
  };
  return titles[loaded?.view?.status ?? 'none'];
});

export default function OrderConfirmation() {
  const { view, found, ...days } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const isOfCanceling = answer !== undefined && 'problem' in answer;
  const problem = isOfCanceling ? answer.problem : undefined;
  const said = isOfCanceling ? undefined : answer;
  if (found?.order)
    return <OrderPage {...found.order} problem={problem ?? null} daysToPay={days.daysToPay} />;
  if (found || !view) return <FindOrderForm email={null} isDemo={false} {...found} said={said} />;
  return <ConfirmationPage view={view} {...days} problem={problem} />;
}
