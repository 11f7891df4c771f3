import { Outlet, redirect, type MiddlewareFunction } from 'react-router';
import { visitContext } from '../context.ts';
import { localeOf, pathIn } from '../paths.ts';

/**
 * is-authenticated: without a live customer token to `welcome`, and back to the same place
 * afterwards.
 */
const isAuthenticated: MiddlewareFunction<Response> = async ({ context, url, pattern }) => {
  const visit = context.get(visitContext);
  if (visit.member) return;
  // Every form posts to its page, so after signing in the page is there again.
  await visit.signIn.returnTo(`${url.pathname}${url.search}`);
  throw redirect(pathIn(localeOf(pattern))('/confirmauthentication/welcome'));
};

export const middleware = [isAuthenticated];

// Without a loader a client navigation would make no request, and the guard would not run.
export const loader = () => null;

export default function MemberPages() {
  return <Outlet />;
}
