import { parse, serialize } from 'hono/utils/cookie';
import type { CookieOptions } from '../cookies/port.ts';

/** The cookies of one request, and those to set with its answer. */
export type CookieJar = {
  get(name: CookieName): string | undefined;
  set(name: string, value: string, options?: CookieOptions): void;
  forget(name: string): void;
  /** Adds what was set to `headers`, the last word on each name winning. */
  writeTo(headers: Headers): void;
};

/** Names as pages and scripts know them; over https the two secret ones get the __Host- prefix. */
export type CookieName =
  | 'token'
  | 'user'
  | 'userId'
  | 'session'
  | 'sign_in'
  | 'text_size'
  | 'message';

const hostOnly = new Set(['session', 'sign_in']);

export function createCookieJar(header: string | null, isHttps: boolean): CookieJar {
  const present = parse(header ?? '');
  const changes = new Map<string, string>();
  const wireName = (name: string) => (isHttps && hostOnly.has(name) ? `__Host-${name}` : name);

  return {
    get: (name) => present[wireName(name)],
    set(name, value, { maxAgeSeconds, httpOnly = hostOnly.has(name), sameSite = 'Lax' } = {}) {
      changes.set(
        name,
        serialize(wireName(name), value, {
          path: '/',
          secure: isHttps,
          httpOnly,
          sameSite,
          ...(maxAgeSeconds === undefined ? {} : { maxAge: maxAgeSeconds }),
        }),
      );
    },
    forget(name) {
      this.set(name, '', { maxAgeSeconds: 0 });
    },
    writeTo(headers) {
      for (const cookie of changes.values()) headers.append('Set-Cookie', cookie);
    },
  };
}
