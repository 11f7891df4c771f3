import {
  redirect,
  useActionData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { localeContext, pageRequestContext, storeOf } from '../app/context.ts';
import { Form, useBusy } from '../app/live/router.ts';
import { titled } from '../app/page-title.ts';
import { pathIn } from '../app/paths.ts';
import { useTexts } from '../i18n/texts.tsx';
import { Button } from '../ui/button.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import type { PageHandle } from '../ui/shell.tsx';
import { answered, refusedAs, requireOwnAccount, typedIn } from './account-action.ts';
import { AccountFields, AccountProblems } from './account-fields.tsx';
import { problemsOfNewPassword } from './account-form.ts';

export function loader(args: LoaderFunctionArgs) {
  requireOwnAccount(args);
  return null;
}

/** Sets another password for who knows the one so far, and ends every sign-in but this one. */
export async function action(args: ActionFunctionArgs) {
  const account = requireOwnAccount(args);
  const typed = await typedIn(args.request);
  const problems = problemsOfNewPassword(typed);
  if (problems.length > 0) return answered(typed, { problems });
  const locale = args.context.get(localeContext);
  const verdict = await account.changePassword(typed, storeOf(locale));
  if (verdict.status !== 'done') return refusedAs(typed, verdict);
  args.context.get(pageRequestContext).flash({ id: 'passwordSaved' });
  return redirect(pathIn(locale)('profile.profile'), 303);
}

export const handle = { back: 'profile.profile' } satisfies PageHandle;

export const meta = titled((texts) => texts.accounts.newPassword.title);

export default function ChangePassword() {
  const answer = useActionData<typeof action>();
  const words = useTexts().accounts.newPassword;
  return (
    <div className="narrow stack-wide">
      <AccountProblems answer={answer} isReset title={words.refused} />
      <PageHeading lead={words.lead}>{words.title}</PageHeading>
      <Form method="post" noValidate className="stack">
        <AccountFields
          fields={['currentPassword', 'password', 'again']}
          answer={answer}
          isNew
          isReset
        />
        <Button look="primary" working={useBusy().isPosting}>
          {words.submit}
        </Button>
      </Form>
    </div>
  );
}
