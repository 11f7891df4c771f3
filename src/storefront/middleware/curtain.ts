import { redirect, type MiddlewareFunction } from 'react-router';
import { houseContext, visitContext } from '../context.ts';
import { localeOf, pathIn } from '../paths.ts';
import { withoutLocale } from './checked-pages.ts';

/** How long a browser may remember the answer (specification, point 9). */
const curtainCookieSeconds = 300;

/**
 * While the curtain is on, every page leads to the maintenance page. The cookie only tells the
 * browser; the server decides by its own switch, so a forged cookie opens nothing.
 */
export const curtain: MiddlewareFunction<Response> = async ({ context, pattern }) => {
  // Only calls come this far without a database; they say so themselves.
  if (context.get(visitContext).isDown) return;
  const isClosed = await context.get(houseContext).isCurtainClosed();
  context
    .get(visitContext)
    .setCookie('curtain', String(isClosed), { maxAgeSeconds: curtainCookieSeconds });
  if (isClosed && withoutLocale(pattern) !== 'curtain' && withoutLocale(pattern) !== 'preferences')
    throw redirect(pathIn(localeOf(pattern))('/curtain'));
};
