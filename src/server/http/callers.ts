import type { Context } from 'hono';
import { getConnInfo } from '@hono/node-server/conninfo';

/** Where requests come from, and whether they were meant for us. */
export type Callers = {
  isOurHost(host: string): boolean;
  isOurOrigin(origin: string): boolean;
  addressOf(c: Context): string;
  isLoopback(c: Context): boolean;
};

export function createCallers(options: {
  publicUrl: () => string;
  isDemo: boolean;
  trustProxy: boolean;
}): Callers {
  const { publicUrl, isDemo, trustProxy } = options;
  return {
    isOurHost: (host) => (isDemo && isLoopbackHost(host)) || host === hostOf(publicUrl()),
    isOurOrigin: (origin) => origin === publicUrl() || (isDemo && isLoopbackHost(hostOf(origin))),
    addressOf: (c) => addressOf(c, trustProxy),
    // The name as well: what comes through a proxy or a tunnel has a local address too.
    isLoopback: (c) =>
      /^(::ffff:)?127\.|^::1$/.test(addressOf(c, false)) &&
      isLoopbackHost(c.req.header('host') ?? ''),
  };
}

/** The host of an address, with its port; empty when it is none. */
export function hostOf(url: string): string {
  try {
    return new URL(url).host;
  } catch {
    return '';
  }
}

function isLoopbackHost(host: string): boolean {
  return /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i.test(host);
}

/** The caller's address; what a proxy says counts only where one is trusted. */
function addressOf(c: Context, trustProxy: boolean): string {
  const forwarded = trustProxy ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : '';
  if (forwarded) return forwarded;
  try {
    return getConnInfo(c).remote.address ?? 'unknown';
  } catch {
    return 'unknown';
  }
}
