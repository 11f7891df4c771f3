import {
  data,
  useLoaderData,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from 'react-router';
import { shopContext } from '../app/context.ts';
import { ConfirmationPage } from './confirmation-page.tsx';
import { loadConfirmation } from './load-confirmation.ts';
import { pageTitle } from '../app/page-title.ts';
import { waitingDays } from '#domain/benefit/waiting-days.ts';
import { textsOf } from '../i18n/registry.ts';
import { localeOf } from '../app/paths.ts';
import type { PageHandle } from '../ui/shell.tsx';

export async function loader(args: LoaderFunctionArgs) {
  const { data: view, init } = await loadConfirmation(args);
  const { settings } = args.context.get(shopContext);
  return data({ view, waitingDays: waitingDays(settings.waitingPeriodMs) }, init ?? undefined);
}

// A page that waits for its order looks again by itself.
export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const handle = { hideBack: true } satisfies PageHandle;

export const meta: MetaFunction<typeof loader> = ({ loaderData, location }) => {
  const words = textsOf(localeOf(location.pathname)).checkout.confirmation;
  const titles = {
    none: words.none,
    pending: words.pending,
    unread: words.title,
    placed: words.title,
  };
  return pageTitle(titles[loaderData?.view.status ?? 'none']);
};

export default function OrderConfirmation() {
  return <ConfirmationPage {...useLoaderData<typeof loader>()} />;
}
