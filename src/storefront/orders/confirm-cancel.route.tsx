import {
  redirect,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { localeContext, pageRequestContext, shopContext } from '../app/context.ts';
import { forgetLinkToken, takeLinkToken } from '../app/link-token.ts';
import { Form, useBusy } from '../app/live/router.ts';
import { titled } from '../app/page-title.ts';
import { pathIn } from '../app/paths.ts';
import { usePathTo } from '../app/use-path-to.ts';
import { useTexts } from '../i18n/texts.tsx';
import { Button, LinkButton } from '../ui/button.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import type { PageHandle } from '../ui/shell.tsx';
import { FIND } from './find-order.ts';

/** What came of it, as the address says it. */
const ends = { canceled: 'canceled', 'too-late': 'tooLate', 'no-key': 'badLink' } as const;

/**
 * Where a guest is led by the mail about canceling an order. Opening it changes nothing: programs
 * that look at mail open links, too.
 */
export function loader(args: LoaderFunctionArgs) {
  const { searchParams } = new URL(args.request.url);
  const end = Object.values(ends).find((one) => searchParams.has(one));
  if (end) return { view: end };
  return { view: takeLinkToken(args) ? ('confirm' as const) : ends['no-key'] };
}

/** Cancels the order that the link was mailed for. */
export async function action(args: ActionFunctionArgs) {
  const { context } = args;
  const { link = '' } = context.get(pageRequestContext);
  const end = await context.get(shopContext).cancelOrderByLink(link);
  forgetLinkToken(args);
  const here = pathIn(context.get(localeContext))('orders.confirm-cancel');
  return redirect(`${here}?${ends[end]}`, 303);
}

export const handle = { hideBack: true } satisfies PageHandle;

export const meta = titled<typeof loader>(
  (texts, loaded) => texts.orders.byLink[loaded?.view ?? 'confirm'].title,
);

export default function ConfirmCancel() {
  const { view } = useLoaderData<typeof loader>();
  const words = useTexts().orders.byLink;
  const to = usePathTo();
  const isWorking = useBusy().isPosting;
  const { title, text } = words[view];
  return (
    <div className="narrow stack-wide">
      <PageHeading lead={text}>{title}</PageHeading>
      {view === 'confirm' ? (
        <Form method="post">
          <Button look="primary" working={isWorking}>
            {words.action}
          </Button>
        </Form>
      ) : (
        <p>
          <LinkButton to={`${to('orders.order-confirmation')}?${FIND}`}>{words.find}</LinkButton>
        </p>
      )}
    </div>
  );
}
