import type { Accounts, OwnAccount } from './accounts/port.ts';
import type { CookieOptions } from './cookies/port.ts';
import type { Flash } from './flash/port.ts';
import type { Shopper } from './shopper.ts';
import type { SignIn } from './sign-in/port.ts';

/** One request as the pages see it. Built anew for each request. */
export type PageRequest = {
  requestId: string;
  /** For inline scripts and styles under the content policy. */
  nonce: string;
  /** The caller's network address, for limits only. */
  address: string;
  /** Null when nobody is signed in, or the session has ended. */
  shopper: Shopper | null;
  /** Why nobody is signed in: no token at all, or one that is expired, forged or signed out. */
  tokenState: 'none' | 'live' | 'stale';
  /** The database is away: nobody can be recognised, and pages answer the technical page. */
  isDown: boolean;
  /**
   * The key of what this browser remembers, 32 bytes in base64: the same for as long as the
   * session lives, and nothing without one.
   */
  memoryKey: string | null;
  /** The size of text this browser asked for; one of 100, 130, 160, 200, or nothing. */
  textSize: string | undefined;
  signIn: SignIn;
  /** Null where only members shop. */
  accounts: Accounts | null;
  /** Of a customer who is signed in and no member. */
  ownAccount: OwnAccount | null;
  /** The secret of a mailed link that was opened here. */
  link: string | undefined;
  /** Ends the session on the server and forgets the browser's cookies. */
  signOut(): Promise<void>;
  /** Leaves a message for the page that comes next. */
  flash(message: Flash): void;
  /** The message left by the page before, once. */
  takeFlash(): Flash | null;
  /** Cookies to set with the answer, whatever page gives it. */
  setCookie(name: string, value: string, options: CookieOptions): void;
};
