import {
  redirect,
  useActionData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { localeContext, storeOf } from '../app/context.ts';
import { Form, Link, useBusy } from '../app/live/router.ts';
import { titled } from '../app/page-title.ts';
import { pathIn } from '../app/paths.ts';
import { usePathTo } from '../app/use-path-to.ts';
import { useTexts } from '../i18n/texts.tsx';
import { Button } from '../ui/button.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { answered, goOn, refusedAs, requireAccounts, typedIn } from './account-action.ts';
import { AccountFields, AccountProblems } from './account-fields.tsx';
import { problemsOfRegistration } from './account-form.ts';

export function loader(args: LoaderFunctionArgs) {
  requireAccounts(args);
  return null;
}

/** Opens the account and signs in; where its address is to be proven first, says so. */
export async function action(args: ActionFunctionArgs) {
  const accounts = requireAccounts(args);
  const typed = await typedIn(args.request);
  const problems = problemsOfRegistration(typed);
  if (problems.length > 0) return answered(typed, { problems });
  const locale = args.context.get(localeContext);
  const verdict = await accounts.register(typed, storeOf(locale));
  if (verdict.status === 'signed-in') return goOn(args, verdict);
  if (verdict.status === 'confirm')
    return redirect(`${pathIn(locale)('accounts.login')}?confirm`, 303);
  return refusedAs(typed, verdict);
}

export const meta = titled((texts) => texts.accounts.register.title);

export default function Register() {
  const answer = useActionData<typeof action>();
  const words = useTexts().accounts.register;
  const to = usePathTo();
  return (
    <div className="narrow stack-wide">
      <AccountProblems answer={answer} />
      <PageHeading lead={words.lead}>{words.title}</PageHeading>
      <Form method="post" noValidate className="stack">
        <AccountFields
          fields={['firstName', 'lastName', 'email', 'password', 'again']}
          answer={answer}
          isNew
        />
        <Button look="primary" iconAfter="forward" working={useBusy().isPosting}>
          {words.submit}
        </Button>
      </Form>
      <p>
        <Link to={to('accounts.login')}>{words.haveOne}</Link>
      </p>
    </div>
  );
}
