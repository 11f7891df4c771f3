import { redirect, type MiddlewareFunction } from 'react-router';
import { shopContext, pageRequestContext } from '../context.ts';
import { callError, type Call } from '../calls/json-call.ts';
import { localeOf, pathIn } from '../paths.ts';
import { isCall, withoutLocale } from './checked-pages.ts';

/** How long a browser may remember the answer (specification, point 9). */
const curtainCookieSeconds = 300;

/** Open to all while the curtain is on. */
const stillAnswered = new Set(['curtain', 'preferences', 'curtainConfig']);

/**
 * While the curtain is on, every page leads to the maintenance page and every call answers 503.
 * The cookie only tells the browser; the server decides by its own switch, so a forged cookie
 * opens nothing.
 */
export const curtain: MiddlewareFunction<Response> = async ({ context, pattern }) => {
  const isClosed = await context.get(shopContext).curtain.isClosed();
  context
    .get(pageRequestContext)
    .setCookie('curtain', String(isClosed), { maxAgeSeconds: curtainCookieSeconds });
  if (!isClosed || stillAnswered.has(withoutLocale(pattern))) return;
  throw isCall(pattern) ? closedCall(context) : redirect(pathIn(localeOf(pattern))('/curtain'));
};

/** What a call answers while the curtain is on. */
function closedCall(context: Call['context']): Response {
  const text = 'The shop is closed for maintenance.';
  return callError(context, 503, 'closed', text, { 'Retry-After': String(curtainCookieSeconds) });
}
