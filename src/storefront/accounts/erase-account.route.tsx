import {
  redirect,
  useActionData,
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
import { PageHeading } from '../ui/page-heading.tsx';
import type { PageHandle } from '../ui/shell.tsx';
import { answered, refusedAs, requireOwnAccount, typedIn } from './account-action.ts';
import { AccountFields, AccountProblems } from './account-fields.tsx';
import { problemsOfCurrentPassword } from './account-form.ts';

export function loader(args: LoaderFunctionArgs) {
  requireOwnAccount(args);
  return null;
}

/** Deletes the account for who has its password, and signs out. */
export async function action(args: ActionFunctionArgs) {
  const account = requireOwnAccount(args);
  const typed = await typedIn(args.request);
  const problems = problemsOfCurrentPassword(typed);
  if (problems.length > 0) return answered(typed, { problems });
  const locale = args.context.get(localeContext);
  const verdict = await account.erase(typed.currentPassword, storeOf(locale));
  if (verdict.status !== 'done') return refusedAs(typed, verdict);
  args.context.get(pageRequestContext).flash({ id: 'accountDeleted' });
  return redirect(pathIn(locale)('home.home'), 303);
}

export const handle = { back: 'profile.profile' } satisfies PageHandle;

export const meta = titled((texts) => texts.accounts.erase.title);

export default function EraseAccount() {
  const answer = useActionData<typeof action>();
  const words = useTexts().accounts.erase;
  const to = usePathTo();
  return (
    <div className="narrow stack-wide">
      <AccountProblems answer={answer} title={words.refused} />
      <PageHeading lead={words.lead}>{words.title}</PageHeading>
      <div className="stack">
        <p>{words.gone}</p>
        <p>{words.kept}</p>
      </div>
      <Form method="post" noValidate className="stack">
        <AccountFields fields={['currentPassword']} answer={answer} />
        <Button look="primary" working={useBusy().isPosting}>
          {words.submit}
        </Button>
      </Form>
      <p>
        <Link to={to('profile.profile')}>{words.back}</Link>
      </p>
    </div>
  );
}
