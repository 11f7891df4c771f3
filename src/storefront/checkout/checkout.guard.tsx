import { Outlet, redirect, type MiddlewareFunction } from 'react-router';
import { localeContext, pageRequestContext, requireMember } from '../app/context.ts';
import { cartContext, loadCart } from '../cart/index.ts';
import { checkoutStateOf } from './checkout-state.ts';
import { draftContext } from './draft-context.ts';
import { checkoutPageOf, missingStep } from '#domain/orders/checkout-steps.ts';
import { pathIn } from '../app/paths.ts';

/**
 * Reads the cart and the unfinished order once for all that follows, keeps which step the
 * member is on, and sends to the step whose predecessor is missing.
 */
const checkout: MiddlewareFunction<Response> = async ({ context, request, url }) => {
  const member = requireMember(context);
  const locale = context.get(localeContext);
  const [cart, draft] = await Promise.all([loadCart(member, locale), member.drafts.read()]);
  context.set(cartContext, cart);
  context.set(draftContext, draft);

  const page = checkoutPageOf(
    url.pathname
      .split('/')
      .at(-1)
      ?.replace(/\.data$/, ''),
  );
  if (!page) return;
  const isShown = request.method === 'GET' || request.method === 'HEAD';
  // An order that is placed leaves an empty cart; the same form sent again must still be heard.
  if (page === 'OrderReview' && !isShown) return;

  const elsewhere = missingStep(page, checkoutStateOf(cart, draft, locale));
  if (elsewhere) {
    const ordered = cart.lenses?.prescription?.lensType;
    if (elsewhere === '/Prescription' && draft.lensType && ordered !== draft.lensType) {
      context.get(pageRequestContext).flash({ id: 'lensTypeChanged' });
    }
    throw redirect(pathIn(locale)(elsewhere));
  }
  if (isShown && draft.currentPage !== page)
    await member.drafts.save({
      currentPage: page,
      ...(draft.currentPage ? { lastPage: draft.currentPage } : {}),
    });
};

export const middleware = [checkout];

// Without a loader a client navigation would make no request, and the guard would not run.
export const loader = () => null;

export default function CheckoutPages() {
  return <Outlet />;
}
