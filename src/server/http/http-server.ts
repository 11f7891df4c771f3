import { getRequestListener } from '@hono/node-server';
import { createServer, type Server } from 'node:http';

/** What answers a request, as `createApp` makes it. */
export type Answering = Parameters<typeof getRequestListener>[0];

/**
 * The server of the shop's port, not listening yet. `publicUrl` answers the origin that browsers
 * know: a request for its host is answered as one for that origin, with its scheme, also where a
 * proxy ends TLS before us. Pages compare a form's origin with the request's.
 */
export function httpServer(fetch: Answering, publicUrl: () => string): Server {
  const listener = getRequestListener(fetch);
  return createServer(
    {
      // Whoever sends a request drop by drop holds a connection no longer than this.
      headersTimeout: 10_000,
      // A photo of 10 MB takes a minute on a slow line.
      requestTimeout: 60_000,
      connectionsCheckingInterval: 5000,
      // Longer than proxies keep an idle connection (60 s and less), so that it is never we who
      // close one that a request is just being sent over.
      keepAliveTimeout: 75_000,
    },
    (incoming, outgoing) => {
      const { origin, host } = new URL(publicUrl());
      if (incoming.headers.host === host) incoming.url = origin + pathOf(incoming.url ?? '/');
      void listener(incoming, outgoing);
    },
  );
}

/** The path and query of a request's target; a client may have sent a whole address. */
function pathOf(target: string): string {
  const whole = /^https?:\/\/[^/?#]*(.*)$/i.exec(target);
  const path = whole?.[1] ?? target;
  return path.startsWith('/') ? path : `/${path}`;
}
