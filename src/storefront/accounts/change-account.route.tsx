import {
  redirect,
  useActionData,
  useLoaderData,
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
import { problemsOfChange } from './account-form.ts';

export async function loader(args: LoaderFunctionArgs) {
  const values = await requireOwnAccount(args).read(storeOf(args.context.get(localeContext)));
  return { values };
}

/** Changes name and address; another address asks for the password, and goes first. */
export async function action(args: ActionFunctionArgs) {
  const account = requireOwnAccount(args);
  const locale = args.context.get(localeContext);
  const store = storeOf(locale);
  const typed = await typedIn(args.request);
  const problems = problemsOfChange(typed, (await account.read(store)).email);
  if (problems.length > 0) return answered(typed, { problems });
  const verdict = await account.change(typed, store);
  if (verdict.status !== 'done') return refusedAs(typed, verdict);
  args.context.get(pageRequestContext).flash({ id: 'profileSaved' });
  return redirect(pathIn(locale)('profile.profile'), 303);
}

export const handle = { back: 'profile.profile' } satisfies PageHandle;

export const meta = titled((texts) => texts.accounts.change.title);

export default function ChangeAccount() {
  const { values } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const words = useTexts().accounts.change;
  return (
    <div className="narrow stack-wide">
      <AccountProblems answer={answer} title={words.refused} />
      <PageHeading>{words.title}</PageHeading>
      <Form method="post" noValidate className="stack">
        <AccountFields
          fields={['firstName', 'lastName', 'email', 'currentPassword']}
          answer={answer}
          values={values}
          isForEmail
        />
        <Button look="primary" working={useBusy().isPosting}>
          {words.submit}
        </Button>
      </Form>
    </div>
  );
}
