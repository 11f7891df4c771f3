import { useActionData, useLoaderData, type MetaFunction } from 'react-router';
import { DeliveryForm } from './delivery-form.tsx';
import { loadDelivery, saveDeliveryAction } from './delivery-page.ts';
import { pageTitle } from '../app/page-title.ts';
import { textsOf } from '../i18n/registry.ts';
import { localeOf } from '../app/paths.ts';
import type { PageHandle } from '../ui/shell.tsx';

export const loader = loadDelivery;
export const action = saveDeliveryAction;

export const handle = { back: 'checkout.cart-preview' } satisfies PageHandle;

export const meta: MetaFunction<typeof loader> = ({ location }) =>
  pageTitle(textsOf(localeOf(location.pathname)).checkout.delivery.title);

export default function Shipping() {
  return (
    <DeliveryForm known={useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />
  );
}
