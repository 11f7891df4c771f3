import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { isBegun } from '#domain/orders/draft.ts';
import { useTexts } from '../i18n/texts.tsx';
import { usePathTo } from '../app/use-path-to.ts';
import { titled } from '../app/page-title.ts';
import { LinkButton } from '../ui/button.tsx';
import { Actions } from '../ui/layout.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import type { PageHandle } from '../ui/shell.tsx';
import { draftContext } from './draft-context.ts';

export function loader({ context }: LoaderFunctionArgs) {
  const draft = context.get(draftContext);
  return { hasBegun: isBegun(draft), hasOrder: draft.orderNumber !== undefined };
}

export const handle = { back: 'home.home' } satisfies PageHandle;

export const meta = titled((texts) => texts.checkout.empty.title);

/** The empty step: why it is empty, and the way on. */
export default function EmptyCart() {
  const { hasBegun, hasOrder } = useLoaderData<typeof loader>();
  const texts = useTexts().checkout.empty;
  const to = usePathTo();
  return (
    <div className="narrow">
      <PageHeading lead={texts.lead}>{texts.title}</PageHeading>
      <Actions>
        {hasOrder && !hasBegun && (
          <LinkButton look="primary" to={to('orders.order-confirmation')}>
            {texts.lastOrder}
          </LinkButton>
        )}
        <LinkButton
          look={hasOrder && !hasBegun ? 'secondary' : 'primary'}
          to={to('order-steps.step1')}
        >
          {hasBegun ? texts.continueOrder : texts.start}
        </LinkButton>
      </Actions>
    </div>
  );
}
