import {
  data,
  redirect,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { Form, Link, useBusy } from '../app/live/router.ts';
import { shopContext, localeContext, pageRequestContext } from '../app/context.ts';
import { formText } from '../app/form-values.ts';
import { titled } from '../app/page-title.ts';
import { BotCheck } from './bot-check.tsx';
import { waitWords } from './wait-words.ts';
import { problemsOfWelcome } from './welcome-form.ts';
import type { SignInTyped } from '#shop/sign-in/port.ts';
import { useTexts } from '../i18n/texts.tsx';
import { pathIn } from '../app/paths.ts';
import { usePathTo } from '../app/use-path-to.ts';
import { pageOfGuestBefore } from './page-before.ts';
import { Button } from '../ui/button.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { useErrorTitle } from '../ui/error-title.ts';
import { TextField } from '../ui/field.tsx';
import { Notice } from '../ui/notice.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import type { PageHandle } from '../ui/shell.tsx';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const pageRequest = context.get(pageRequestContext);
  const before = pageRequest.shopper?.kind === 'guest' ? pageOfGuestBefore(request) : null;
  if (before) pageRequest.signIn.returnTo(before);
  const { memberId, firstName, lastName, contact, returnTo } =
    (await pageRequest.signIn.read()) ?? {};
  return {
    typed: {
      memberId: memberId ?? '',
      firstName: firstName ?? '',
      lastName: lastName ?? '',
      contact: contact ?? '',
    },
    hasAccounts: pageRequest.accounts !== null,
    wasSignedOut: pageRequest.tokenState === 'stale' && returnTo !== undefined,
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const pageRequest = context.get(pageRequestContext);
  const locale = context.get(localeContext);
  const form = await request.formData();
  const known = await pageRequest.signIn.read();
  const typed: SignInTyped = {
    memberId: formText(form, 'memberId') || (known?.memberId ?? ''),
    firstName: formText(form, 'firstName'),
    lastName: formText(form, 'lastName'),
    // One field here; clients of the specification send two.
    contact: formText(form, 'contact') || formText(form, 'phone') || formText(form, 'email'),
  };
  const problems = problemsOfWelcome(typed);
  if (problems.length > 0) return data({ typed, problems, waitSeconds: 0 }, { status: 422 });

  const proof = formText(form, 'altcha', 4096);
  const botCheckPassed = proof !== '' && (await context.get(shopContext).botCheck.verify(proof));
  const result = await pageRequest.signIn.sendCode(typed, { locale, botCheckPassed });
  const to = pathIn(locale);
  switch (result.status) {
    case 'sent':
      return redirect(to('sign-in.check-otp'), 303);
    case 'not-eligible':
      return redirect(to('sign-in.outcome', { step: 'notelligibleunknown' }), 303);
    case 'limited':
      await pageRequest.signIn.remember(typed);
      return data(
        { typed, problems, waitSeconds: result.retryAfterSeconds },
        { status: 429, headers: { 'Retry-After': String(result.retryAfterSeconds) } },
      );
  }
}

export const meta = titled((texts) => texts.signIn.welcome.title);

export const handle = { back: 'sign-in.intro' } satisfies PageHandle;

export default function Welcome() {
  const loaded = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const all = useTexts();
  const { welcome, problems: words } = all.signIn;
  const to = usePathTo();
  const isWorking = useBusy().isBusy;
  const typed = answer?.typed ?? loaded.typed;
  const problems = (answer?.problems ?? []).map(({ field, id }) => ({
    name: field,
    message: words[id],
  }));
  const errorOf = (name: keyof SignInTyped) =>
    problems.find((problem) => problem.name === name)?.message;

  useErrorTitle(!!answer?.waitSeconds);

  return (
    <div className="narrow stack-wide">
      <ErrorSummary problems={problems} />
      <PageHeading lead={welcome.lead}>{welcome.title}</PageHeading>
      {loaded.wasSignedOut && !answer && <Notice kind="info">{welcome.returning}</Notice>}
      {!!answer?.waitSeconds && (
        <Notice kind="warn" live>
          {welcome.limited(waitWords(all, answer.waitSeconds))}
        </Notice>
      )}
      <Form method="post" noValidate className="stack">
        <TextField
          name="memberId"
          label={welcome.memberId}
          error={errorOf('memberId')}
          defaultValue={typed.memberId}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <TextField
          name="firstName"
          label={welcome.firstName}
          hint={welcome.firstNameHint}
          error={errorOf('firstName')}
          defaultValue={typed.firstName}
          autoComplete="given-name"
        />
        <TextField
          name="lastName"
          label={welcome.lastName}
          hint={welcome.lastNameHint}
          error={errorOf('lastName')}
          defaultValue={typed.lastName}
          autoComplete="family-name"
        />
        <TextField
          name="contact"
          label={welcome.contact}
          hint={welcome.contactHint}
          error={errorOf('contact')}
          defaultValue={typed.contact}
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
        <BotCheck />
        <Button look="primary" iconAfter="forward" working={isWorking}>
          {welcome.send}
        </Button>
      </Form>
      {loaded.hasAccounts && (
        <p>
          <Link to={to('accounts.login')}>{welcome.account}</Link>
        </p>
      )}
    </div>
  );
}
