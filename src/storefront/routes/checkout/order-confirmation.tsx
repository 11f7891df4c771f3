import { useLoaderData, type HeadersFunction, type MetaFunction } from 'react-router';
import { ConfirmationPage } from '../../features/orders/confirmation-page.tsx';
import { loadConfirmation } from '../../features/orders/load-confirmation.ts';
import { pageTitle } from '../../features/page-title.ts';
import { textsOf } from '../../i18n/registry.ts';
import { localeOf } from '../../paths.ts';

export const loader = loadConfirmation;

// A page that waits for its order looks again by itself.
export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const handle = { hideBack: true };

export const meta: MetaFunction<typeof loader> = ({ loaderData, location }) => {
  const words = textsOf(localeOf(location.pathname)).checkout.confirmation;
  const titles = {
    none: words.none,
    pending: words.pending,
    unread: words.title,
    placed: words.title,
  };
  return pageTitle(titles[loaderData?.status ?? 'none']);
};

export default function OrderConfirmation() {
  return <ConfirmationPage view={useLoaderData<typeof loader>()} />;
}
