import { Outlet, redirect, type MiddlewareFunction } from 'react-router';
import { findMember, memberContext, pageRequestContext } from './context.ts';
import { matched } from './middleware/matched.ts';
import { localeOf, pathIn } from './paths.ts';

/**
 * is-authenticated: without a live customer token to `welcome`, and back to the same place
 * afterwards.
 */
const isAuthenticated: MiddlewareFunction<Response> = async ({ context, url, pattern }) => {
  const member = findMember(context);
  if (member) {
    context.set(memberContext, member);
    return;
  }
  // Every form posts to its page, so after signing in the page is there again. The start page is
  // where signing in leads anyway, and most strangers come there: nothing is kept for it.
  if (matched(pattern).name !== 'home.home')
    context.get(pageRequestContext).signIn.returnTo(`${url.pathname}${url.search}`);
  throw redirect(pathIn(localeOf(pattern))('sign-in.welcome'));
};

export const middleware = [isAuthenticated];

// Without a loader a client navigation would make no request, and the guard would not run.
export const loader = () => null;

export default function MemberPages() {
  return <Outlet />;
}
