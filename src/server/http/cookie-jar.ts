import { parse, serialize } from 'hono/utils/cookie';
import type { CookieJar } from '#shop/cookies/port.ts';

const hostOnly = new Set(['session', 'guest', 'sign_in', 'return_to', 'link']);

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
