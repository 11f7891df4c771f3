import { shopUrl } from './a-shop.ts';
import { cookiesOf, type Cookies } from './cookies.ts';

/** A browser as the server meets it: addresses, forms and cookies, without scripts. */
export type Browser = {
  cookies: Cookies;
  get(path: string, headers?: Record<string, string>): Promise<Page>;
  /** Sends a form of the page at `path`. */
  submit(path: string, fields: Record<string, string>): Promise<Page>;
  send(path: string, init: RequestInit): Promise<Page>;
  /** Sends JSON, as scripts of the specification do. */
  call(path: string, body: unknown, headers?: Record<string, string>): Promise<Page>;
};

export type Page = {
  status: number;
  headers: Headers;
  text: string;
  /** Where a redirect leads, as a path of the shop; empty for other answers. */
  location: string;
  /** The answer of a call. */
  // Answers are looked into freely in tests.
  // oxlint-disable-next-line typescript/no-explicit-any
  json(): any;
};

type App = { fetch(request: Request): Response | Promise<Response> };

/**
 * A fresh browser at the door of `app`, or one that starts with the cookies of another. `origin`
 * is what stands in its address line.
 */
export function aBrowser(
  app: App,
  cookies: Iterable<[string, string]> = [],
  origin = shopUrl,
): Browser {
  const jar = cookiesOf(origin, cookies);

  async function send(path: string, init: RequestInit = {}): Promise<Page> {
    const headers = new Headers(init.headers);
    headers.set('host', new URL(origin).host);
    headers.set('accept', headers.get('accept') ?? 'text/html');
    const cookie = jar.headerFor(path);
    if (cookie) headers.set('cookie', cookie);
    if (init.method === 'POST' && !headers.has('origin')) headers.set('origin', origin);
    const response = await app.fetch(new Request(origin + path, { ...init, headers }));
    jar.keep(response.headers);
    // Where words may part is nothing to be read.
    const text = (await response.text()).replaceAll('\u00ad', '');
    return {
      status: response.status,
      headers: response.headers,
      text,
      location: pathOf(response.headers.get('location'), origin),
      json: () => JSON.parse(text),
    };
  }

  return {
    cookies: jar,
    send,
    get: (path, headers = {}) => send(path, { headers }),
    submit: (path, fields) => send(path, { method: 'POST', body: new URLSearchParams(fields) }),
    call: (path, body, headers = {}) =>
      send(path, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
      }),
  };
}

function pathOf(location: string | null, ours: string): string {
  if (location === null) return '';
  const { pathname, search, origin } = new URL(location, ours);
  return origin === ours ? pathname + search : location;
}
