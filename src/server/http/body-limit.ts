import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { isAnnouncedWithin } from '#service-base/http-request.ts';
import { takesBytes } from '#storefront/app/middleware/matched.ts';
import { refusal } from './refusal.ts';
import type { AppVariables } from './variables.ts';

/** Largest body of a form or a call; only photos of a prescription are larger. */
const maxBodyBytes = 100 * 1024;

type Env = { Variables: AppVariables };

/**
 * Refuses bodies beyond 100 KB, or beyond what the site map says of the page or call. What a body
 * announces of its length is believed, as no more than that can arrive: looking at the body itself
 * makes a stream of it, which costs as much as all else that is done for a short call.
 */
export function limitBodies(): MiddlewareHandler<Env> {
  const onError = (c: Context<Env>) => refusal(c, 413, 'too_large', 'This is larger than 100 KB.');
  const measured = bodyLimit({ maxSize: maxBodyBytes, onError });
  return (c, next) => {
    if (isAnnouncedWithin(c.req.raw.headers, maxBodyBytes)) return next();
    const own = takesBytes(c.req.path);
    // Whoever takes more says what is wrong with too much, in words, before reading any of it.
    if (own) return isAnnouncedWithin(c.req.raw.headers, Infinity) ? next() : large(own)(c, next);
    return measured(c, next);
  };
}

function large(maxSize: number): MiddlewareHandler<Env> {
  const megabytes = maxSize / (1024 * 1024);
  return bodyLimit({
    maxSize,
    onError: (c: Context<Env>) =>
      refusal(c, 413, 'too_large', `This is larger than ${megabytes} MB.`),
  });
}
