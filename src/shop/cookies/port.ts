/** The cookies of one request, and those to set with its answer. */
export type CookieJar = {
  get(name: CookieName): string | undefined;
  set(name: string, value: string, options?: CookieOptions): void;
  forget(name: string): void;
  /** Adds what was set to `headers`, the last word on each name winning. */
  writeTo(headers: Headers): void;
};

/** Names as pages and scripts know them; over https those that no script reads get the __Host- prefix. */
export type CookieName =
  | 'token'
  | 'user'
  | 'userId'
  | 'session'
  | 'guest'
  | 'sign_in'
  | 'return_to'
  | 'link'
  | 'text_size'
  | 'keeping'
  | 'message';

export type CookieOptions = {
  maxAgeSeconds?: number;
  httpOnly?: boolean;
  sameSite?: 'Lax' | 'Strict';
};
