import { useActionData, useLoaderData } from 'react-router';
import { DeliveryForm } from './delivery-form.tsx';
import { loadDelivery, saveDeliveryAction } from './delivery-page.ts';
import { titled } from '../app/page-title.ts';
import type { PageHandle } from '../ui/shell.tsx';

export const loader = loadDelivery;
export const action = saveDeliveryAction;

export const handle = { back: 'checkout.order-review' } satisfies PageHandle;

export const meta = titled((texts) => texts.checkout.delivery.editTitle);

export default function ShippingEdit() {
  return (
    <DeliveryForm
      edit
      known={useLoaderData<typeof loader>()}
      answer={useActionData<typeof action>()}
    />
  );
}
