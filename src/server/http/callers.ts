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
  /** How many proxies of ours a request has passed before it reaches us. */
  proxies: number;
}): Callers {
  const { publicUrl, isDemo, proxies } = options;
  return {
    isOurHost: (host) => (isDemo && isLoopbackHost(host)) || host === hostOf(publicUrl()),
    isOurOrigin: (origin) => origin === publicUrl() || (isDemo && isLoopbackHost(hostOf(origin))),
    addressOf: (c) => addressOf(c, proxies),
    // The name as well: what comes through a proxy or a tunnel has a local address too.
    isLoopback: (c) =>
      /^(::ffff:)?127\.|^::1$/.test(addressOf(c, 0)) && isLoopbackHost(c.req.header('host') ?? ''),
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

/**
 * The caller's address. Each proxy adds the address that it was asked from at the end of
 * `X-Forwarded-For`: the caller's is as far from the end as there are proxies of ours, and what
 * stands before it the caller may have made up.
 */
function addressOf(c: Context, proxies: number): string {
  const forwarded = c.req.header('x-forwarded-for')?.split(',').at(-proxies)?.trim();
  if (proxies > 0 && forwarded) return forwarded;
  try {
    return getConnInfo(c).remote.address ?? 'unknown';
  } catch {
    return 'unknown';
  }
}
