import {
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { localeContext, pageRequestContext, storeOf } from '../app/context.ts';
import { Form, Link, useBusy } from '../app/live/router.ts';
import { titled } from '../app/page-title.ts';
import { usePathTo } from '../app/use-path-to.ts';
import { brand } from '../brand/brand.ts';
import { useTexts } from '../i18n/texts.tsx';
import { pageOfGuestBefore } from '../sign-in/index.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { answered, goOn, refusedAs, requireAccounts, typedIn } from './account-action.ts';
import { AccountFields, AccountProblems } from './account-fields.tsx';
import { problemsOfLogin } from './account-form.ts';

/** What was done before one was led here. */
const NEWS = ['changed', 'confirmed', 'confirm'] as const;

export function loader(args: LoaderFunctionArgs) {
  requireAccounts(args);
  const before = pageOfGuestBefore(args.request);
  if (before) args.context.get(pageRequestContext).signIn.returnTo(before);
  const asked = new URL(args.request.url).searchParams;
  return { news: NEWS.find((name) => asked.has(name)) ?? null };
}

export async function action(args: ActionFunctionArgs) {
  const accounts = requireAccounts(args);
  const typed = await typedIn(args.request);
  const problems = problemsOfLogin(typed);
  if (problems.length > 0) return answered(typed, { problems });
  const verdict = await accounts.signIn(typed, storeOf(args.context.get(localeContext)));
  return verdict.status === 'signed-in' ? goOn(args, verdict) : refusedAs(typed, verdict);
}

export const meta = titled((texts) => texts.accounts.login.title);

export default function Login() {
  const { news } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const words = useTexts().accounts.login;
  const to = usePathTo();
  return (
    <div className="narrow stack-wide">
      <AccountProblems answer={answer} />
      <PageHeading lead={words.lead}>{words.title}</PageHeading>
      {news && !answer && (
        <Notice kind="ok">
          <p>{words[news]}</p>
        </Notice>
      )}
      <Form method="post" noValidate className="stack">
        <AccountFields fields={['email', 'password']} answer={answer} />
        <Button look="primary" iconAfter="forward" working={useBusy().isPosting}>
          {words.submit}
        </Button>
      </Form>
      <ul className="stack">
        <li>
          <Link to={to('accounts.forgot-password')}>{words.forgot}</Link>
        </li>
        <li>
          <Link to={to('accounts.register')}>{words.register}</Link>
        </li>
        <li>
          <Link to={to('sign-in.welcome')}>{words.members(brand.plan.name)}</Link>
        </li>
      </ul>
    </div>
  );
}
