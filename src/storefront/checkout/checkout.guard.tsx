import { Outlet, redirect, type MiddlewareFunction } from 'react-router';
import { missingPart, type MissingPart } from '#domain/orders/checkout-steps.ts';
import { isOfOtherType } from '#domain/orders/order-progress.ts';
import { localeContext, pageRequestContext, requireShopper } from '../app/context.ts';
import { matched } from '../app/middleware/matched.ts';
import { pathIn, type PathTo } from '../app/paths.ts';
import { cartContext, type CartView, loadCart } from '../cart/index.ts';
import { STEP_PAGES } from '../order-steps/index.ts';
import { checkoutStateOf, pairIn } from './checkout-state.ts';
import { draftContext } from './draft-context.ts';

const CART = 'CartPreview';

/**
 * avoid-empty-with-items, and checkout: reads the cart and the unfinished order once for all that
 * follows. From the page of an empty cart it sends to the cart when there is something in it, from
 * the others to the first step that is missing before them, and keeps which the member is on.
 */
const checkout: MiddlewareFunction<Response> = async ({ context, request, pattern }) => {
  const shopper = requireShopper(context);
  const locale = context.get(localeContext);
  const to = pathIn(locale);
  const page = matched(pattern);
  // The total that is agreed to is the one that will be placed.
  const anew = page.kind !== 'call' && page.name === 'checkout.order-review';
  const [cart, draft] = await Promise.all([
    loadCart(shopper, locale, { anew }),
    shopper.drafts.read(),
  ]);
  context.set(cartContext, cart);
  context.set(draftContext, draft);

  if (page.kind === 'call' || !page.needs) return;
  if (page.needs === 'empty-cart') {
    if (cart.hasItems) throw redirect(to('checkout.cart-preview'));
    return;
  }
  const isShown = request.method === 'GET' || request.method === 'HEAD';
  // An order that is placed leaves an empty cart; the same form sent again must still be heard.
  if (page.name === 'checkout.order-review' && !isShown) return;

  const missing = missingPart(page.needs, checkoutStateOf(cart, draft, locale));
  if (missing) {
    const pair = pairIn(cart);
    if (missing === 'prescription' && pair && isOfOtherType(draft, pair))
      context.get(pageRequestContext).flash({ id: 'lensTypeChanged' });
    // Commerce has a line that it cannot show: the frame was there, and went off sale.
    if (!cart.frame && cart.messages.length > 0)
      context.get(pageRequestContext).flash({ id: 'frameGone' });
    throw redirect(whereToChoose(missing, cart, to));
  }
  const currentPage = page.path.split('/').at(-1);
  const isCart = page.name === 'checkout.cart-preview';
  // What became of two carts is read on the cart before anything is agreed to.
  if (isShown && !isCart && draft.merged?.length && draft.currentPage !== CART)
    throw redirect(to('checkout.cart-preview'));
  if (isShown && draft.currentPage !== currentPage)
    await shopper.drafts.save({
      currentPage,
      // Read on the cart, and gone on from.
      ...(isCart ? {} : { merged: undefined }),
      ...(draft.currentPage ? { lastPage: draft.currentPage } : {}),
    });
};

function whereToChoose(missing: MissingPart, { frame }: CartView, to: PathTo): string {
  if (missing === 'items') return to('checkout.empty');
  if (missing === 'pairLenses' && frame) return to('frames.frame', { sku: frame.parentSku });
  return to(STEP_PAGES[missing === 'pairLenses' ? 'frames' : missing]);
}

export const middleware = [checkout];

// Without a loader a client navigation would make no request, and the guard would not run.
export const loader = () => null;

export default function CheckoutPages() {
  return <Outlet />;
}
