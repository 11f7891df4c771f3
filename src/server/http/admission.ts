import type { Context, MiddlewareHandler } from 'hono';
import { html } from 'hono/html';
import { createPlaces } from '#service-base/places.ts';
import { localeOf, pathIn } from '#storefront/app/paths.ts';
import type { Metrics } from '../telemetry/metrics.ts';
import { busyTexts } from './busy-texts.ts';
import { createLoopWatch } from './loop-watch.ts';
import { refusal } from './refusal.ts';
import type { AppVariables } from './variables.ts';

type Env = { Variables: AppVariables };

/**
 * Who waits, from the most pressing to the least: a member in the middle of an order, one
 * elsewhere in the shop, everybody else. Who orders has the most to lose, and waits longest.
 */
const lines = {
  ordering: { atMost: 400, patienceMs: 10_000 },
  member: { atMost: 60, patienceMs: 2000 },
  visit: { atMost: 30, patienceMs: 1000 },
};
type LineName = keyof typeof lines;
const lineNames = Object.keys(lines) as LineName[];

/** A process later than this has more to do than it can: only who orders is let wait. */
const lateMs = 500;

/**
 * Lets so many requests be worked on at once; the others wait a little, or are told to come back
 * before anything is begun for them. A server that takes on whatever comes answers nobody in time.
 */
export function admission(options: {
  atOnce: number;
  metrics: Pick<Metrics, 'turnedAway'>;
  /** How late the process is, in milliseconds. */
  lateness?: () => number;
}): MiddlewareHandler<Env> {
  const { atOnce, metrics, lateness = createLoopWatch() } = options;
  const places = createPlaces(atOnce, Object.values(lines));
  const lookOutside = createLookout();
  let begun = 0;

  return async (c, next) => {
    const line = lineOf(c);
    const mayWait = line === 'ordering' || lateness() < lateMs;
    if (!(await places.enter(lineNames.indexOf(line), mayWait))) {
      metrics.turnedAway.inc({ line });
      return busy(c);
    }
    begun += 1;
    try {
      if (begun > fewAtOnce) await lookOutside();
      await next();
    } finally {
      begun -= 1;
      places.leave();
    }
  };
}

/** So few are begun at once without a look outside. */
const fewAtOnce = 4;
const turnsPerLook = 4;

/**
 * Lets the event loop turn a few times before each request that is begun, one after another. In
 * one turn it accepts one connection: were several requests worked on in each, all the others
 * would wait in the system's own queue, where they can be neither seen nor told to come back.
 */
function createLookout(): () => Promise<void> {
  let before = Promise.resolve();
  const turn = () => new Promise<void>((resolve) => void setImmediate(resolve));
  async function look(): Promise<void> {
    for (let turns = 0; turns < turnsPerLook; turns += 1) await turn();
  }
  return () => (before = before.then(look));
}

/** Where an order is made; and whatever lies below. */
const checkouts = (['en', 'de'] as const).map((locale) =>
  pathIn(locale)('checkout.start').toLowerCase(),
);

/** By what can be seen at once: a forged cookie gains a place in a line, and nothing else. */
function lineOf(c: Context<Env>): LineName {
  const hasSession = /(^|;\s*)(__Host-)?session=/.test(c.req.header('cookie') ?? '');
  if (!hasSession && !c.req.header('authorization')) return 'visit';
  const path = c.req.path.toLowerCase();
  const isOrdering = checkouts.some((start) => `${path}/`.startsWith(`${start}/`));
  return hasSession && isOrdering ? 'ordering' : 'member';
}

/** Not all at the same moment. */
const retryAfter = () => ({ 'Retry-After': String(2 + Math.floor(Math.random() * 4)) });

function busy(c: Context<Env>): Response | Promise<Response> {
  const isPage = c.req.header('accept')?.includes('text/html') && c.req.path !== '/graphql';
  if (!isPage)
    return refusal(c, 503, 'busy', 'There is too much to do right now. Try again in a moment.', {
      ...retryAfter(),
    });
  const locale = localeOf(c.req.path);
  const words = busyTexts[locale];
  const { pathname, search } = new URL(c.req.url);
  const wayOn =
    c.req.method === 'POST'
      ? html`<p>${words.sendAgain}</p>`
      : html`<p><a href="${pathname}${search}">${words.again}</a></p>`;
  const page = html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <title>${words.title}</title>
      </head>
      <body>
        <main>
          <h1>${words.title}</h1>
          <p>${words.text}</p>
          ${wayOn}
        </main>
      </body>
    </html>`;
  return c.html(page, 503, { 'Cache-Control': 'no-store', ...retryAfter() });
}
