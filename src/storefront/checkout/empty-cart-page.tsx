import { redirect, type LoaderFunctionArgs } from 'react-router';
import { localeContext, requireMember } from '../app/context.ts';
import { useLocale, useTexts } from '../i18n/texts.tsx';
import { pathIn } from '../app/paths.ts';
import { LinkButton } from '../ui/button.tsx';
import { Actions } from '../ui/layout.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { loadCart } from '../cart/index.ts';

export type EmptyCartView = { hasBegun: boolean; hasOrder: boolean };

/** avoid-empty-with-items: with something in the cart to its preview. */
export async function loadEmptyCart({ context }: LoaderFunctionArgs): Promise<EmptyCartView> {
  const member = requireMember(context);
  const locale = context.get(localeContext);
  const [cart, draft] = await Promise.all([loadCart(member, locale), member.drafts.read()]);
  if (cart.hasItems) throw redirect(pathIn(locale)('/checkout/CartPreview'));
  return { hasBegun: draft.lensType !== undefined, hasOrder: draft.orderNumber !== undefined };
}

/** The empty step: why it is empty, and the way on. */
export function EmptyCartPage({ hasBegun, hasOrder }: EmptyCartView) {
  const texts = useTexts().checkout.empty;
  const to = pathIn(useLocale());
  return (
    <div className="narrow">
      <PageHeading lead={texts.lead}>{texts.title}</PageHeading>
      <Actions>
        {hasOrder && !hasBegun && (
          <LinkButton look="primary" to={to('/checkout/OrderConfirmation')}>
            {texts.lastOrder}
          </LinkButton>
        )}
        <LinkButton look={hasOrder && !hasBegun ? 'secondary' : 'primary'} to={to('/Step1')}>
          {hasBegun ? texts.continueOrder : texts.start}
        </LinkButton>
      </Actions>
    </div>
  );
}
