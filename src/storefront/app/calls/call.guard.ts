import type { MiddlewareFunction } from 'react-router';
import { pageRequestContext, shopperContext } from '../context.ts';
import { matched } from '../middleware/matched.ts';
import { callError, signInFirst } from './json-call.ts';

/** Hears a call only by the methods and from those that the site map says. */
const asTheMapSays: MiddlewareFunction<Response> = ({ context, request, pattern }) => {
  const call = matched(pattern);
  if (call.kind === 'page') return;
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  if (!call.takes.some((taken) => taken === method)) {
    const text = `This call takes ${call.takes.join(' and ')}.`;
    throw callError(context, 405, 'method_not_allowed', text, { Allow: call.takes.join(', ') });
  }
  if (call.who === 'anyone') return;
  const { shopper } = context.get(pageRequestContext);
  if (!shopper || (shopper.kind === 'guest' && call.who !== 'guest')) throw signInFirst(context);
  context.set(shopperContext, shopper);
};

export const middleware = [asTheMapSays];
