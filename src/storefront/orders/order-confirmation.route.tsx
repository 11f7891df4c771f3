import { data, useLoaderData, type HeadersFunction, type LoaderFunctionArgs } from 'react-router';
import { shopContext } from '../app/context.ts';
import { ConfirmationPage } from './confirmation-page.tsx';
import { loadConfirmation } from './load-confirmation.ts';
import { titled } from '../app/page-title.ts';
import { waitingDays } from '#domain/benefit/waiting-days.ts';
import type { PageHandle } from '../ui/shell.tsx';

export async function loader(args: LoaderFunctionArgs) {
  const { data: view, init } = await loadConfirmation(args);
  const { settings } = args.context.get(shopContext);
  const loaded = {
    view,
    waitingDays: waitingDays(settings.waitingPeriodMs),
    daysToPay: settings.paymentDeadlineDays,
  };
  return data(loaded, init ?? undefined);
}

// A page that waits for its order looks again by itself.
export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const handle = { hideBack: true } satisfies PageHandle;

export const meta = titled<typeof loader>((texts, loaded) => {
  const words = texts.checkout.confirmation;
  const titles = {
    none: words.none,
    pending: words.pending,
    unread: words.title,
    placed: words.title,
  };
  return titles[loaded?.view.status ?? 'none'];
});

export default function OrderConfirmation() {
  return <ConfirmationPage {...useLoaderData<typeof loader>()} />;
}
