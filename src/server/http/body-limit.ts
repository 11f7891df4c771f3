import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { isAnnouncedWithin } from '#service-base/http-request.ts';
import { refusal } from './refusal.ts';
import type { AppVariables } from './variables.ts';

/** Largest body of a form or a call; nothing of ours comes near it. */
const maxBodyBytes = 100 * 1024;

type Env = { Variables: AppVariables };

/**
 * Refuses bodies beyond 100 KB. What a body announces of its length is believed, as no more than
 * that can arrive: looking at the body itself makes a stream of it, which costs as much as all
 * else that is done for a short call.
 */
export function limitBodies(): MiddlewareHandler<Env> {
  const onError = (c: Context<Env>) => refusal(c, 413, 'too_large', 'This is larger than 100 KB.');
  const measured = bodyLimit({ maxSize: maxBodyBytes, onError });
  return (c, next) =>
    isAnnouncedWithin(c.req.raw.headers, maxBodyBytes) ? next() : measured(c, next);
}
