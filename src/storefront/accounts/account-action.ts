import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import type { AccountProblem, AccountVerdict, Accounts, OwnAccount } from '#shop/accounts/port.ts';
import { localeContext, pageRequestContext } from '../app/context.ts';
import { formText } from '../app/form-values.ts';
import { isForMembers } from '../app/middleware/matched.ts';
import { pathIn, safePath } from '../app/paths.ts';
import type { AccountFields, FieldProblem } from './account-form.ts';

/** What a form is answered with that led nowhere; passwords are not sent back. */
export type AccountAnswer = {
  typed: Pick<AccountFields, 'email' | 'firstName' | 'lastName'>;
  problems: FieldProblem[];
  refused: AccountProblem | null;
  waitSeconds: number;
};

/**
 * The accounts, for a page of theirs.
 * @throws Response not found where only members shop; and the way home for who is signed in.
 */
export function requireAccounts({ context }: LoaderFunctionArgs | ActionFunctionArgs): Accounts {
  const { accounts, shopper } = context.get(pageRequestContext);
  if (!accounts) throw data(null, { status: 404 });
  const isSignedIn = shopper?.kind === 'member' || shopper?.account;
  if (isSignedIn) throw redirect(pathIn(context.get(localeContext))('home.home'), 303);
  return accounts;
}

/**
 * The account of who is signed in to it, for a page that changes it.
 * @throws Response not found for members, whose account is the plan's.
 */
export function requireOwnAccount({
  context,
}: LoaderFunctionArgs | ActionFunctionArgs): OwnAccount {
  const { ownAccount } = context.get(pageRequestContext);
  if (!ownAccount) throw data(null, { status: 404 });
  return ownAccount;
}

/** What was typed in the fields of an account. */
export async function typedIn(request: Request) {
  const form = await request.formData();
  return {
    email: formText(form, 'email', 254).trim(),
    firstName: formText(form, 'firstName', 100),
    lastName: formText(form, 'lastName', 100),
    // Spaces count.
    password: formText(form, 'password', 300),
    again: formText(form, 'again', 300),
    currentPassword: formText(form, 'currentPassword', 300),
  };
}

export function answered(
  { email, firstName, lastName }: Awaited<ReturnType<typeof typedIn>>,
  said: Partial<Omit<AccountAnswer, 'typed'>>,
  init: { status: number; headers?: Record<string, string> } = { status: 422 },
) {
  const answer: AccountAnswer = {
    typed: { email, firstName, lastName },
    problems: [],
    refused: null,
    waitSeconds: 0,
    ...said,
  };
  return data(answer, init);
}

/** The answer to what commerce or a limit refused. */
export function refusedAs(
  typed: Awaited<ReturnType<typeof typedIn>>,
  verdict: Exclude<AccountVerdict, { status: 'signed-in' }>,
) {
  if (verdict.status === 'limited') {
    const seconds = verdict.retryAfterSeconds;
    const headers = { 'Retry-After': String(seconds) };
    return answered(typed, { waitSeconds: seconds }, { status: 429, headers });
  }
  const { problem } = verdict;
  return answered(typed, { refused: problem }, { status: problem === 'unavailable' ? 503 : 422 });
}

/**
 * Where somebody goes on who has just signed in: to the cart, if it has something to tell, or to
 * the page that sent them to sign in. One of members alone would send them again.
 */
export function goOn(
  { context }: ActionFunctionArgs,
  { hasMerged }: { hasMerged: boolean },
): Response {
  const to = pathIn(context.get(localeContext));
  const { signIn } = context.get(pageRequestContext);
  const home = to('home.home');
  const before = safePath(signIn.takeReturnPath(), home);
  if (hasMerged) return redirect(to('checkout.cart-preview'), 303);
  return redirect(isForMembers(before) ? home : before, 303);
}
