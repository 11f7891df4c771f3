import type { MiddlewareHandler } from 'hono';
import { KEEPING_HEADER } from '#storefront/app/keep-typed/keep-intent.ts';
import { createCookieJar } from './cookie-jar.ts';

/** Who has waited longer than this goes on with what is kept so far. */
const PATIENCE_MS = 2000;

/**
 * Whoever reloads a page in the middle of a word gets the word back: what a browser sent to be
 * kept is kept before anything else that it asks for later. Within this process; of several
 * behind one address, each knows of its own requests alone.
 */
export function keepsFirst({ isHttps }: { isHttps: boolean }): MiddlewareHandler {
  /** What is kept last, by the browser's cookie. Whether that cookie is a true one is asked later. */
  const underWay = new Map<string, Promise<void>>();

  return async (c, next) => {
    const jar = createCookieJar(c.req.header('cookie') ?? null, isHttps);
    const who = jar.get('session') ?? jar.get('guest');
    if (!who) return next();
    const before = underWay.get(who);
    if (c.req.header(KEEPING_HEADER) === undefined) {
      if (before) await within(PATIENCE_MS, before);
      return next();
    }
    const { promise: kept, resolve: isKept } = Promise.withResolvers<void>();
    underWay.set(who, kept);
    try {
      if (before) await within(PATIENCE_MS, before);
      await next();
    } finally {
      if (underWay.get(who) === kept) underWay.delete(who);
      isKept();
    }
  };
}

async function within(ms: number, awaited: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const enough = new Promise<void>((resolve) => (timer = setTimeout(resolve, ms)));
  await Promise.race([awaited, enough]);
  clearTimeout(timer);
}
