import { useLoaderData } from 'react-router';
import { EmptyCartPage, loadEmptyCart } from './empty-cart-page.tsx';
import { titled } from '../app/page-title.ts';
import type { PageHandle } from '../ui/shell.tsx';

export const loader = loadEmptyCart;

export const handle = { back: 'home.home' } satisfies PageHandle;

export const meta = titled((texts) => texts.checkout.empty.title);

export default function CheckoutStart() {
  return <EmptyCartPage {...useLoaderData<typeof loader>()} />;
}
