import { Outlet, redirect, type MiddlewareFunction } from 'react-router';
import { pageRequestContext, shopperContext } from './context.ts';
import { matched } from './middleware/matched.ts';
import { localeOf, pathIn } from './paths.ts';

/**
 * is-authenticated: without a live customer token to `welcome`, and back to the same place
 * afterwards. A guest passes where the site map says so, with an account further. Whose token has run out was a member a
 * moment ago, and is asked to sign in once before they go on as a guest.
 */
const isAuthenticated: MiddlewareFunction<Response> = async ({ context, url, pattern }) => {
  const pageRequest = context.get(pageRequestContext);
  const { shopper, tokenState } = pageRequest;
  const page = matched(pattern);
  const isStale = tokenState === 'stale';
  const isMember = shopper?.kind === 'member';
  const isOpen = page.who === 'guest' || (page.who === 'customer' && !isMember && shopper?.account);
  if (isMember || (shopper && isOpen && !isStale)) {
    context.set(shopperContext, shopper);
    return;
  }
  if (shopper && isStale) pageRequest.setCookie('token', '', { maxAgeSeconds: 0 });
  // Every form posts to its page, so after signing in the page is there again. The start page is
  // where signing in leads anyway, and most strangers come there: nothing is kept for it.
  if (page.name !== 'home.home') pageRequest.signIn.returnTo(`${url.pathname}${url.search}`);
  throw redirect(pathIn(localeOf(pattern))('sign-in.welcome'));
};

export const middleware = [isAuthenticated];

// Without a loader a client navigation would make no request, and the guard would not run.
export const loader = () => null;

export default function MemberPages() {
  return <Outlet />;
}
