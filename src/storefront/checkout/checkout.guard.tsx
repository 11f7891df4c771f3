import { Outlet, redirect, type MiddlewareFunction } from 'react-router';
import {
  missingStep,
  type CheckoutState,
  type MissingStep,
} from '#domain/orders/checkout-steps.ts';
import { localeContext, pageRequestContext, requireMember } from '../app/context.ts';
import { matched } from '../app/middleware/matched.ts';
import { pathIn } from '../app/paths.ts';
import { cartContext, loadCart } from '../cart/index.ts';
import { checkoutStateOf } from './checkout-state.ts';
import { draftContext } from './draft-context.ts';

/**
 * avoid-empty-with-items, and checkout: reads the cart and the unfinished order once for all that
 * follows. From the page of an empty cart it sends to the cart when there is something in it, from
 * the others to the first step that is missing before them, and keeps which the member is on.
 */
const checkout: MiddlewareFunction<Response> = async ({ context, request, pattern }) => {
  const member = requireMember(context);
  const locale = context.get(localeContext);
  const to = pathIn(locale);
  const [cart, draft] = await Promise.all([loadCart(member, locale), member.drafts.read()]);
  context.set(cartContext, cart);
  context.set(draftContext, draft);

  const page = matched(pattern);
  if (page.kind === 'call' || !page.needs) return;
  if (page.needs === 'empty-cart') {
    if (cart.hasItems) throw redirect(to('/checkout/CartPreview'));
    return;
  }
  const isShown = request.method === 'GET' || request.method === 'HEAD';
  // An order that is placed leaves an empty cart; the same form sent again must still be heard.
  if (page.name === 'checkout.order-review' && !isShown) return;

  const state = checkoutStateOf(cart, draft, locale);
  const missing = missingStep(page.needs, state);
  if (missing) {
    const ordered = cart.lenses?.prescription?.lensType;
    if (missing === 'prescription' && draft.lensType && ordered !== draft.lensType) {
      context.get(pageRequestContext).flash({ id: 'lensTypeChanged' });
    }
    throw redirect(to(whereToChoose(missing, state)));
  }
  const currentPage = page.path.split('/').at(-1);
  if (isShown && draft.currentPage !== currentPage)
    await member.drafts.save({
      currentPage,
      ...(draft.currentPage ? { lastPage: draft.currentPage } : {}),
    });
};

function whereToChoose(missing: MissingStep, { frameModelSku }: CheckoutState): string {
  switch (missing) {
    case 'anything':
      return '/checkout/empty';
    case 'frame':
      return '/Products/List';
    case 'lenses':
      return `/p/${frameModelSku}`;
    case 'prescription':
      return '/Prescription';
    case 'delivery':
      return '/checkout/Shipping';
  }
}

export const middleware = [checkout];

// Without a loader a client navigation would make no request, and the guard would not run.
export const loader = () => null;

export default function CheckoutPages() {
  return <Outlet />;
}
