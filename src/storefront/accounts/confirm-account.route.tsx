import {
  redirect,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { localeContext, pageRequestContext, storeOf } from '../app/context.ts';
import { Form, Link, useBusy } from '../app/live/router.ts';
import { titled } from '../app/page-title.ts';
import { pathIn } from '../app/paths.ts';
import { usePathTo } from '../app/use-path-to.ts';
import { useTexts } from '../i18n/texts.tsx';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { answered, refusedAs, requireAccounts, typedIn } from './account-action.ts';
import { AccountFields, AccountProblems } from './account-fields.tsx';
import { problemsOfEmail } from './account-form.ts';
import { forgetLinkToken, takeLinkToken } from '../app/link-token.ts';

export function loader(args: LoaderFunctionArgs) {
  requireAccounts(args);
  return { hasLink: takeLinkToken(args) };
}

/** Confirms by a press, not by the link alone: programs that look at mail open links, too. */
export async function action(args: ActionFunctionArgs) {
  const accounts = requireAccounts(args);
  const typed = await typedIn(args.request);
  const problems = problemsOfEmail(typed);
  if (problems.length > 0) return answered(typed, { problems });
  const locale = args.context.get(localeContext);
  const secret = args.context.get(pageRequestContext).link ?? '';
  const verdict = secret
    ? await accounts.confirm({ email: typed.email, key: secret }, storeOf(locale))
    : ({ status: 'refused', problem: 'bad-link' } as const);
  if (verdict.status !== 'done') return refusedAs(typed, verdict);
  forgetLinkToken(args);
  return redirect(`${pathIn(locale)('accounts.login')}?confirmed`, 303);
}

export const meta = titled((texts) => texts.accounts.confirm.title);

export default function ConfirmAccount() {
  const { hasLink } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { accounts } = useTexts();
  const words = accounts.confirm;
  const to = usePathTo();
  const isWorking = useBusy().isPosting;
  return (
    <div className="narrow stack-wide">
      <AccountProblems answer={answer} />
      <PageHeading lead={words.lead}>{words.title}</PageHeading>
      {!hasLink && !answer && (
        <Notice kind="warn">
          <p>{accounts.reset.noLink}</p>
        </Notice>
      )}
      <Form method="post" noValidate className="stack">
        <AccountFields fields={['email']} answer={answer} />
        <Button look="primary" working={isWorking}>
          {words.submit}
        </Button>
      </Form>
      <p>
        <Link to={to('accounts.forgot-password')}>{accounts.login.forgot}</Link>
      </p>
    </div>
  );
}
