import {
  redirect,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { localeContext, shopContext, storeOf } from '../app/context.ts';
import { Form, Link, useBusy } from '../app/live/router.ts';
import { titled } from '../app/page-title.ts';
import { pathIn } from '../app/paths.ts';
import { DEMO_PAGES } from '../app/site-map.ts';
import { usePathTo } from '../app/use-path-to.ts';
import { useTexts } from '../i18n/texts.tsx';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { answered, refusedAs, requireAccounts, typedIn } from './account-action.ts';
import { AccountFields, AccountProblems } from './account-fields.tsx';
import { problemsOfEmail } from './account-form.ts';

export function loader(args: LoaderFunctionArgs) {
  requireAccounts(args);
  return {
    isSent: new URL(args.request.url).searchParams.has('sent'),
    isDemo: args.context.get(shopContext).settings.mode === 'demo',
  };
}

/** Answers alike whether or not the address has an account. */
export async function action(args: ActionFunctionArgs) {
  const accounts = requireAccounts(args);
  const typed = await typedIn(args.request);
  const problems = problemsOfEmail(typed);
  if (problems.length > 0) return answered(typed, { problems });
  const locale = args.context.get(localeContext);
  const verdict = await accounts.forgot(typed.email, storeOf(locale));
  return verdict.status === 'sent'
    ? redirect(`${pathIn(locale)('accounts.forgot-password')}?sent`, 303)
    : refusedAs(typed, verdict);
}

export const meta = titled<typeof loader>(({ accounts: { forgot } }, loaded) =>
  loaded?.isSent ? forgot.sentTitle : forgot.title,
);

export default function ForgotPassword() {
  const { isSent, isDemo } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const words = useTexts().accounts.forgot;
  const to = usePathTo();
  const isWorking = useBusy().isPosting;
  const isDone = isSent && !answer;
  return (
    <div className="narrow stack-wide">
      <AccountProblems answer={answer} />
      <PageHeading lead={isDone ? undefined : words.lead}>
        {isDone ? words.sentTitle : words.title}
      </PageHeading>
      {isDone ? (
        <>
          <Notice kind="ok">
            <p>{words.sent}</p>
          </Notice>
          {isDemo && (
            <p>
              <a href={DEMO_PAGES.outbox} target="_blank" rel="noreferrer">
                {words.outbox}
              </a>
            </p>
          )}
        </>
      ) : (
        <Form method="post" noValidate className="stack">
          <AccountFields fields={['email']} answer={answer} />
          <Button look="primary" working={isWorking}>
            {words.submit}
          </Button>
        </Form>
      )}
      <p>
        <Link to={to('accounts.login')}>{words.back}</Link>
      </p>
    </div>
  );
}
