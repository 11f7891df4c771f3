import { data, type MiddlewareFunction } from 'react-router';
import { pageRequestContext } from '../context.ts';
import { callError } from '../calls/json-call.ts';
import { matched } from './matched.ts';

/**
 * While the database is away every page is the technical one, and says to try again; calls say
 * so in their envelope.
 */
export const databaseUp: MiddlewareFunction<Response> = ({ context, pattern }) => {
  if (!context.get(pageRequestContext).isDown) return;
  throw matched(pattern).kind === 'call'
    ? callError(context, 503, 'unavailable', 'Please try again in a moment.')
    : data(null, { status: 503 });
};
