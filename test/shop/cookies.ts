import { Cookie, CookieJar } from 'tough-cookie';

/** What a browser keeps for the shop, by name. */
export type Cookies = Iterable<[string, string]> & {
  get(name: string): string | undefined;
  has(name: string): boolean;
  /** Puts one there as the shop itself would, whatever its value. */
  set(name: string, value: string): void;
  delete(name: string): void;
  /** What an answer of the shop sets, as browsers take it. */
  keep(headers: Headers): void;
  /** The header of a request for `path`; null without a cookie for it. */
  headerFor(path: string): string | null;
};

/** A browser's cookies of the shop at `origin`, beginning with those of another. */
export function cookiesOf(origin: string, others: Iterable<[string, string]> = []): Cookies {
  const jar = new CookieJar();
  const kept = () => jar.getCookiesSync(origin);
  const find = (name: string) => kept().find(({ key }) => key === name);

  const cookies: Cookies = {
    get: (name) => find(name)?.value,
    has: (name) => find(name) !== undefined,
    set(name, value) {
      const cookie = new Cookie({ key: name, value, path: '/' });
      cookie.secure = origin.startsWith('https:');
      jar.setCookieSync(cookie, origin);
    },
    delete(name) {
      jar.setCookieSync(`${name}=; Path=/; Max-Age=0`, origin);
    },
    keep(headers) {
      for (const cookie of headers.getSetCookie()) jar.setCookieSync(cookie, origin);
    },
    headerFor: (path) => jar.getCookieStringSync(origin + path) || null,
    *[Symbol.iterator]() {
      for (const { key, value } of kept()) yield [key, value];
    },
  };
  for (const [name, value] of others) cookies.set(name, value);
  return cookies;
}
