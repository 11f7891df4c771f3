import { redirect, type MiddlewareFunction } from 'react-router';
import { shopContext, pageRequestContext } from '../context.ts';
import { callError } from '../calls/json-call.ts';
import { localeOf, pathIn } from '../paths.ts';
import { matched } from './matched.ts';

/** How long a browser may remember the answer, and when it may ask again: five minutes. */
export const curtainSeconds = 300;

/**
 * While the curtain is on, every page leads to the maintenance page and every call answers 503,
 * but for those that the site map leaves open. The cookie only tells the browser; the server
 * decides by its own switch, so a forged cookie opens nothing.
 */
export const curtain: MiddlewareFunction<Response> = async ({ context, pattern }) => {
  const isClosed = await context.get(shopContext).curtain.isClosed();
  context
    .get(pageRequestContext)
    .setCookie('curtain', String(isClosed), { maxAgeSeconds: curtainSeconds });
  const { kind, isOpenDuringCurtain } = matched(pattern);
  if (!isClosed || isOpenDuringCurtain) return;
  if (kind === 'page') throw redirect(pathIn(localeOf(pattern))('app.curtain'));
  const retry = { 'Retry-After': String(curtainSeconds) };
  throw callError(context, 503, 'closed', 'The shop is closed for maintenance.', retry);
};
