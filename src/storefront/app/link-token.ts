import { redirect, type LoaderFunctionArgs } from 'react-router';
import { pageRequestContext } from './context.ts';

/** As long as the longest of these links works; the browser forgets it when it was used. */
const keptSeconds = 24 * 60 * 60;

/**
 * Takes the secret of a mailed link out of the address and into a cookie that no script reads, so
 * that neither a log nor the history keeps it. True where the browser has one.
 *
 * @throws Response the same page without it.
 */
export function takeLinkToken({ request, context }: LoaderFunctionArgs): boolean {
  const { link, setCookie } = context.get(pageRequestContext);
  const { pathname, searchParams } = new URL(request.url);
  const token = searchParams.get('token') ?? '';
  if (!token) return link !== undefined;
  // Magento's are 32 characters, ours 43.
  if (/^[\w-]{16,128}$/.test(token))
    setCookie('link', token, { maxAgeSeconds: keptSeconds, httpOnly: true, sameSite: 'Lax' });
  throw redirect(pathname, 303);
}

export function forgetLinkToken({ context }: Pick<LoaderFunctionArgs, 'context'>): void {
  context.get(pageRequestContext).setCookie('link', '', { maxAgeSeconds: 0, httpOnly: true });
}
