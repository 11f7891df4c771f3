import type { LoaderFunctionArgs } from 'react-router';
import { isBegun } from '#domain/orders/draft.ts';
import { useLocale, useTexts } from '../i18n/texts.tsx';
import { pathIn } from '../app/paths.ts';
import { LinkButton } from '../ui/button.tsx';
import { Actions } from '../ui/layout.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { draftContext } from './draft-context.ts';

export type EmptyCartView = { hasBegun: boolean; hasOrder: boolean };

export function loadEmptyCart({ context }: LoaderFunctionArgs): EmptyCartView {
  const draft = context.get(draftContext);
  return { hasBegun: isBegun(draft), hasOrder: draft.orderNumber !== undefined };
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
