import type { MiddlewareHandler } from 'hono';
import { KEEPING_COOKIE, KEEPING_HEADER } from '#storefront/app/keep-typed/keep-intent.ts';
import { createCookieJar } from './cookie-jar.ts';

/** Who has waited longer than this goes on with what is kept so far. */
const PATIENCE_MS = 2000;
/** What a browser says it is sending is waited for that long; a line may have broken instead. */
const ARRIVAL_MS = 500;
/** Longer than a browser's cookie names what it has sent. */
const REMEMBERED_MS = 10_000;

/**
 * Whoever reloads a page in the middle of a word gets the word back: what a browser sent to be
 * kept is kept before anything else that it asks for later, also where the page is heard first and
 * only its cookie names what is on its way. Within this process; of several behind one address,
 * each knows of its own requests alone, and waits a moment for what another may have got.
 */
export function keepsFirst({ isHttps }: { isHttps: boolean }): MiddlewareHandler {
  /** What is kept last, by the browser's cookie. Whether that cookie is a true one is asked later. */
  const underWay = new Map<string, Promise<void>>();
  const arrivals = createArrivals();

  return async (c, next) => {
    const jar = createCookieJar(c.req.header('cookie') ?? null, isHttps);
    const who = jar.get('session') ?? jar.get('guest');
    if (!who) return next();
    const name = c.req.header(KEEPING_HEADER);
    if (name === undefined) {
      const announced = jar.get(KEEPING_COOKIE);
      if (announced) await within(ARRIVAL_MS, arrivals.of(who, announced));
      const before = underWay.get(who);
      if (before) await within(PATIENCE_MS, before);
      return next();
    }
    const before = underWay.get(who);
    const { promise: kept, resolve: isKept } = Promise.withResolvers<void>();
    underWay.set(who, kept);
    arrivals.tell(who, name);
    try {
      if (before) await within(PATIENCE_MS, before);
      await next();
    } finally {
      if (underWay.get(who) === kept) underWay.delete(who);
      isKept();
    }
  };
}

/** Which keepings have arrived, or are waited for, in the last seconds. */
function createArrivals() {
  type Arrival = { promise: Promise<void>; resolve: () => void; at: number };
  const known = new Map<string, Arrival>();

  function arrival(who: string, name: string): Arrival {
    const now = Date.now();
    // The oldest stand first.
    for (const [key, { at }] of known) {
      if (now - at < REMEMBERED_MS) break;
      known.delete(key);
    }
    const key = `${who} ${name}`;
    const found = known.get(key) ?? { ...Promise.withResolvers<void>(), at: now };
    known.set(key, found);
    return found;
  }

  return {
    of: (who: string, name: string) => arrival(who, name).promise,
    tell: (who: string, name: string) => arrival(who, name).resolve(),
  };
}

async function within(ms: number, awaited: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const enough = new Promise<void>((resolve) => (timer = setTimeout(resolve, ms)));
  await Promise.race([awaited, enough]);
  clearTimeout(timer);
}
