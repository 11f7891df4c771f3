import { useLoaderData, type MetaFunction } from 'react-router';
import { EmptyCartPage, loadEmptyCart } from './empty-cart-page.tsx';
import { pageTitle } from '../app/page-title.ts';
import { textsOf } from '../i18n/registry.ts';
import { localeOf } from '../app/paths.ts';
import type { PageHandle } from '../ui/shell.tsx';

export const loader = loadEmptyCart;

export const handle = { back: 'home.home' } satisfies PageHandle;

export const meta: MetaFunction<typeof loader> = ({ location }) =>
  pageTitle(textsOf(localeOf(location.pathname)).checkout.empty.title);

export default function CheckoutStart() {
  return <EmptyCartPage {...useLoaderData<typeof loader>()} />;
}
