import {
  data,
  redirect,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { isEmail } from '#domain/people/contact.ts';
import { brand } from '../brand/brand.ts';
import { localeContext, pageRequestContext, shopContext, storeOf } from '../app/context.ts';
import { formText } from '../app/form-values.ts';
import { Form, useBusy } from '../app/live/router.ts';
import { titled } from '../app/page-title.ts';
import { pathIn } from '../app/paths.ts';
import { DEMO_PAGES } from '../app/site-map.ts';
import { useTexts } from '../i18n/texts.tsx';
import { Button } from '../ui/button.tsx';
import { EmailLink } from '../ui/email-link.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { NewsletterForm } from './newsletter-form.tsx';

/** What the page is about: the form, a link that somebody followed, or what has just been done. */
const views = ['asked', 'confirmed', 'ended', 'invalid', 'notEnded'] as const;
type View = (typeof views)[number] | 'form' | 'confirm' | 'unsubscribe';

/** Opening a link changes nothing: mail programs open them, too, to look what is behind. */
export function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams: query } = new URL(request.url);
  const { mode } = context.get(shopContext).settings;
  const of = (view: View, token = '') => ({ view, token, isDemo: mode === 'demo' });
  const confirm = query.get('confirm');
  if (confirm) return of('confirm', confirm.slice(0, 100));
  const unsubscribe = query.get('unsubscribe');
  if (unsubscribe) return of('unsubscribe', unsubscribe.slice(0, 100));
  return of(views.find((view) => query.has(view)) ?? 'form');
}

/**
 * `intent` is `ask`, with an address, or `confirm` or `unsubscribe`, with the token of a link. A
 * mail program that unsubscribes by itself (RFC 8058) sends the token in the address.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const locale = context.get(localeContext);
  const { newsletter } = context.get(shopContext);
  const form = await request.formData();
  const here = (view: (typeof views)[number]) =>
    redirect(`${pathIn(locale)('newsletter.newsletter')}?${view}`, 303);
  if (form.get('List-Unsubscribe') === 'One-Click') {
    await newsletter.end(new URL(request.url).searchParams.get('unsubscribe') ?? '');
    return here('ended');
  }
  const token = formText(form, 'token', 100);
  switch (form.get('intent')) {
    case 'confirm':
      return here((await newsletter.confirm(token)) ? 'confirmed' : 'invalid');
    case 'unsubscribe':
      return here((await newsletter.end(token)) ? 'ended' : 'notEnded');
  }
  const email = formText(form, 'newsletterEmail');
  if (!isEmail(email))
    return data({ problem: 'wrongEmail', email, minutes: 0 } as const, { status: 422 });
  const { address } = context.get(pageRequestContext);
  const asked = await newsletter.ask(email, storeOf(locale), address);
  if (asked.status === 'asked') return here('asked');
  if (asked.status === 'not-offered')
    return data({ problem: 'notOffered', email, minutes: 0 } as const, { status: 422 });
  const minutes = Math.ceil(asked.retryAfterSeconds / 60);
  return data({ problem: 'limited', email, minutes } as const, { status: 429 });
}

export const meta = titled<typeof loader>(
  (texts, loaded) => texts.newsletter.views[loaded?.view ?? 'form'].title,
);

export default function Newsletter() {
  const { view, token, isDemo } = useLoaderData<typeof loader>();
  const said = useActionData<typeof action>();
  const words = useTexts().newsletter;
  const { title, text } = words.views[view];
  const message =
    said && (said.problem === 'limited' ? words.limited(said.minutes) : words[said.problem]);
  return (
    <div className="stack-wide narrow">
      <ErrorSummary problems={message ? [{ name: 'newsletterEmail', message }] : []} />
      <PageHeading lead={text}>{title}</PageHeading>
      {(view === 'form' || view === 'invalid') && (
        <NewsletterForm error={message} typed={said?.email} />
      )}
      {(view === 'confirm' || view === 'unsubscribe') && <Follow intent={view} token={token} />}
      {view === 'notEnded' && (
        <p>
          <EmailLink email={brand.support.email} />
        </p>
      )}
      {view === 'asked' && isDemo && (
        <p>
          <a href={DEMO_PAGES.outbox} target="_blank" rel="noreferrer">
            {words.demoOutbox}
          </a>
        </p>
      )}
    </div>
  );
}

/** One button does what the link was for. */
function Follow({ intent, token }: { intent: 'confirm' | 'unsubscribe'; token: string }) {
  const words = useTexts().newsletter;
  const isWorking = useBusy().isPosting;
  return (
    <Form method="post" className="stack">
      {intent === 'confirm' && <p>{words.consent}</p>}
      <input type="hidden" name="token" value={token} />
      <Button look="primary" name="intent" value={intent} working={isWorking}>
        {words.follow[intent]}
      </Button>
    </Form>
  );
}
